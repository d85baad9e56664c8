import Testing

@testable import PetSpot

@Suite("Contact details")
@MainActor
struct ContactDetailsViewModelTests {
  private struct OutOfReach: Error {}

  @Test("are a phone number or an email address")
  func reachability() {
    #expect(!Contact().isReachable)
    #expect(!Contact(email: "reks").isReachable)
    #expect(Contact(phone: "+48 600 000 000").isReachable)
    #expect(Contact(email: "reks@petspot.example").isReachable)
  }

  @Test("are not sent without a phone number or an email address")
  func incomplete() async {
    var sent: [Contact] = []
    let viewModel = ContactDetailsViewModel(contact: Contact()) { sent.append($0) }
    await viewModel.send()
    #expect(sent.isEmpty)
    viewModel.contact.phone = "+48 600 000 000"
    await viewModel.send()
    #expect(sent == [Contact(phone: "+48 600 000 000")])
  }

  @Test("can be sent again where it has not worked")
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
