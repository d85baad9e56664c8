import SwiftUI
import WaymarkUI

extension View {
  /// A button that takes away the sheet or cover that the screen is presented in. Where it is pushed, it has the back button.
  func doneButton() -> some View { modifier(DoneButton()) }
}

private struct DoneButton: ViewModifier {
  @Environment(\.dismissModal) private var dismissModal

  func body(content: Content) -> some View {
    content.toolbar {
      if dismissModal.isPresented {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismissModal() }
        }
      }
    }
  }
}
