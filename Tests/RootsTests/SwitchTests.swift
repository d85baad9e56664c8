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

  @Test("is on for the timer, the dashboard and the settings at first, and off for the others", arguments: Tab.allCases)
  func initial(_ tab: Tab) {
    #expect(navigator[isShown: tab] == [.timer, .dashboard, .settings].contains(tab))
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
  }

  @Test("shows its tab", arguments: optional)
  func show(_ tab: Tab) {
    navigator[isShown: tab] = true
    #expect(navigator[isShown: tab])
    #expect(navigator.visibleTabs.contains(tab))
    #expect(recorder.events == [.tabBarChanged(navigator.visibleTabs)])
  }

  @Test("hides its tab", arguments: Tab.allCases.dropLast())
  func hide(_ tab: Tab) {
    navigator[isShown: tab] = true
    #expect(navigator.canHide(tab))
    navigator[isShown: tab] = false
    #expect(!navigator[isShown: tab])
    #expect(!navigator.visibleTabs.contains(tab))
  }

  @Test("has its effect at once: whoever shows the bar is told")
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

  @Test("may be used in any order, and the tabs are in one order")
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

  @Test("of the settings cannot be used")
  func pinned() {
    #expect(!navigator.canHide(.settings))
    for tab in Tab.allCases where tab != .settings { #expect(navigator.canHide(tab)) }
  }

  @Test("of the settings that is used all the same changes nothing")
  func pinnedAllTheSame() {
    navigator[isShown: .settings] = false
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
    #expect(navigator[isShown: .settings])
    #expect(recorder.events == [.rejected(.pinnedTab(.settings))])
  }

  @Test("may leave the settings as the only tab")
  func settingsAlone() {
    for tab in Tab.allCases.dropLast() { navigator[isShown: tab] = false }
    #expect(navigator.visibleTabs == [.settings])
    #expect(navigator.state == NavigationState(selectedTab: .settings))
  }

  @Test("of the last tab changes nothing, and says so to the app alone")
  func last() {
    for tab in Tab.allCases.dropLast() { navigator[isShown: tab] = false }
    recorder.clear()
    let state = navigator.state
    #expect(navigator.hide(.settings) != .done)
    #expect(navigator.visibleTabs == [.settings])
    #expect(navigator.state == state)
    #expect(recorder.events == [.rejected(.pinnedTab(.settings))])
  }

  @Test("is still there where all other tabs are hidden, and brings them back")
  func wayBack() {
    for tab in Tab.allCases.dropLast() { navigator.hide(tab) }
    #expect(navigator.select(.settings) == .done)
    for tab in Tab.allCases { navigator[isShown: tab] = true }
    #expect(navigator.visibleTabs == Tab.allCases)
    #expect(navigator.state.selectedTab == .settings)
  }

  @Test("that is on already can be switched on again")
  func idempotentShow() {
    navigator.show(.dashboard)
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
    #expect(recorder.events == [])
  }

  @Test("that is off already can be switched off again")
  func idempotentHide() {
    #expect(navigator.hide(.planner) == .done)
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
    #expect(recorder.events == [])
  }

  @Test("that is used again and again is as it was left")
  func again() {
    for count in 1...10 {
      navigator[isShown: .planner].toggle()
      #expect(navigator.visibleTabs.contains(.planner) == !count.isMultiple(of: 2))
    }
    #expect(recorder.events.count == 10)
  }

  @Test("is no handle to drag: tabs do not change places")
  func fixedOrder() {
    #expect(navigator.move(.settings, to: 0) != .done)
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
    #expect(recorder.events == [.rejected(.fixedOrder)])
  }
}
