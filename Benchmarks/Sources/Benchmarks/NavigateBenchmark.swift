import Foundation
import Measuring
import StacksApp
import WaymarkNavigation

/// A benchmark of the commands of a navigator that saves its state after each change.
///
/// The spec has five tabs and the key `restores: everything`. The stack of each tab contains 20 screens.
enum NavigateBenchmark {
  static func run(_ effort: Effort) throws {
    let figures = Measuring.measure([array(), pushAndPop(), openAndPop(), encoding()], effort)
    var table = Table(
      "A navigator that saves 5 stacks of 20 screens",
      columns: ["operations", "time", "spread", "allocations"])
    for figure in figures {
      table.add(
        figure.name, Text.time(nanoseconds: figure.median), Text.percent(figure.spread), Text.count(figure.allocations))
    }
    table.show()
  }

  /// Returns a subject that pushes a screen and pops it again.
  static func pushAndPop() -> Subject {
    changing("push a screen, and pop it") { navigator in
      navigator.push(.item(id: 20, name: "Lamp"))
      navigator.pop()
    }
  }

  /// Returns a subject that opens a link to a screen and pops the screen again.
  static func openAndPop() -> Subject {
    let link = URL(string: "stacks://items/7/lamp")!
    return changing("open a link to a screen, and pop it") { navigator in
      navigator.open(link)
      navigator.pop()
    }
  }

  /// Returns a subject that changes a navigator twice.
  private static func changing(
    _ name: String, _ change: @escaping @MainActor (Navigator<StacksNavigation>) -> Void
  ) -> Subject {
    let navigator = MainActor.assumeIsolated {
      let navigator = makeNavigator()
      let state = navigator.state
      change(navigator)
      precondition(navigator.state == state, "the navigator didn't carry out both commands")
      return navigator
    }
    return Subject(name) { repetitions in
      MainActor.assumeIsolated {
        for _ in 0..<repetitions { change(navigator) }
        return navigator.state.stacks.count
      }
    }
  }

  /// Returns a subject that encodes the complete state, which a navigator without incremental encoding does for each
  /// change.
  private static func encoding() -> Subject {
    let state = MainActor.assumeIsolated { makeNavigator().state }
    let encoder = JSONEncoder()
    return Subject("encode the complete state", once: { (try? encoder.encode(state))?.count ?? 0 })
  }

  /// Returns a subject that pushes a screen onto an array and pops it again.
  private static func array() -> Subject {
    var stack = MainActor.assumeIsolated { makeNavigator().state.stacks[.home] ?? [] }
    return Subject("append to an array, and remove") { repetitions in
      for _ in 0..<repetitions {
        stack.append(.item(id: 20, name: "Lamp"))
        stack.removeLast()
      }
      return stack.count
    }
  }

  /// Creates a navigator with 20 screens on the stack of each of its five tabs.
  @MainActor
  private static func makeNavigator() -> Navigator<StacksNavigation> {
    let navigator = Navigator<StacksNavigation>(storage: MemoryStorage())
    navigator.host.start()
    for tab in StacksNavigation.Tab.allCases {
      navigator.select(tab)
      for index in 0..<20 { navigator.push(.item(id: index, name: "An item of \(tab)")) }
    }
    precondition(navigator.state.stacks.values.map(\.count) == [20, 20, 20, 20, 20])
    return navigator
  }
}

/// A storage in memory, so that the benchmark excludes the time of a file system.
@MainActor
private final class MemoryStorage: NavigationStorage {
  private var values: [String: StoredValue] = [:]

  func storedValue(forKey key: String) -> StoredValue? { values[key] }
  func store(_ value: StoredValue?, forKey key: String) { values[key] = value }
}
