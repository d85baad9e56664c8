import Testing
@_spi(Simulator) import UIKit

/// A trait that resets the simulated UIKit before each test and lets the test end transitions.
struct SimulatorTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await MainActor.run {
      UIKitSimulator.reset()
      UIKitSimulator.finishesTransitionsByItself = false
    }
    try await function()
  }
}

extension Trait where Self == SimulatorTrait {
  static var simulator: Self { Self() }
}
