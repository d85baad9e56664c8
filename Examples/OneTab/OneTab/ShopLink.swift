import Foundation

/// The links that the app's own code opens, as before Waymark.
enum ShopLink: Hashable {
  case book(Int)

  init?(_ url: URL) {
    guard url.scheme == "bookshop", url.host() == "books", let id = Int(url.lastPathComponent) else { return nil }
    self = .book(id)
  }

  var url: URL {
    switch self {
    case .book(let id): URL(string: "bookshop://books/\(id)")!
    }
  }
}
