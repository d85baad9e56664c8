import SwiftUI

/// That the report has been sent, and the password with which it can be changed.
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
