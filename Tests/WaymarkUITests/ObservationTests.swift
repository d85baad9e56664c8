import Foundation
import Observation
import Showcase
import TestSupport
import Testing

@testable import WaymarkNavigation

/// The values that the views of `WaymarkUI` read, and the number of times that each view is invalidated.
@MainActor
@Suite("Observation by views")
struct ObservationTests {
  private typealias Spec = ShowcaseNavigation

  /// A counter of the invalidations of one view.
  @MainActor
  private final class CountedView {
    private(set) var count = 0
    private let body: () -> Void
    private var isStale = LockedFlag()

    init(_ body: @escaping () -> Void) {
      self.body = body
      evaluate()
    }

    private func evaluate() {
      withObservationTracking(body) { [isStale] in isStale.set() }
    }

    /// Evaluates the view again if it has been invalidated, as SwiftUI does after each update.
    func update() {
      guard isStale.take() else { return }
      count += 1
      evaluate()
    }
  }

  /// A Boolean value that an observer sets from any isolation.
  private final class LockedFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false
    func set() { lock.withLock { value = true } }
    func take() -> Bool {
      lock.withLock {
        defer { value = false }
        return value
      }
    }
  }

  private let navigator = Navigator<Spec>(storage: nil)
  private let views: [String: CountedView]

  init() {
    let navigator = navigator
    navigator.host.start()
    views = [
      "tab bar": CountedView { _ = (navigator.selection, navigator.visibleTabs) },
      "home": CountedView { _ = navigator[stack: .tab(.home)] },
      "profile": CountedView { _ = navigator[stack: .tab(.profile)] },
      "settings": CountedView { _ = navigator[stack: .tab(.settings)] },
      "modal": CountedView { _ = navigator[observing: \.modal?.screen] },
      "stack in modal": CountedView { _ = navigator[stack: .sheet(.about)] },
      "windows": CountedView { _ = navigator[observing: \.windows] },
      "app": CountedView { _ = navigator.state },
    ]
  }

  /// Returns the names of the views that a step invalidates. A view that isn't in the result is invalidated by no step.
  private func invalidated(by step: (Navigator<Spec>) -> Void) -> [String: Int] {
    let former = views.mapValues(\.count)
    step(navigator)
    views.values.forEach { $0.update() }
    return views.compactMapValues { $0.count }.merging(former) { $0 - $1 }.filter { $0.value != 0 }
  }

  @Test("A push invalidates the views that observe the changed stack or the whole state, and no other view")
  func push() {
    #expect(invalidated { $0.push(.detail(id: "1")) } == ["home": 1, "app": 1])
    #expect(invalidated { $0.push(.detail(id: "2"), in: .tab(.profile)) } == ["profile": 1, "app": 1])
    #expect(invalidated { $0.push(.detail(id: "3")) } == ["home": 1, "app": 1], "a view observes each change")
    #expect(invalidated { $0.popToRoot() } == ["home": 1, "app": 1])
  }

  @Test("A change of the selected tab invalidates the tab bar, but no view of a stack")
  func selection() {
    #expect(invalidated { $0.select(.profile) } == ["tab bar": 1, "app": 1])
    #expect(invalidated { $0.select(.profile) }.isEmpty, "a command that changes nothing invalidates nothing")
    #expect(invalidated { $0.select(.home) } == ["tab bar": 1, "app": 1])
  }

  @Test("The presentation or dismissal of a sheet invalidates the view of the sheet, but no stack of a tab")
  func modals() {
    #expect(!invalidated { $0.select(.settings) }.isEmpty)
    #expect(invalidated { $0.present(sheet: .about) } == ["modal": 1, "app": 1])
    #expect(invalidated { $0.dismiss() } == ["modal": 1, "app": 1])
  }

  @Test("A link to another tab invalidates each view of the changed parts exactly once")
  func links() {
    #expect(invalidated { $0.open("myapp://profile/detail/456") } == ["tab bar": 1, "profile": 1, "app": 1])
  }

  @Test("The navigator stops observing a stack that no view reads again after a change")
  func forgotten() {
    _ = navigator[stack: .tab(.home)]
    navigator.push(.detail(id: "1"))
    navigator.push(.detail(id: "2"))
    #expect(navigator.observedParts[\.[stack: .tab(.home)]] == nil)
    #expect(navigator.observedParts[\.selectedTab] != nil, "the tab bar still observes the selection")
  }
}
