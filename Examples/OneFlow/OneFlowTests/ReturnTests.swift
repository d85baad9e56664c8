import Foundation
import Testing
import WaymarkNavigation

@testable import OneFlow

#if canImport(UIKit)
  import SwiftUI
  import UIKit
  import WaymarkUI
#endif

@Suite("A flow that the app presents as a sheet")
@MainActor
struct ReturnTests {
  @Test("A flow starts with the books of an order")
  func order() {
    let flow = ReturnFlow(order: 7)
    flow.navigator.host.start()
    #expect(flow.navigator.state[stack: .tab(.start)] == [.books(order: 7)])
  }

  @Test("A link of the flow starts the flow, and other URLs don't")
  func link() throws {
    let url = try #require(URL(string: "bookshop://returns/7"))
    let flow = try #require(ReturnFlow(url))
    flow.navigator.host.start()
    #expect(flow.navigator.state[stack: .tab(.start)] == [.books(order: 7)])
    #expect(ReturnFlow(try #require(URL(string: "bookshop://orders/7"))) == nil)
  }

  #if canImport(UIKit)
    @Test("The UIKit app presents the flow of a link")
    func presentation() throws {
      let account = AccountController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = account
      window.makeKeyAndVisible()
      #expect(account.open(try #require(URL(string: "bookshop://returns/7"))))
      #expect(account.presentedViewController is NavigatorStackController<ReturnsNavigation>)
      #expect(account.endedFlows == 0)
      withExtendedLifetime(window) {}
    }

    @Test("The last step of the flow passes its result to the UIKit app")
    func result() throws {
      var returned: Int?
      let controllers = ReturnsControllers(navigator: ReturnFlow().navigator) { returned = $0 }
      let controller = controllers.route(.reason(order: 7, book: 2))
      let hosting = controller as? UIHostingController<HostedScreen<ReturnsNavigation, ReasonView>>
      try #require(hosting).rootView.screen.finish()
      #expect(returned == 2)
    }
  #endif
}
