import SwiftUI

/// The photo step of both reports. Each report uses different accessibility identifiers.
struct PhotoView: View {
  let viewModel: PhotoViewModel
  let identifiers: PhotoIdentifiers

  var body: some View {
    Form {
      if let photo = viewModel.photo { Image(systemName: photo.symbol).font(.largeTitle) }
      Button(String(screens: "photo.pick")) { Task { await viewModel.pick() } }
        .accessibilityIdentifier("pick")
      if viewModel.showsToast {
        Text(String(screens: "photo.failed")).accessibilityIdentifier(identifiers.toast)
      }
      ContinueButton(isEnabled: true) { viewModel.proceed() }
        .accessibilityIdentifier(identifiers.continueButton)
      #if DEBUG
        Button("Fail") { Task { await viewModel.pick(from: .failing) } }
          .accessibilityIdentifier(identifiers.debugFail)
        Button("Cancel") { Task { await viewModel.pick(from: .cancelling) } }
          .accessibilityIdentifier(identifiers.debugCancel)
      #endif
    }
  }
}

#if DEBUG
  extension PhotoLibrary {
    private struct Failure: Error {}

    /// A library that fails, and a library in which the user picks no photo.
    static var failing: PhotoLibrary { PhotoLibrary { throw Failure() } }
    static var cancelling: PhotoLibrary { PhotoLibrary { nil } }
  }
#endif
