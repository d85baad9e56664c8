import Testing
@_spi(Simulator) import UIKit

/// What SwiftPM generates for a test target. What UIKit would not put up with fails the test that does it; and transitions end by
/// themselves, unless a test has them in hand.
@main struct Main {
  static func main() async {
    await MainActor.run {
      UIKitSimulator.onViolation = { Issue.record("\($0)") }
      UIKitSimulator.finishesTransitionsByItself = true
    }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
