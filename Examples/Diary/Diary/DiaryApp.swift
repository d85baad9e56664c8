import SwiftUI
import WaymarkNavigation
import WaymarkUI

@main
struct DiaryApp: App {
  @State private var navigator = Navigator<DiaryNavigation>(conditions: Account.conditions)

  var body: some Scene {
    WindowGroup { NavigatorView(navigator, screens: DiaryScreens()) }
  }
}
