#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// The tabs of a navigator, or the gate that replaces them.
  ///
  /// Each ``NavigatorView`` has this view. While a gate is shown, the tabs aren't on the screen, so they can't show data of
  /// a user who signed out.
  public struct GatedTabs<Screens: ScreenViews, Tabs: View>: View {
    let screens: NavigatorContent<Screens>
    let tabs: Tabs

    /// The tabs or the gate.
    public var body: some View {
      if let gate = screens.navigator.gate {
        PresentedScreen(
          navigator: screens.navigator, place: .gate(gate), screen: gate, route: screens.route
        ) {
          screens.gate(gate)
        }
        .id(gate)
      } else {
        tabs
      }
    }
  }
#endif
