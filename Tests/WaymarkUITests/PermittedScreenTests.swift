import Everything
import Testing
import WaymarkNavigation

@testable import WaymarkUI

@MainActor
@Suite("A guarded screen in SwiftUI")
struct PermittedScreenTests {
  private let navigator = NavigationRecorder<MuseumNavigation>(resolve: { _, _ in .done }).navigator

  @Test(
    "The view of a guarded screen is empty until all conditions of the screen hold, and after a condition has ended")
  func guarded() {
    #expect(!navigator.permits(MuseumNavigation.Route.history))
    navigator.set(.member, to: true)
    #expect(navigator.permits(MuseumNavigation.Route.history))
    navigator.set(.member, to: false)
    #expect(!navigator.permits(MuseumNavigation.Route.history))
  }

  @Test("The view of a screen without conditions is never empty")
  func free() {
    #expect(navigator.permits(MuseumNavigation.Route.payment))
  }

  @Test("A link of a view to a guarded screen leaves the screen out of the stack, and its view is empty meanwhile")
  func link() {
    navigator.select(.visits)
    navigator[stack: .tab(.visits)] = [.history]
    #expect(navigator.state[stack: .tab(.visits)].isEmpty)
    #expect(!navigator.permits(MuseumNavigation.Route.history))
  }
}
