import Foundation
import Observation
import WaymarkNavigation

enum ShopTab: Hashable {
  case books, orders
}

/// The app's own router, which keeps its tabs and the stack of its first tab.
@MainActor @Observable
final class ShopRouter {
  var selection = ShopTab.books
  var books: [Int] = []
  /// The navigation of the tab with the orders.
  let orders = Navigator<OrdersNavigation>()

  /// Opens a link, and returns a Boolean value that indicates whether the app has the link.
  @discardableResult
  func open(_ url: URL) -> Bool {
    if orders.handle(url) {
      selection = .orders
      return true
    }
    switch ShopLink(url) {
    case .book(let id):
      books = [id]
      selection = .books
      return true
    case nil: return false
    }
  }
}
