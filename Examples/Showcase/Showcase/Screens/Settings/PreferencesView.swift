import SwiftUI

/// The user's preferences, which can be pushed or presented as a cover. A change takes effect at once.
struct PreferencesView: View {
  @AppStorage(LengthUnit.key) private var unit = LengthUnit.kilometers

  var body: some View {
    Form {
      Picker("Lengths", selection: $unit) {
        ForEach(LengthUnit.allCases) { unit in
          Text(verbatim: unit.name).tag(unit)
        }
      }
    }
    .formStyle(.grouped)
    .doneButton()
  }
}
