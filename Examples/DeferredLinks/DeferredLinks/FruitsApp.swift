import SwiftUI
import WaymarkNavigation
import WaymarkUI

@main
struct FruitsApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }
}

struct RootView: View {
  @State private var navigator = Navigator<FruitsNavigation>(resolve: ClickLinks().answer)

  var body: some View {
    NavigatorView(navigator, screens: FruitsScreens())
      .overlay {
        if navigator.resolvingLink != nil { ProgressView() }
      }
  }
}

struct FruitsScreens: ScreenViews {
  typealias Spec = FruitsNavigation

  func tab(_ tab: Spec.Tab) -> some View {
    switch tab {
    case .market: Text("Market")
    case .basket: Text("Basket")
    }
  }

  func route(_ route: Spec.Route) -> some View {
    switch route {
    case .fruit(let name): Text(name)
    }
  }
}
