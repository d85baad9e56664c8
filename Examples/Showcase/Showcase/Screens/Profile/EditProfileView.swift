import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// A form for the profile, which can be pushed, or presented as a sheet or cover.
struct EditProfileView: View {
  @Environment(NavigationHandle<ShowcaseNavigation>.self) private var navigation
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
      // The form appears again each time its tab is selected, and must keep the user's edits.
      if !isFilled { draft = profiles.profile }
      isFilled = true
    }
    // An accidental drag must not discard the user's edits.
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
    if dismissModal.isPresented { dismissModal() } else { navigation.pop() }
  }
}
