import Foundation

/// A connection between an inbox and a navigator, which opens the URLs of the inbox.
///
/// The connection ends when the object is deallocated. Keep the object while the scene of the navigator is active.
@MainActor
public final class LinkConnection {
  weak var navigator: (any LinkOpener)?

  init(_ navigator: any LinkOpener) { self.navigator = navigator }
}

/// A navigator of any spec.
@MainActor
protocol LinkOpener: AnyObject {
  @discardableResult
  func open(_ url: URL) -> LinkOutcome
}

extension Navigator: LinkOpener {
  /// Connects the navigator to an inbox. If a URL is waiting in the inbox, the navigator opens the URL at once.
  ///
  /// `NavigatorView` and the modifier `opensLinks(with:)` call this method. Call the method in custom views that replace
  /// the views of `WaymarkUI`.
  ///
  /// - Parameter inbox: The inbox.
  /// - Returns: The connection, which lasts as long as the returned object.
  public func takeLinks(from inbox: LinkInbox = .shared) -> LinkConnection {
    let connection = LinkConnection(self)
    inbox.add(connection)
    return connection
  }
}
