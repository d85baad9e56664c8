import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// The content of a window: the tabs, and the sheets and covers over the tabs.
struct RootView: View {
  @State private var model = WindowModel()

  var body: some View {
    NavigatorView(model.navigator, screens: ShowcaseScreens())
      .linkNotice()
      .environment(model.notice)
  }
}
