import Foundation
import Testing
import WaymarkNavigation

@testable import OneTab

#if canImport(UIKit)
  import UIKit
  import WaymarkUI
#endif

@Suite("A bookshop with one tab of a navigator")
@MainActor
struct ShopTests {
  @Test("A link of the spec selects the tab of the navigator, and waits for its view")
  func link() throws {
    let router = ShopRouter()
    #expect(router.open(try #require(URL(string: "https://bookshop.example/orders/7"))))
    #expect(router.selection == .orders)
    #expect(router.orders.pendingLink?.url == "https://bookshop.example/orders/7")
    router.orders.host.start()
    #expect(router.orders.state[stack: .tab(.orders)] == [.order(id: 7)])
  }

  @Test("The app's own code opens the links that the spec doesn't have")
  func ownLink() {
    let router = ShopRouter()
    #expect(router.open(ShopLink.book(3).url))
    #expect(router.selection == .books)
    #expect(router.books == [3])
    #expect(router.orders.pendingLink == nil)
  }

  @Test("Neither the app nor the navigator opens an unknown URL")
  func unknown() throws {
    let router = ShopRouter()
    #expect(!router.open(try #require(URL(string: "https://bookshop.example/help"))))
    #expect(router.selection == .books)
  }

  #if canImport(UIKit)
    /// The app in a window, with UIKit.
    private func launch(_ url: String? = nil) throws -> (tabs: ShopTabBarController, window: UIWindow) {
      let tabs = ShopTabBarController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      if let url { #expect(tabs.open(try #require(URL(string: url)))) }
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      tabs.orders.applyState()
      return (tabs, window)
    }

    @Test("A link that launches the UIKit app shows its screen in the tab of the navigator")
    func cold() throws {
      let (tabs, window) = try launch("bookshop://orders/7")
      #expect(tabs.selectedViewController === tabs.orders)
      #expect(tabs.orders.navigationController(of: .tab(.orders))?.viewControllers.count == 2)
      withExtendedLifetime(window) {}
    }

    @Test("A link that arrives in another tab of the UIKit app selects the tab of the navigator")
    func warm() throws {
      let (tabs, window) = try launch()
      #expect(tabs.selectedViewController === tabs.books)
      #expect(tabs.open(try #require(URL(string: "bookshop://orders/7/invoice"))))
      #expect(tabs.selectedViewController === tabs.orders)
      tabs.orders.applyState()
      #expect(tabs.orders.navigator.sheet == .invoice(id: 7))
      withExtendedLifetime(window) {}
    }

    @Test("The UIKit app's own code opens its links beside the navigator")
    func own() throws {
      let (tabs, window) = try launch("bookshop://books/3")
      #expect(tabs.selectedViewController === tabs.books)
      #expect((tabs.books.viewControllers.last as? BookController)?.id == 3)
      #expect(!tabs.open(try #require(URL(string: "bookshop://help"))))
      withExtendedLifetime(window) {}
    }
  #endif
}
