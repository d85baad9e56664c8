import Foundation

/// The maximum number of redirects of one link.
let mostRedirects = 16

extension NavigationSpec {
  /// Returns the destination of a URL after all redirects.
  ///
  /// A navigator opens the same destination for this URL, but may first wait for views and conditions.
  ///
  /// - Parameter url: A URL with a custom scheme, or the URL of a web page.
  /// - Returns: The destination, or `nil` if the app must resolve the link. The result is also `nil` if no link matches
  ///   the URL, if the URL is malformed, or if the link is redirected too often.
  /// - Complexity: O(*n*), where *n* is the length of the URL. The time doesn't depend on the number of links.
  public static func landing(of url: URL) -> Landing<Self>? {
    var url = url.absoluteString
    for _ in 0...mostRedirects {
      switch resolve(url) {
      case .landed(let landing): return landing
      case .redirected(let target): url = target
      case .app, .unmatched, .rejected: return nil
      }
    }
    return nil
  }
}
