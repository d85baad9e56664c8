import SwiftUI

/// The last step of both reports. Each report uses different accessibility identifiers.
struct ContactDetailsView: View {
  @Bindable var viewModel: ContactDetailsViewModel
  let identifiers: ContactDetailsIdentifiers

  var body: some View {
    Form {
      Text(String(screens: "contact.heading")).font(.headline).accessibilityIdentifier(identifiers.title)
      Text(String(screens: "contact.hint")).accessibilityIdentifier(identifiers.subtitle)
      TextField(String(screens: "contact.phone"), text: $viewModel.contact.phone)
        .accessibilityIdentifier("phone")
      TextField(String(screens: "contact.email"), text: $viewModel.contact.email)
        .accessibilityIdentifier("email")
      if viewModel.hasFailed { Text(String(screens: "contact.failed")) }
      Button(String(screens: "contact.send")) { Task { await viewModel.send() } }
        .disabled(!viewModel.canSend)
        .accessibilityIdentifier(identifiers.continueButton)
    }
  }
}
