import SwiftUI

struct PetDetailsView: View {
  let viewModel: PetDetailsViewModel

  var body: some View {
    content.task { await viewModel.load() }
  }

  @ViewBuilder private var content: some View {
    switch viewModel.announcement {
    case .loading:
      ProgressView().accessibilityIdentifier(AccessibilityID.Route.PetDetails.loadingView)
    case .failed:
      FailureView { await viewModel.load() }.accessibilityIdentifier(AccessibilityID.Route.PetDetails.errorView)
    case .loaded(let announcement):
      List {
        Text(announcement.pet.name).font(.headline)
        Text(announcement.pet.looks)
        if !announcement.contact.phone.isEmpty { Text(announcement.contact.phone) }
        if !announcement.contact.email.isEmpty { Text(announcement.contact.email) }
        if let link = viewModel.link { ShareLink(item: link) }
      }
    }
  }
}
