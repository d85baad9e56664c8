import Foundation

extension Landing<ReaderNavigation> {
  /// The status that a link leads to, on top of what is there: by its ID where the server is the user's own, and by its URL
  /// where it is another, which has IDs of its own.
  public static func status(id: String, url: URL, server: String) -> Self {
    Self(stack: .append([url.host() == server ? .statusDetail(id: id) : .remoteStatusDetail(url: url)]))
  }
}
