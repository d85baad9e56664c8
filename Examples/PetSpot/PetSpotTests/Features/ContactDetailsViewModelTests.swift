import Testing

@testable import PetSpot

@Suite("Contact details")
@MainActor
struct ContactDetailsViewModelTests {
  private struct OutOfReach: Error {}

  @Test("A contact in PetSpot is reachable only with a phone number or a valid email address")
  func reachability() {
    #expect(!Contact().isReachable)
    #expect(!Contact(email: "reks").isReachable)
    #expect(Contact(phone: "+48 600 000 000").isReachable)
    #expect(Contact(email: "reks@petspot.example").isReachable)
  }

  @Test("PetSpot sends no contact details without a phone number or an email address")
  func incomplete() async {
    var sent: [Contact] = []
    let viewModel = ContactDetailsViewModel(contact: Contact()) { sent.append($0) }
    await viewModel.send()
    #expect(sent.isEmpty)
    viewModel.contact.phone = "+48 600 000 000"
    await viewModel.send()
    #expect(sent == [Contact(phone: "+48 600 000 000")])
  }

  @Test("The user of PetSpot can send the contact details again after a failure")
  func failure() async {
    var isBack = false
    let viewModel = ContactDetailsViewModel(contact: Contact(phone: "+48 600 000 000")) { _ in
      if !isBack { throw OutOfReach() }
    }
    await viewModel.send()
    #expect(viewModel.hasFailed && viewModel.canSend)
    isBack = true
    await viewModel.send()
    #expect(!viewModel.hasFailed)
  }
}
