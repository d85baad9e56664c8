import Testing

@testable import WaymarkNavigation

@Suite("The shape of a spec")
struct SpecShapeTests {
  @Test("The shape of a spec changes if the spec lets other sheets cover each other")
  func covers() {
    #expect(SpecShape(SheetSpec<Apart>.self) != SpecShape(SheetSpec<Covering>.self))
    #expect(SpecShape(SheetSpec<Apart>.self) == SpecShape(SheetSpec<Apart>.self))
  }

  @Test("The shape of a spec changes with the parameters of a screen")
  func parameters() {
    #expect(SpecShape(SheetSpec<Apart>.self) != SpecShape(SheetSpec<Numbered>.self))
  }

  @Test("The shape of a spec doesn't depend on metadata")
  func metadata() {
    #expect(SpecShape(SheetSpec<Apart>.self) == SpecShape(SheetSpec<Described>.self))
  }
}

/// Two sheets that may not cover each other.
private enum Apart: NavigationScreen {
  case list
  case detail

  static var _cases: StaticString {
    """
    list
    detail
    """
  }

  static var _accessibilityIDs: StaticString {
    """
    screen.list
    screen.detail
    """
  }

  var _parts: CaseParts {
    switch self {
    case .list: CaseParts(0)
    case .detail: CaseParts(1)
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self { parts.index == 0 ? .list : .detail }
}

/// The same sheets, of which one has a parameter.
private enum Numbered: NavigationScreen {
  case list
  case detail(id: Int)

  static var _cases: StaticString {
    """
    list
    detail\tid:Int
    """
  }

  static var _accessibilityIDs: StaticString { Apart._accessibilityIDs }

  var _parts: CaseParts {
    switch self {
    case .list: CaseParts(0)
    case .detail(let id): CaseParts(1, [.int(id)])
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self { parts.index == 0 ? .list : .detail(id: parts.int()) }
}

/// The same sheets, of which one may cover the other.
private enum Covering: NavigationScreen {
  case list
  case detail

  static var _cases: StaticString {
    """
    list
    detail\t\t\tover=list
    """
  }

  static var _accessibilityIDs: StaticString {
    """
    screen.list
    screen.detail
    """
  }

  var _parts: CaseParts {
    switch self {
    case .list: CaseParts(0)
    case .detail: CaseParts(1)
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self { parts.index == 0 ? .list : .detail }
}

/// The sheets that may not cover each other, with metadata.
private enum Described: NavigationScreen {
  case list
  case detail

  static var _cases: StaticString {
    """
    list\t\t\tmeta.owner=growth
    detail\t\t\tmeta.owner=core
    """
  }

  static var _accessibilityIDs: StaticString {
    """
    screen.list
    screen.detail
    """
  }

  var _parts: CaseParts {
    switch self {
    case .list: CaseParts(0)
    case .detail: CaseParts(1)
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self { parts.index == 0 ? .list : .detail }
}

/// A spec with one tab, and with the given sheets.
private enum SheetSpec<Sheet: NavigationScreen>: NavigationSpec {
  enum Tab: String, NavigationTab {
    case home

    typealias Navigation = SheetSpec<Sheet>

    var tabItem: TabItem<Navigation> {
      TabItem(name: rawValue, title: .text(rawValue), icon: .symbol("circle"), accessibilityID: rawValue)
    }
  }

  enum Origin: String, NavigationOrigin {
    case app
  }

  typealias TabArguments = Never
  typealias Route = Never
  typealias Cover = Never
  typealias Window = Never
  typealias Link = Never
  typealias Condition = Never

  static var tabBar: TabBarPolicy<Tab> { TabBarPolicy(initial: .home) }
  static var _linkTable: StaticString { Bazaar._linkTable }
}
