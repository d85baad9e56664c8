import Testing
@_spi(Simulator) import UIKit

/// The entry point, which SwiftPM would generate for a test target.
///
/// A violation of the simulated UIKit fails the current test. Transitions end automatically, unless a test controls
/// them. Tasks run in a fixed order.
@main struct Main {
  static func main() async {
    SerialTasks.begin()
    await MainActor.run {
      UIKitSimulator.onViolation = { Issue.record("\($0)") }
      UIKitSimulator.finishesTransitionsByItself = true
    }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
