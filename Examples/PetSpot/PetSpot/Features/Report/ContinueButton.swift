import SwiftUI

/// The button that leads to the next step of a report.
struct ContinueButton: View {
  let isEnabled: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(String(screens: "report.continue"), action: action).disabled(!isEnabled)
  }
}
