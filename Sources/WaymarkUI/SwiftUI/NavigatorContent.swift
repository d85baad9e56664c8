#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// A navigator and the views of its screens.
  ///
  /// Views store this value instead of closures, because SwiftUI can compare the value. If the value is unchanged,
  /// SwiftUI doesn't evaluate the view again.
  @MainActor
  struct NavigatorContent<Screens: NavigatorScreens> {
    typealias Spec = Screens.Spec

    let navigator: Navigator<Spec>
    let screens: Screens

    func root(of tab: Spec.Tab) -> TabRoot<Screens> { TabRoot(screens: screens, tab: tab) }

    func route(_ route: Spec.Route) -> PushedScreen<Screens> { PushedScreen(screens: screens, route: route) }

    func sheet(_ sheet: Spec.Sheet) -> Screens.SheetScreen { screens.sheet(sheet) }

    func cover(_ cover: Spec.Cover) -> Screens.CoverScreen { screens.cover(cover) }

    func window(_ window: Spec.Window) -> Screens.WindowScreen { screens.window(window) }
  }

  /// The root of a tab. A push in the tab doesn't evaluate the root again.
  struct TabRoot<Screens: NavigatorScreens>: View {
    let screens: Screens
    let tab: Screens.Spec.Tab

    var body: some View { screens.tab(tab) }
  }

  /// A screen on a stack. A push above the screen doesn't evaluate the screen again.
  struct PushedScreen<Screens: NavigatorScreens>: View {
    let screens: Screens
    let route: Screens.Spec.Route

    var body: some View { screens.route(route) }
  }
#endif
