import SwiftUI
import WaymarkUI

extension View {
  /// Adds a button that dismisses the sheet or cover that contains the screen. A pushed screen has only the back
  /// button.
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
