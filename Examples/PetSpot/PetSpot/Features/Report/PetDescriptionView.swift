import SwiftUI

struct PetDescriptionView: View {
  @Bindable var viewModel: PetDescriptionViewModel

  var body: some View {
    Form {
      TextField(String(screens: "petDescription.name"), text: $viewModel.pet.name)
        .accessibilityIdentifier("name")
      TextField(String(screens: "petDescription.looks"), text: $viewModel.pet.looks)
        .accessibilityIdentifier("looks")
      ContinueButton(isEnabled: viewModel.canContinue) { viewModel.proceed() }
        .accessibilityIdentifier("continue")
    }
  }
}
