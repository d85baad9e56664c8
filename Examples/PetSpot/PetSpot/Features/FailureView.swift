import SwiftUI

/// A view for a screen that failed to load, with a button to try again.
struct FailureView: View {
  let retry: () async -> Void

  var body: some View {
    VStack(spacing: 12) {
      Text(String(screens: "failure.message"))
      Button(String(screens: "failure.retry")) { Task { await retry() } }
    }
  }
}
