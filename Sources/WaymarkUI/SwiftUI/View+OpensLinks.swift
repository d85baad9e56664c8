#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CoreSpotlight
  import SwiftUI
  import WaymarkNavigation

  extension View {
    /// Opens the links that the scene receives with a navigator.
    ///
    /// While the scene is active, the navigator also takes the URLs of an inbox. ``NavigatorView`` uses this modifier.
    /// Use the modifier on the root view of a scene that shows the navigator without a ``NavigatorView``.
    ///
    /// - Parameters:
    ///   - navigator: The navigator that opens the links.
    ///   - inbox: The inbox whose URLs the navigator takes.
    /// - Returns: A view that opens links.
    public func opensLinks<Spec: NavigationSpec>(
      with navigator: Navigator<Spec>, inbox: LinkInbox = .shared
    ) -> some View {
      modifier(IncomingLinks(inbox: inbox) { navigator.open($0, animated: $1) })
        .modifier(InboxLinks(navigator: navigator, inbox: inbox))
        .modifier(ObservedScene())
    }

    /// Puts the links that the scene receives into an inbox, until a navigator takes the newest link.
    ///
    /// Use this modifier on the root view of a scene that shows no navigator yet, such as a login screen.
    ///
    /// ```swift
    /// if let account { RootView(account: account) } else { LoginView().opensLinks(with: .shared) }
    /// ```
    ///
    /// - Parameter inbox: The inbox.
    /// - Returns: A view that collects links.
    public func opensLinks(with inbox: LinkInbox) -> some View {
      modifier(IncomingLinks(inbox: inbox) { link, _ in inbox.put(link, by: .app) }).modifier(ObservedScene())
    }
  }

  private struct IncomingLinks: ViewModifier {
    /// The inbox may have the URL already.
    let inbox: LinkInbox
    /// The second argument is `false` for a link that launches the app.
    let open: @MainActor (ReceivedLink, Bool) -> Void
    @State private var hasBeenActive = false
    @Environment(\.isSceneActive) private var isActive

    func body(content: Content) -> some View {
      content
        .onOpenURL { url in receive(ReceivedLink(opened: url), by: .url) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb, perform: receive)
        .onContinueUserActivity(CSSearchableItemActionType, perform: receive)
        .onContinueUserActivity(ScreenActivityKeys.type, perform: receive)
        // Without this modifier, a link opens a new window in apps with several windows.
        .handlesExternalEvents(preferring: isActive == true ? ["*"] : [], allowing: ["*"])
        .onChange(of: isActive, initial: true) {
          // The system delivers the link that launches the app in the same turn of the main actor.
          if isActive == true { Task { @MainActor in hasBeenActive = true } }
        }
    }

    private func receive(_ activity: NSUserActivity) {
      if let link = activity.link { receive(link, by: .activity) }
    }

    private func receive(_ link: ReceivedLink, by way: LinkArrivals.Way) {
      if inbox.isNew(link.url, by: way) { open(link, hasBeenActive) }
    }
  }

  /// Only while the scene is active.
  private struct InboxLinks<Spec: NavigationSpec>: ViewModifier {
    let navigator: Navigator<Spec>
    let inbox: LinkInbox
    @State private var connection: LinkConnection?
    @Environment(\.isSceneActive) private var isActive

    func body(content: Content) -> some View {
      content
        .onChange(of: isActive == true, initial: true, connect)
        .onChange(of: ObjectIdentifier(navigator), connect)
        .onChange(of: ObjectIdentifier(inbox), connect)
    }

    private func connect() { connection = isActive == true ? navigator.takeLinks(from: inbox) : nil }
  }

  extension Navigator {
    /// Opens a URL with a custom scheme, or a universal link.
    ///
    /// ``NavigatorView`` opens the link that launches the app without an animation.
    ///
    /// - Parameters:
    ///   - url: The URL of the link.
    ///   - source: The system feature or the app that passed the link.
    ///   - animated: A Boolean value that indicates whether SwiftUI views animate the change of the screens.
    /// - Returns: The immediate result. The result is `LinkOutcome.unmatched` if no link of the spec matches the URL.
    @discardableResult
    public func open(_ url: URL, from source: LinkSource = .app, animated: Bool) -> LinkOutcome {
      open(ReceivedLink(url, LinkArrival(source)), animated: animated)
    }

    @discardableResult fileprivate func open(_ link: ReceivedLink, animated: Bool) -> LinkOutcome {
      animated ? open(link) : withTransaction(.withoutAnimation) { open(link) }
    }
  }

  extension Transaction {
    static var withoutAnimation: Transaction {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      return transaction
    }
  }
#endif
