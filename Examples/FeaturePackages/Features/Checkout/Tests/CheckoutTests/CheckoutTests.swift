import Checkout
import Testing
import WaymarkNavigation

@Suite("The checkout, without the app")
@MainActor
struct CheckoutTests {
  @Test("A payment ends with the order")
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

  @Test("The user picks the method of a payment, or keeps the current method")
  func method() async {
    let recorder = ScopeRecorder<CheckoutNavigation>()
    let model = CheckoutModel(navigation: recorder.scope)
    recorder.answer(.pickMethod, with: .invoice)
    #expect(await model.chooseMethod() == .invoice)
    #expect(await model.chooseMethod() == nil)
    model.choose(.card)
    #expect(recorder.commands == [.ask(.sheet(.pickMethod)), .ask(.sheet(.pickMethod)), .finish("pickMethod")])
  }

  @Test("A payment that is no longer visible shows no order")
  func rejection() {
    let recorder = ScopeRecorder<CheckoutNavigation>(outcome: .rejected(reason: "another screen is visible"))
    #expect(!CheckoutModel(navigation: recorder.scope).finish(order: "A-1"))
    #expect(recorder.commands == [.dismiss])
  }
}
