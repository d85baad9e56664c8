import Foundation
import WaymarkNavigation

/// A link that an attribution service reports to the app.
nonisolated struct ReportedLink: Hashable, Sendable {
  let url: URL
  /// A Boolean value that indicates whether the user tapped the link before the app was installed.
  let isDeferred: Bool

  /// Creates a link from a path of the app, or returns `nil` if the path matches no link of the spec.
  ///
  /// The service passes on what is in the link, and everyone can write a link. The scheme is therefore always the app's own.
  init?(path: String?, isDeferred: Bool) {
    guard let path, let url = URL(string: "fruits://" + path.drop { $0 == "/" }),
      FruitsNavigation.landing(of: url) != nil
    else { return nil }
    self.url = url
    self.isDeferred = isDeferred
  }
}
