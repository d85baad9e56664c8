import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// The form of the profile: pushed, in a sheet or on the full screen.
struct EditProfileView: View {
  @Environment(Navigator<ShowcaseNavigation>.self) private var navigator
  @Environment(\.dismissModal) private var dismissModal
  @Environment(ProfileStore.self) private var profiles
  @State private var draft = Profile()
  @State private var isFilled = false

  var body: some View {
    Form {
      TextField("Name", text: $draft.name)
      TextField("Town", text: $draft.town)
    }
    .formStyle(.grouped)
    .onAppear {
      // It appears again whenever its tab is selected.
      if !isFilled { draft = profiles.profile }
      isFilled = true
    }
    // What has been typed is not lost by a slip of the hand.
    .interactiveDismissDisabled(draft != profiles.profile)
    .toolbar {
      if dismissModal.isPresented {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { leave() }
        }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") {
          profiles.save(draft)
          leave()
        }
        .disabled(!draft.isComplete)
      }
    }
  }

  private func leave() {
    if dismissModal.isPresented { dismissModal() } else { navigator.pop() }
  }
}
