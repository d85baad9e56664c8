import SwiftUI

/// What a screen shows that has nothing to show, with a way to try again.
struct FailureView: View {
  let retry: () async -> Void

  var body: some View {
    VStack(spacing: 12) {
      Text(String(screens: "failure.message"))
      Button(String(screens: "failure.retry")) { Task { await retry() } }
    }
  }
}
