import Observation
import Roots
import Testing

/// Tests of the switches in the app's settings, each of which is bound to `navigator[isShown: tab]`.
@Suite("A switch in the settings of Roots")
@MainActor
struct SwitchTests {
  typealias Tab = RootsNavigation.Tab

  nonisolated static let optional: [Tab] = [.planner, .assignments, .courses, .practice]

  let recorder = RootsRecorder()
  var navigator: Navigator<RootsNavigation> { recorder.navigator }

  @Test(
    "The switches in Roots are initially on only for the timer, the dashboard and the settings",
    arguments: Tab.allCases)
  func initial(_ tab: Tab) {
    #expect(navigator[isShown: tab] == [.timer, .dashboard, .settings].contains(tab))
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
  }

  @Test("Turning on a switch in the settings of Roots shows the tab and sends one event", arguments: optional)
  func show(_ tab: Tab) {
    navigator[isShown: tab] = true
    #expect(navigator[isShown: tab])
    #expect(navigator.visibleTabs.contains(tab))
    #expect(recorder.events == [.tabBarChanged(navigator.visibleTabs)])
  }

  @Test("Turning off a switch in the settings of Roots hides the tab", arguments: Tab.allCases.dropLast())
  func hide(_ tab: Tab) {
    navigator[isShown: tab] = true
    #expect(navigator.canHide(tab))
    navigator[isShown: tab] = false
    #expect(!navigator[isShown: tab])
    #expect(!navigator.visibleTabs.contains(tab))
  }

  @Test("A change of a switch in Roots notifies observers of the visible tabs exactly once")
  func atOnce() {
    let told = Told()
    let former = withObservationTracking {
      navigator.visibleTabs
    } onChange: {
      told.count += 1
    }
    navigator[isShown: .courses] = true
    #expect(told.count == 1)
    #expect(navigator.visibleTabs == former.dropLast() + [.courses, .settings])
  }

  /// A counter of observed changes.
  ///
  /// Observation calls its closure on the thread that makes the change, which is the test's thread.
  private final class Told: @unchecked Sendable {
    var count = 0
  }

  @Test("The visible tabs of Roots keep their canonical order, whatever the order of the switches")
  func order() {
    var tried = 0
    for first in Self.optional {
      for second in Self.optional {
        let navigator = RootsRecorder().navigator
        for tab in [first, second] + Self.optional.reversed() {
          navigator[isShown: tab] = true
          let visible = navigator.visibleTabs
          #expect(visible == Tab.allCases.filter(visible.contains))
        }
        #expect(navigator.visibleTabs == Tab.allCases)
        for tab in [first, second] where tab != .settings {
          navigator[isShown: tab] = false
          #expect(navigator.visibleTabs == Tab.allCases.filter { navigator[isShown: $0] })
        }
        tried += 1
      }
    }
    #expect(tried == 16)
  }

  @Test("`canHide(_:)` returns false only for the settings tab of Roots")
  func pinned() {
    #expect(!navigator.canHide(.settings))
    for tab in Tab.allCases where tab != .settings { #expect(navigator.canHide(tab)) }
  }

  @Test("Roots rejects turning off the switch of the settings tab and changes nothing")
  func pinnedAllTheSame() {
    navigator[isShown: .settings] = false
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
    #expect(navigator[isShown: .settings])
    #expect(recorder.events == [.rejected(.pinnedTab(.settings))])
  }

  @Test("The settings can remain as the only visible tab of Roots")
  func settingsAlone() {
    for tab in Tab.allCases.dropLast() { navigator[isShown: tab] = false }
    #expect(navigator.visibleTabs == [.settings])
    #expect(navigator.state == NavigationState(selectedTab: .settings))
  }

  @Test("Roots rejects hiding the last visible tab and keeps its state")
  func last() {
    for tab in Tab.allCases.dropLast() { navigator[isShown: tab] = false }
    recorder.clear()
    let state = navigator.state
    #expect(navigator.hide(.settings) != .done)
    #expect(navigator.visibleTabs == [.settings])
    #expect(navigator.state == state)
    #expect(recorder.events == [.rejected(.pinnedTab(.settings))])
  }

  @Test("The settings of Roots can show all other tabs again after the user hides all of these tabs")
  func wayBack() {
    for tab in Tab.allCases.dropLast() { navigator.hide(tab) }
    #expect(navigator.select(.settings) == .done)
    for tab in Tab.allCases { navigator[isShown: tab] = true }
    #expect(navigator.visibleTabs == Tab.allCases)
    #expect(navigator.state.selectedTab == .settings)
  }

  @Test("Showing a visible tab of Roots again changes nothing and sends no event")
  func idempotentShow() {
    navigator.show(.dashboard)
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
    #expect(recorder.events == [])
  }

  @Test("A command to hide a hidden tab of Roots succeeds without a change and without an event")
  func idempotentHide() {
    #expect(navigator.hide(.planner) == .done)
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
    #expect(recorder.events == [])
  }

  @Test("Each of ten toggles of a switch in Roots shows or hides the tab and sends one event")
  func again() {
    for count in 1...10 {
      navigator[isShown: .planner].toggle()
      #expect(navigator.visibleTabs.contains(.planner) == !count.isMultiple(of: 2))
    }
    #expect(recorder.events.count == 10)
  }

  @Test("Roots rejects a command that moves a tab to another place")
  func fixedOrder() {
    #expect(navigator.move(.settings, to: 0) != .done)
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
    #expect(recorder.events == [.rejected(.fixedOrder)])
  }
}
