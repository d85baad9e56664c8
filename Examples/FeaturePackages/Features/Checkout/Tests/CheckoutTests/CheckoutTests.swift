import Checkout
import Testing
import WaymarkNavigation

@Suite("The checkout, without the app")
@MainActor
struct CheckoutTests {
  @Test("A payment in the Checkout feature dismisses its cover and pushes the order")
  func payment() {
    let recorder = ScopeRecorder<CheckoutNavigation>()
    let model = CheckoutModel(navigation: recorder.scope)
    model.start(with: .invoice)
    model.enterAddress()
    #expect(model.finish(order: "A-1"))
    #expect(
      recorder.commands == [
        .presentCover(.payment(method: .invoice)), .push(.address), .dismiss, .push(.order(number: "A-1")),
      ])
  }

  @Test("The Checkout feature returns the payment method that the user picks, or nil if the user picks none")
  func method() async {
    let recorder = ScopeRecorder<CheckoutNavigation>()
    let model = CheckoutModel(navigation: recorder.scope)
    recorder.answer(.pickMethod, with: .invoice)
    #expect(await model.chooseMethod() == .invoice)
    #expect(await model.chooseMethod() == nil)
    model.choose(.card)
    #expect(recorder.commands == [.ask(.sheet(.pickMethod)), .ask(.sheet(.pickMethod)), .finish("pickMethod")])
  }

  @Test("The Checkout feature pushes no order if the payment is no longer visible")
  func rejection() {
    let recorder = ScopeRecorder<CheckoutNavigation>(outcome: .rejected(reason: "another screen is visible"))
    #expect(!CheckoutModel(navigation: recorder.scope).finish(order: "A-1"))
    #expect(recorder.commands == [.dismiss])
  }
}
