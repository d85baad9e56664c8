import SwiftUI

/// What the user may choose: pushed, or on the full screen. A choice holds at once.
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
