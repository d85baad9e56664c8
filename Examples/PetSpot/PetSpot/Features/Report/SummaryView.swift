import SwiftUI

/// A confirmation that the report was sent, with the password to change the report.
struct SummaryView: View {
  let managementPassword: String
  let onDone: @MainActor () -> Void

  var body: some View {
    Form {
      Text(String(screens: "summary.message"))
      Text(managementPassword).font(.headline).accessibilityIdentifier("password")
      Button(String(screens: "summary.done"), action: onDone).accessibilityIdentifier("done")
    }
  }
}
