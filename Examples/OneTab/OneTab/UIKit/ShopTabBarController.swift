#if canImport(UIKit)
  import UIKit
  import WaymarkNavigation
  import WaymarkUI

  /// The tab bar controller of an app that uses UIKit. Waymark navigates the second tab.
  final class ShopTabBarController: UITabBarController {
    let books = UINavigationController()
    let orders: NavigatorStackController<OrdersNavigation>

    init() {
      let navigator = Navigator<OrdersNavigation>()
      orders = NavigatorStackController(navigator, OrdersControllers(navigator: navigator))
      super.init(nibName: nil, bundle: nil)
      books.viewControllers = [BookListController()]
      books.tabBarItem = UITabBarItem(title: "Books", image: UIImage(systemName: "books.vertical"), tag: 0)
      orders.tabBarItem = UITabBarItem(OrdersNavigation.Tab.orders)
      viewControllers = [books, orders]
    }

    required init?(coder: NSCoder) { nil }

    /// Opens a link, and returns a Boolean value that indicates whether the app has the link.
    @discardableResult
    func open(_ url: URL) -> Bool {
      if orders.navigator.handle(url) {
        selectedViewController = orders
        return true
      }
      switch ShopLink(url) {
      case .book(let id):
        books.setViewControllers([BookListController(), BookController(id: id)], animated: false)
        selectedViewController = books
        return true
      case nil: return false
      }
    }
  }

  final class BookListController: UIViewController {}

  final class BookController: UIViewController {
    let id: Int

    init(id: Int) {
      self.id = id
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
