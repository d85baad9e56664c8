import Foundation

/// An inbox for the URLs that an app receives outside its navigators, such as the URL of a tapped notification.
///
/// The inbox keeps only the newest URL. A navigator that is connected to the inbox takes the URL and opens it. If no
/// navigator is connected, for example while the app launches or shows a login screen, the URL waits.
///
/// ```swift
/// LinkInbox.shared.put(url)    // on any thread
/// ```
///
/// `NavigatorView` connects its navigator while its scene is active. If several navigators are connected, the navigator
/// that was connected last takes the URL. Each URL is opened by one navigator.
public final class LinkInbox: Sendable {
  /// The inbox of the app.
  public static let shared = LinkInbox()

  private let lock = NSLock()
  /// Protected by the lock.
  nonisolated(unsafe) private var link: ReceivedLink?
  /// Protected by the lock.
  nonisolated(unsafe) private var arrivals = LinkArrivals()
  @MainActor private var connections: [WeakConnection] = []
  private let now: @Sendable () -> Duration

  /// Creates an empty inbox.
  ///
  /// Apps use the inbox ``shared``. Create a separate inbox for a test.
  public convenience init() { self.init { LinkClock.now } }

  package init(now: @escaping @Sendable () -> Duration) { self.now = now }

  /// Puts a URL into the inbox. The URL replaces a waiting URL.
  ///
  /// If a navigator is connected, the navigator opens the URL in the next turn of the main actor. A URL that the system
  /// has just delivered to the views of the app is ignored.
  ///
  /// - Parameters:
  ///   - url: The URL of a link.
  ///   - source: The system feature or the app that passed the link. The events of the navigator report the source.
  ///   - sendingApp: The bundle identifier of the app that opened the URL.
  /// - Returns: The waiting URL that was replaced and that no navigator will open, or `nil`.
  @discardableResult public func put(
    _ url: URL, from source: LinkSource = .app, sentBy sendingApp: String? = nil
  ) -> URL? {
    put(ReceivedLink(url, LinkArrival(source, sendingApp: sendingApp)), by: .app)
  }

  /// Returns the waiting URL that was replaced.
  @discardableResult package func put(_ link: ReceivedLink, by way: LinkArrivals.Way) -> URL? {
    guard isNew(link.url, by: way) else { return nil }
    var link = link
    link.arrival.time = now()
    let replaced = exchange(for: link)
    Task { @MainActor in deliver() }
    return replaced?.url
  }

  /// Returns `false` if the URL has just arrived another way, or waits in the inbox.
  package func isNew(_ url: URL, by way: LinkArrivals.Way) -> Bool {
    lock.withLock {
      if way != .app, url == link?.url { return false }
      return arrivals.isNew(url, by: way, at: .now)
    }
  }

  /// Puts the URL in a dictionary into the inbox, for example from the user info of a notification.
  ///
  /// - Parameters:
  ///   - userInfo: The dictionary.
  ///   - key: The key of the URL. The value is a `URL`, or a string that contains the URL.
  ///   - source: The system feature that passed the dictionary. The events of the navigator report the source.
  /// - Returns: A Boolean value that indicates whether the dictionary contains a URL.
  @discardableResult public func put(
    _ userInfo: [AnyHashable: Any]?, key: String, from source: LinkSource = .app
  ) -> Bool {
    guard let url = URL(userInfo, key: key) else { return false }
    put(url, from: source)
    return true
  }

  /// Removes and returns the waiting URL, for example to discard the URL when the user signs out.
  ///
  /// - Returns: The waiting URL, or `nil` if the inbox is empty.
  @discardableResult public func take() -> URL? { exchange(for: nil)?.url }

  private func exchange(for newLink: ReceivedLink?) -> ReceivedLink? {
    lock.withLock {
      defer { link = newLink }
      if let link { arrivals.didTake(link.url, at: .now) }
      return link
    }
  }

  /// If a URL is waiting, the navigator of the connection opens the URL.
  @MainActor func add(_ connection: LinkConnection) {
    connections.append(WeakConnection(connection: connection))
    deliver()
  }

  @MainActor private func deliver() {
    connections.removeAll { $0.connection?.navigator == nil }
    guard let navigator = connections.last?.connection?.navigator, let link = exchange(for: nil) else { return }
    navigator.open(link)
  }
}

/// Doesn't extend the life of a connection.
private struct WeakConnection {
  weak var connection: LinkConnection?
}

extension URL {
  package init?(_ userInfo: [AnyHashable: Any]?, key: String) {
    switch userInfo?[key] {
    case let url as URL: self = url
    case let text as String: self.init(string: text)
    default: return nil
    }
  }
}

/// A connection between an inbox and a navigator, which opens the URLs of the inbox.
///
/// The connection ends when the object is deallocated. Keep the object while the scene of the navigator is active.
@MainActor public final class LinkConnection {
  weak var navigator: (any LinkOpener)?

  init(_ navigator: any LinkOpener) { self.navigator = navigator }
}

@MainActor
protocol LinkOpener: AnyObject {
  @discardableResult
  func open(_ link: ReceivedLink) -> LinkOutcome
}

extension Navigator: LinkOpener {
  /// Connects the navigator to an inbox. If a URL is waiting in the inbox, the navigator opens the URL at once.
  ///
  /// `NavigatorView` and the modifier `opensLinks(with:)` call this method. Call the method in custom views that
  /// replace the views of `WaymarkUI`.
  ///
  /// - Parameter inbox: The inbox.
  /// - Returns: The connection, which lasts as long as the returned object.
  public func takeLinks(from inbox: LinkInbox = .shared) -> LinkConnection {
    let connection = LinkConnection(self)
    inbox.add(connection)
    return connection
  }
}
