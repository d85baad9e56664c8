import SwiftUI

struct ChipNumberView: View {
  @Bindable var viewModel: ChipNumberViewModel

  var body: some View {
    Form {
      Text(String(screens: "chipNumber.hint"))
      TextField(String(screens: "chipNumber.field"), text: $viewModel.chipNumber)
        .accessibilityIdentifier("chipNumber")
      ContinueButton(isEnabled: viewModel.canContinue) { viewModel.proceed() }
        .accessibilityIdentifier("continue")
    }
  }
}
