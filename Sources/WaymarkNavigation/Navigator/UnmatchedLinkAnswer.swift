import Foundation

/// The answer of an app to a universal link that no link of its spec matches.
///
/// The system opens the app for each URL that its association file claims, also for a page that the spec doesn't know.
/// Assign an answer, and the user sees the page anyway:
///
/// ```swift
/// navigator.unmatchedLinks = .init { url in page = url }
/// ```
///
/// `WaymarkUI` adds the answers `browser` and `webView`. The navigator calls the answer when the views are on the screen.
/// If the browser passes the link back to the app, the navigator doesn't answer again for ten seconds.
@MainActor public struct UnmatchedLinkAnswer<Spec: NavigationSpec> {
  let open: @MainActor (URL, Navigator<Spec>) -> Void

  /// Creates an answer.
  ///
  /// - Parameter open: A closure that opens the page of the URL. The closure must not pass the URL to the navigator.
  public init(_ open: @escaping @MainActor (URL) -> Void) { self.open = { url, _ in open(url) } }

  package init(_ open: @escaping @MainActor (URL, Navigator<Spec>) -> Void) { self.open = open }
}

/// The links that the app has opened on the web, and that come back if the browser passes them to the app.
struct AnsweredLinks {
  private static let time = Duration.seconds(10)

  private var links: [(url: String, time: Duration)] = []

  /// Returns `false` if the link was answered just before. The redirects of a site can lead through several links.
  mutating func add(_ url: String, at time: Duration) -> Bool {
    links.removeAll { time - $0.time >= Self.time }
    guard !links.contains(where: { $0.url == url }) else { return false }
    links.append((url, time))
    return true
  }
}
