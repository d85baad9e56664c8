import Catalog
import Checkout
import Foundation
import Testing
import WaymarkNavigation

@testable import Store

@Suite("The store, with the spec of the app")
@MainActor
struct StoreTests {
  private let recorder = NavigationRecorder<StoreNavigation>()
  private var navigator: Navigator<StoreNavigation> { recorder.navigator }
  private var catalog: NavigationScope<CatalogNavigation> { navigator.handle(of: .tab(.browse)).catalog }

  @Test("A link to a product of the catalog in Store opens the product on top of its category")
  func links() throws {
    navigator.open(try #require(URL(string: "store://browse/music/7")))
    #expect(
      navigator.state.stacks == [
        .browse: [.catalog(.category(category: .music)), .catalog(.product(id: 7))]
      ])
    let url = StoreNavigation.Cover.checkout(.payment(method: .invoice)).url(on: .app)
    #expect(url?.absoluteString == "store://basket/payment?method=invoice")
  }

  @Test("Buying a product of the catalog in Store presents the payment of the checkout")
  func purchase() {
    catalog.push(.product(id: 7))
    ProductModel(id: 7, navigation: catalog, buy: navigator.buy).buyNow()
    #expect(navigator.state.cover == .checkout(.payment()))
    // The catalog pops the product from its own stack, although the payment is in front.
    #expect(navigator.state.stacks == [:])
  }

  @Test("The checkout in Store shows an order only in a tab that allows orders in the spec")
  func payment() {
    let model = CheckoutModel(navigation: navigator.checkout)
    model.start(with: .card)
    model.enterAddress()
    navigator.push(.help)
    #expect(!model.finish(order: "A-1"))
    navigator.pop()
    #expect(model.finish(order: "A-1") == false)
    #expect(navigator.state.modals.isEmpty)
    #expect(recorder.events.last == .rejected(.notAllowed(.checkout(.order(number: "A-1")), in: .tab(.browse))))
    navigator.select(.basket)
    model.start(with: .card)
    #expect(model.finish(order: "A-1"))
    #expect(navigator.state.stacks == [.basket: [.checkout(.order(number: "A-1"))]])
  }

  @Test("A screen of the catalog in Store waits until the user signs in")
  func conditions() {
    #expect(catalog.push(.reviews) == .pending(for: ["signedIn"]))
    #expect(navigator.state.sheet == .signIn)
    navigator.conditions.insert(.signedIn)
    #expect(navigator.state.modals.isEmpty)
    #expect(navigator.state.stacks == [.browse: [.catalog(.reviews)]])
  }

  @Test("The sheet for the payment method in Store returns the chosen method to the checkout")
  func result() async {
    let model = CheckoutModel(navigation: navigator.checkout)
    model.start(with: .card)
    let events = navigator.events
    let task = Task { await model.chooseMethod() }
    for await event in events where event == .presented(.sheet(.checkout(.pickMethod))) { break }
    #expect(navigator.state.modals == [.cover(.checkout(.payment())), .sheet(.checkout(.pickMethod))])
    model.choose(.invoice)
    #expect(await task.value == .invoice)
    #expect(navigator.state.cover == .checkout(.payment()))
  }

  @Test("Events and states of Store contain the metadata of screens from features")
  func metadata() {
    catalog.push(.product(id: 7))
    #expect(recorder.events.map { $0.metadata?.owner } == ["catalog"])
    #expect(navigator.state.screenMetadata?.screenClass == "item")
    navigator.push(.catalog(.reviews))
    #expect(navigator.state.screenMetadata?.screenClass == "login")
  }

  @Test("A snapshot of Store restores a screen of a feature")
  func restoration() {
    catalog.push(.product(id: 7, related: .games))
    let other = NavigationRecorder<StoreNavigation>().navigator
    #expect(other.restore(navigator.snapshot()) == .done)
    #expect(other.state == navigator.state)
  }
}
