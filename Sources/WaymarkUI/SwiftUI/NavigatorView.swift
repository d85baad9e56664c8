#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// A view that shows the tabs, stacks, sheets, and covers of a navigator.
  ///
  /// ```swift
  /// struct RootView: View {
  ///   @State private var navigator = Navigator<FruitsNavigation>()
  ///
  ///   var body: some View { NavigatorView(navigator, screens: FruitsScreens()) }
  /// }
  /// ```
  ///
  /// A type that conforms to ``NavigatorScreens`` provides the views of the screens. Each tab has a `NavigationStack`. A
  /// sheet or cover has a `NavigationStack` if the spec declares a title for the screen, or if other screens can be
  /// pushed inside the sheet or cover.
  ///
  /// The environment of all views contains the navigator, as `@Environment(Navigator<…>.self)`, and the action
  /// `\.dismissModal`. The navigator opens the URLs that the system delivers to the app. If a view opens a URL that is
  /// a link of the app, the navigator opens this URL too.
  public struct NavigatorView<Screens: NavigatorScreens>: View {
    /// The navigation of the app.
    public typealias Spec = Screens.Spec

    private let content: NavigatorContent<Screens>
    @SceneStorage private var snapshot: Data?
    @State private var arrivals = LinkArrivals()
    @State private var views: ViewsOfNavigator<Spec>?
    /// A Boolean value that is `false` until the scene is active for the first time.
    @State private var hasBeenActive = false
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    /// Creates a view that shows a navigator.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - screens: The views of the screens.
    public init(_ navigator: Navigator<Spec>, screens: Screens) {
      content = NavigatorContent(navigator: navigator, screens: screens)
      _snapshot = SceneStorage("waymark.state" + (navigator.account.map { ".\($0)" } ?? ""))
      #if canImport(UIKit)
        Spec.tabBar.colors.setAppearance()
      #endif
    }

    private var navigator: Navigator<Spec> { content.navigator }

    /// The tabs and the screens that are presented over the tabs.
    public var body: some View {
      NavigatorTabs(content)
        .modifier(NavigatorContent.OpenWindows(screens: content))
        .modifier(NavigatorContent.PresentedModal(screens: content))
        .background { TabShortcuts(navigator: navigator) }
        .inEnvironment(of: navigator)
        // The roots of tabs get a new identity if the view is updated with another navigator.
        .id(ObjectIdentifier(navigator))
        .onOpenURL { url in arrive(url, by: .url) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          if let url = activity.webpageURL { arrive(url, by: .activity) }
        }
        // Without this modifier, a link opens a new window in apps with several windows.
        .handlesExternalEvents(preferring: scenePhase == .active ? ["*"] : [], allowing: ["*"])
        .onAppear(perform: start)
        .onChange(of: ObjectIdentifier(navigator)) { start() }
        .onChange(of: scenePhase, initial: true) {
          // The system delivers the link that launches the app in the same turn of the main actor.
          if scenePhase == .active { Task { @MainActor in hasBeenActive = true } }
        }
        .modifier(SavedScene(navigator: navigator, snapshot: keepsScenes && views != nil ? $snapshot : nil))
    }

    /// A Boolean value that indicates whether each scene saves its own state.
    ///
    /// An app with a single scene uses the navigator's storage instead.
    private var keepsScenes: Bool { Spec.tabBar.restores == .everything && supportsMultipleWindows }

    private func start() {
      // A cover may make the views beneath it disappear and appear again.
      guard views?.navigator !== navigator else { return }
      views?.stop()
      // The system releases the object when the view is removed. A cover of the app, which makes the view disappear but
      // doesn't remove the view, therefore holds no links.
      withTransaction(.withoutAnimation) {
        views = ViewsOfNavigator(navigator, restoring: keepsScenes ? snapshot : nil)
      }
    }

    private func arrive(_ url: URL, by way: LinkArrivals.Way) {
      if arrivals.isNew(url, by: way, at: .now) { navigator.open(url, animated: hasBeenActive) }
    }
  }

  /// A modifier that saves the state of a scene.
  ///
  /// The modifier observes the whole state. The content of the modifier therefore doesn't observe the whole state.
  private struct SavedScene<Spec: NavigationSpec>: ViewModifier {
    let navigator: Navigator<Spec>
    /// The storage of the scene, or `nil` if the scene doesn't save its state.
    let snapshot: Binding<Data?>?

    func body(content: Content) -> some View {
      content.onChange(of: snapshot == nil ? nil : navigator.state) { snapshot?.wrappedValue = navigator.snapshot() }
    }
  }
#endif
