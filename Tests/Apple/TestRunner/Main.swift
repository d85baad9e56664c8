import Testing
@_spi(Simulator) import UIKit

/// The entry point, which SwiftPM would generate for a test target.
///
/// A violation of the simulated UIKit fails the current test. Transitions end automatically, unless a test controls
/// them.
@main struct Main {
  static func main() async {
    await MainActor.run {
      UIKitSimulator.onViolation = { Issue.record("\($0)") }
      UIKitSimulator.finishesTransitionsByItself = true
    }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
