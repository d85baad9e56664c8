import SwiftUI
import WaymarkUI

/// The user's preferences, which can be pushed or presented as a cover. A change takes effect at once.
///
/// The view owns the alert, so the navigator doesn't know it. A link dismisses the alert before the link is opened.
struct PreferencesView: View {
  @AppStorage(LengthUnit.key) private var unit = LengthUnit.kilometers
  @State private var asksToReset = false

  var body: some View {
    Form {
      Picker("Lengths", selection: $unit) {
        ForEach(LengthUnit.allCases) { unit in
          Text(verbatim: unit.name).tag(unit)
        }
      }
      Button("Reset Preferences", role: .destructive) { asksToReset = true }
    }
    .formStyle(.grouped)
    .alert("Reset all preferences?", isPresented: $asksToReset) {
      Button("Reset", role: .destructive) { unit = .kilometers }
      Button("Cancel", role: .cancel) {}
    }
    .dismissesForLinks(isPresented: $asksToReset)
    .doneButton()
  }
}
