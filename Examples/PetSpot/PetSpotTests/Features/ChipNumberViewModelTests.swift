import Testing

@testable import PetSpot

@Suite("A chip number")
@MainActor
struct ChipNumberViewModelTests {
  @Test(
    "The chip number step of PetSpot continues only without a number or with fifteen ASCII digits",
    arguments: [
      ("", true), ("616093900012345", true), ("616-093-900-012-345", true), ("61609390001234", false),
      ("6160939000123456", false), ("61609390001234x", false), ("٦١٦٠٩٣٩٠٠٠١٢٣٤٥", false),
    ])
  func validity(_ text: String, _ isValid: Bool) {
    var handedOver: [String] = []
    let viewModel = ChipNumberViewModel(chipNumber: text) { handedOver.append($0) }
    #expect(viewModel.canContinue == isValid)
    viewModel.proceed()
    #expect(handedOver.isEmpty != isValid)
  }

  @Test("PetSpot removes the spaces from a chip number before the next step")
  func digits() {
    var handedOver = ""
    ChipNumberViewModel(chipNumber: "616 093 900 012 345") { handedOver = $0 }.proceed()
    #expect(handedOver == "616093900012345")
  }
}
