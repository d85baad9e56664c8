#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// A stack of a navigator in an app that has its own navigation.
  ///
  /// The view shows a spec with one tab, beside views that Waymark doesn't know: in a tab of the app's own tab view, or in
  /// a sheet of the app. It presents the sheets and covers of the spec.
  ///
  /// ```swift
  /// TabView(selection: $selection) {
  ///   HomeView().tag(AppTab.home)
  ///   NavigatorStack(navigator, screens: OrdersScreens()).tag(AppTab.orders)
  /// }
  /// .onOpenURL { url in
  ///   if navigator.handle(url) { selection = .orders } else { router.open(url) }
  /// }
  /// ```
  ///
  /// In contrast to ``NavigatorView``, this view receives no links and takes no URLs of an inbox, because the app receives
  /// them. Pass each URL to `navigator.handle(_:)` first. If a view inside the stack opens a URL, the navigator opens the
  /// links of the spec, and `opensOtherURLs` receives all others.
  ///
  /// If the spec has several tabs, the view shows the stack of the selected tab, without a tab bar.
  public struct NavigatorStack<Screens: ScreenViews>: View {
    private let navigator: Navigator<Screens.Spec>
    private let screens: Screens
    private let dismiss: (@MainActor () -> Void)?
    @Environment(\.dismissModal) private var outerDismissal

    /// Creates a view that shows the stack of a navigator.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - screens: The views of the screens.
    ///   - dismiss: A closure that dismisses the sheet or cover of the app that contains the view. The action
    ///     `\.dismissModal` of the screens on the stack calls the closure.
    public init(
      _ navigator: Navigator<Screens.Spec>, screens: Screens, dismiss: (@MainActor () -> Void)? = nil
    ) {
      self.navigator = navigator
      self.screens = screens
      self.dismiss = dismiss
    }

    /// The stack, and the screens that are presented over the stack.
    public var body: some View {
      NavigatorView(navigator, screens: screens, receivesLinks: false) { $0.stack(of: navigator.selection) }
        .environment(\.dismissModal, dismiss.map { DismissModalAction($0) } ?? outerDismissal)
        // While another tab of the app hides the view, the system presents nothing over it.
        .onAppear { navigator.host.retryPresentation() }
    }
  }
#endif
