#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  extension View {
    /// Presents the sheets and covers of a navigator over the view, and opens the windows of the navigator.
    ///
    /// ``NavigatorView/init(_:screens:)`` has this modifier. Use the modifier for the view with your own tab bar.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose sheets, covers, and windows are shown.
    ///   - screens: The views of the screens.
    /// - Returns: A view that presents the sheets and covers.
    public func navigatorModals<Screens: NavigatorScreens>(
      _ navigator: Navigator<Screens.Spec>, screens: Screens
    ) -> some View {
      modifier(NavigatorModals(NavigatorContent(navigator: navigator, screens: screens)))
    }
  }

  /// A modifier that presents the sheets and covers of a navigator, and opens the windows of the navigator.
  public struct NavigatorModals<Screens: NavigatorScreens>: ViewModifier {
    private let screens: NavigatorContent<Screens>

    init(_ screens: NavigatorContent<Screens>) { self.screens = screens }

    /// Returns the view with the presented sheets and covers.
    ///
    /// - Parameter content: The view over which the sheets and covers are presented.
    /// - Returns: The view with the presented sheets and covers.
    public func body(content: Content) -> some View {
      content
        .modifier(NavigatorContent.OpenWindows(screens: screens))
        .modifier(NavigatorContent.PresentedModals(screens: screens))
    }
  }
#endif
