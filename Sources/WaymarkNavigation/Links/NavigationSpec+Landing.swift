import Foundation

/// How many URLs may stand in for one another before it is taken to have no end.
let mostRedirects = 16

extension NavigationSpec {
  /// Where a URL lands, after all redirects: what a navigator that has nothing to wait for would do. Nil where no link matches,
  /// where the URL is refused, and where the app would have to be asked.
  ///
  /// - Complexity: O(length of the URL), whatever the number of links.
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
