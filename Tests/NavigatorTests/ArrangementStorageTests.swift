import Everything
import Testing

@testable import WaymarkNavigation

@Suite("A saved arrangement of tabs")
@MainActor
struct ArrangementStorageTests {
  @Test("A saved arrangement keeps tabs whose raw values contain commas and percent signs")
  func separators() {
    let storage = MemoryStorage()
    let keys = StorageKeys(ListSpec.self, account: nil)
    let arrangement = TabArrangement<ListSpec>(
      shown: [.pair, .encoded], order: [.encoded, .pair, .second, .first])
    arrangement.save(in: storage, keys)
    #expect(TabArrangement<ListSpec>(storage, keys) == arrangement)
  }
}

/// A spec whose raw values look like lists of other raw values.
private enum ListSpec: NavigationSpec {
  enum Tab: String, NavigationTab {
    case first = "a"
    case second = "b"
    case pair = "a,b"
    case encoded = "a%2Cb"

    typealias Navigation = ListSpec

    var tabItem: TabItem<Navigation> {
      TabItem(
        name: name, title: .text(rawValue), icon: .symbol("circle"), accessibilityID: rawValue, visibility: .optional)
    }
  }

  enum Origin: String, NavigationOrigin {
    case app
  }

  typealias TabArguments = Never
  typealias Route = Never
  typealias Sheet = Never
  typealias Cover = Never
  typealias Window = Never
  typealias Link = Never
  typealias Condition = Never

  static var tabBar: TabBarPolicy<Tab> {
    TabBarPolicy(initial: .first, customization: .init(minimum: 1, allowsReordering: true))
  }
  static var _linkTable: StaticString { Bazaar._linkTable }
}
