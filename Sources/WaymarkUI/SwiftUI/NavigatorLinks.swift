#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  extension View {
    /// Opens the links that the system delivers to the app.
    ///
    /// ``NavigatorView`` has this modifier. Use the modifier only for a root view without a ``NavigatorView``. Such a root
    /// view calls `navigator.host.start()` when the view appears.
    ///
    /// - Parameter navigator: The navigator that opens the links.
    /// - Returns: A view that opens links.
    public func navigatorLinks<Spec: NavigationSpec>(_ navigator: Navigator<Spec>) -> some View {
      modifier(NavigatorLinks(navigator: navigator))
    }
  }

  /// A modifier that opens the links that the system delivers to the app.
  struct NavigatorLinks<Spec: NavigationSpec>: ViewModifier {
    let navigator: Navigator<Spec>
    @State private var arrivals = LinkArrivals()
    /// A Boolean value that is `false` until the scene is active for the first time.
    @State private var hasBeenActive = false
    @Environment(\.scenePhase) private var scenePhase

    func body(content: Content) -> some View {
      content
        .onOpenURL { url in arrive(url, by: .url) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          if let url = activity.webpageURL { arrive(url, by: .activity) }
        }
        // Without this modifier, a link opens a new window in apps with several windows.
        .handlesExternalEvents(preferring: scenePhase == .active ? ["*"] : [], allowing: ["*"])
        .onChange(of: scenePhase, initial: true) {
          // The system delivers the link that launches the app in the same turn of the main actor.
          if scenePhase == .active { Task { @MainActor in hasBeenActive = true } }
        }
    }

    private func arrive(_ url: URL, by way: LinkArrivals.Way) {
      if arrivals.isNew(url, by: way, at: .now) { navigator.open(url, animated: hasBeenActive) }
    }
  }
#endif
