import Foundation
import WaymarkNavigation

extension SampleNavigation.TabArguments: NavigationTabArguments {
  typealias Navigation = SampleNavigation

  static var _cases: StaticString {
    """
    settings\tpane:String? level:Int tags:[String]
    """
  }

  var _parts: CaseParts {
    switch self {
    case .settings(let pane, let level, let tags): return partsOptionalStringIntListString(0, pane, level, tags)
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self {
    switch parts.index {
    case 0: return .settings(pane: parts.optionalString(), level: parts.int(), tags: parts.strings())
    default: parts.hasNoCase()
    }
  }
}

extension SampleNavigation.Route: NavigationScreen, LinkDestination {
  typealias Navigation = SampleNavigation

  var _destination: Destination { .init(.push, _parts) }

  static var _cases: StaticString {
    """
    everything\tint:Int uint:UInt double:Double bool:Bool string:String uuid:UUID date:Date url:URL period:Period player:Player note:Note
    optionals\tint:Int? uint:UInt? double:Double? bool:Bool? string:String? uuid:UUID? date:Date? url:URL? period:Period? player:Player? note:Note?
    lists\tint:[Int] uint:[UInt] double:[Double] bool:[Bool] string:[String] uuid:[UUID] date:[Date] url:[URL] period:[Period] player:[Player] note:[Note]
    detail\tid:Int\tdetail.title\ttitleTable\tin=home,report\thidesTabBar
    nowhere\t\t\tin=
    shop\t:Route.Shop
    """
  }

  static var _accessibilityIDs: StaticString {
    """
    screen.everything
    screen.optionals
    screen.lists
    detail id\tshare=detail.share\tclose=a=b, c
    screen.nowhere

    """
  }

  static func _type(named name: String) -> _ParameterType? {
    switch name {
    case "Note": return .native(Note.self)
    case "Period": return .enumeration(SampleNavigation.Period.self)
    case "Player": return .native(Player.self)
    case "Route.Shop": return .screen(SampleNavigation.Route.Shop.self)
    default: return nil
    }
  }

  var _parts: CaseParts {
    switch self {
    case .everything(
      let int, let uint, let double, let bool, let string, let uuid, let date, let url, let period, let player, let note
    ):
      return partsOfEverything(
        0, int, uint, double, bool, string, uuid, date, url, period, player, note)
    case .optionals(
      let int, let uint, let double, let bool, let string, let uuid, let date, let url, let period, let player, let note
    ):
      return
        partsOfOptionals(
          1, int, uint, double, bool, string, uuid, date, url, period, player, note)
    case .lists(
      let int, let uint, let double, let bool, let string, let uuid, let date, let url, let period, let player, let note
    ):
      return
        partsOfLists(
          2, int, uint, double, bool, string, uuid, date, url, period, player, note)
    case .detail(let id): return partsInt(3, id)
    case .nowhere: return partsOfNothing(4)
    case .shop(let screen): return .init(5, wrapping: screen._parts)
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self {
    switch parts.index {
    case 0:
      return .everything(
        int: parts.int(), uint: parts.uint(), double: parts.double(), bool: parts.bool(), string: parts.string(),
        uuid: parts.uuid(), date: parts.date(), url: parts.url(), period: parts.enumeration(),
        player: parts.native(), note: parts.native())
    case 1:
      return .optionals(
        int: parts.optionalInt(), uint: parts.optionalUInt(), double: parts.optionalDouble(),
        bool: parts.optionalBool(), string: parts.optionalString(), uuid: parts.optionalUUID(),
        date: parts.optionalDate(), url: parts.optionalURL(), period: parts.optionalEnumeration(),
        player: parts.optionalNative(), note: parts.optionalNative())
    case 2:
      return .lists(
        int: parts.ints(), uint: parts.uints(), double: parts.doubles(), bool: parts.bools(),
        string: parts.strings(), uuid: parts.uuids(), date: parts.dates(), url: parts.urls(),
        period: parts.enumerations(), player: parts.natives(), note: parts.natives())
    case 3: return .detail(id: parts.int())
    case 4: return .nowhere
    case 5: return .shop(parts.screen())
    default: parts.hasNoCase()
    }
  }
}

extension SampleNavigation.Route.Shop: NavigationScreen {
  static var _cases: StaticString {
    """
    cart\t\tCart\tin=report
    item\tid:Int period:Period? player:Player?
    """
  }

  static var _accessibilityIDs: StaticString {
    """
    screen.cart
    screen.item\tbuy=item.buy
    """
  }

  static func _type(named name: String) -> _ParameterType? {
    switch name {
    case "Period": return .enumeration(SampleNavigation.Period.self)
    case "Player": return .native(Player.self)
    default: return nil
    }
  }

  var _parts: CaseParts {
    switch self {
    case .cart: return partsOfNothing(0)
    case .item(let id, let period, let player): return partsIntOptionalPeriodOptionalPlayer(1, id, period, player)
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self {
    switch parts.index {
    case 0: return .cart
    case 1: return .item(id: parts.int(), period: parts.optionalEnumeration(), player: parts.optionalNative())
    default: parts.hasNoCase()
    }
  }
}

extension SampleNavigation.Sheet: NavigationScreen, LinkDestination {
  typealias Navigation = SampleNavigation

  var _destination: Destination { .init(.sheet, _parts) }

  static var _cases: StaticString {
    """
    report\t\t\tdetents=medium,0.4,large\tisPersistent\thasFlow
    shop\t:Sheet.Shop
    """
  }

  static var _accessibilityIDs: StaticString {
    """
    screen.report

    """
  }

  static func _type(named name: String) -> _ParameterType? {
    switch name {
    case "Sheet.Shop": return .screen(SampleNavigation.Sheet.Shop.self)
    default: return nil
    }
  }

  var _parts: CaseParts {
    switch self {
    case .report: return partsOfNothing(0)
    case .shop(let screen): return .init(1, wrapping: screen._parts)
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self {
    switch parts.index {
    case 0: return .report
    case 1: return .shop(parts.screen())
    default: parts.hasNoCase()
    }
  }
}

extension SampleNavigation.Sheet.Shop: NavigationScreen {
  static var _cases: StaticString {
    """
    item\tid:Int period:Period? player:Player?
    """
  }

  static var _accessibilityIDs: StaticString {
    """
    screen.item\tbuy=item.buy
    """
  }

  static func _type(named name: String) -> _ParameterType? {
    switch name {
    case "Period": return .enumeration(SampleNavigation.Period.self)
    case "Player": return .native(Player.self)
    default: return nil
    }
  }

  var _parts: CaseParts {
    switch self {
    case .item(let id, let period, let player): return partsIntOptionalPeriodOptionalPlayer(0, id, period, player)
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self {
    switch parts.index {
    case 0: return .item(id: parts.int(), period: parts.optionalEnumeration(), player: parts.optionalNative())
    default: parts.hasNoCase()
    }
  }
}

extension SampleNavigation.Cover: NavigationScreen, LinkDestination {
  typealias Navigation = SampleNavigation

  var _destination: Destination { .init(.cover, _parts) }

  static var _cases: StaticString {
    """
    report\t\t\tisPersistent\thasFlow
    """
  }

  static var _accessibilityIDs: StaticString {
    """
    screen.report
    """
  }

  var _parts: CaseParts {
    switch self {
    case .report: return partsOfNothing(0)
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self {
    switch parts.index {
    case 0: return .report
    default: parts.hasNoCase()
    }
  }
}

extension SampleNavigation.Window: NavigationScreen, LinkDestination {
  typealias Navigation = SampleNavigation

  var _destination: Destination { .init(.window, _parts) }

  static var _cases: StaticString {
    """
    nowhere
    """
  }

  static var _accessibilityIDs: StaticString {
    """
    screen.nowhere
    """
  }

  var _parts: CaseParts {
    switch self {
    case .nowhere: return partsOfNothing(0)
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self {
    switch parts.index {
    case 0: return .nowhere
    default: parts.hasNoCase()
    }
  }
}

extension SampleNavigation.Link: NavigationCase, LinkDestination {
  typealias Navigation = SampleNavigation

  var _destination: Destination { .init(.link, _parts) }

  static var _cases: StaticString {
    """
    results\tid:Int
    """
  }

  var _parts: CaseParts {
    switch self {
    case .results(let id): return partsInt(0, id)
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self {
    switch parts.index {
    case 0: return .results(id: parts.int())
    default: parts.hasNoCase()
    }
  }
}

@inline(never)
private func partsOfNothing(_ index: Int) -> CaseParts {
  .init(index)
}

@inline(never)
private func partsInt(_ index: Int, _ a0: Int) -> CaseParts {
  .init(index, [.int(a0)])
}

@inline(never)
private func partsIntOptionalPeriodOptionalPlayer(
  _ index: Int, _ a0: Int, _ a1: SampleNavigation.Period?, _ a2: Player?
) -> CaseParts {
  .init(
    index, [.int(a0), .optional(a1.map { .string($0.rawValue) }), .optional(a2.map { .native($0, identity: $0.id) })])
}

@inline(never)
private func partsOptionalStringIntListString(_ index: Int, _ a0: String?, _ a1: Int, _ a2: [String]) -> CaseParts {
  .init(index, [.optional(a0.map { .string($0) }), .int(a1), .list(a2.map { .string($0) })])
}

@inline(never)
private func partsOfEverything(
  _ index: Int, _ a0: Int, _ a1: UInt, _ a2: Double, _ a3: Bool, _ a4: String, _ a5: UUID, _ a6: CalendarDate,
  _ a7: URL, _ a8: SampleNavigation.Period, _ a9: Player, _ a10: Note
) -> CaseParts {
  .init(
    index,
    [
      .int(a0), .uint(a1), .double(a2), .bool(a3), .string(a4), .uuid(a5), .date(a6), .url(a7), .string(a8.rawValue),
      .native(a9, identity: a9.id), .native(a10, identity: a10.id),
    ])
}

@inline(never)
private func
  partsOfLists(
    _ index: Int, _ a0: [Int], _ a1: [UInt], _ a2: [Double], _ a3: [Bool], _ a4: [String], _ a5: [UUID],
    _ a6: [CalendarDate], _ a7: [URL], _ a8: [SampleNavigation.Period], _ a9: [Player], _ a10: [Note]
  ) -> CaseParts
{
  .init(
    index,
    [
      .list(a0.map { .int($0) }), .list(a1.map { .uint($0) }), .list(a2.map { .double($0) }),
      .list(a3.map { .bool($0) }), .list(a4.map { .string($0) }), .list(a5.map { .uuid($0) }),
      .list(a6.map { .date($0) }), .list(a7.map { .url($0) }), .list(a8.map { .string($0.rawValue) }),
      .list(a9.map { .native($0, identity: $0.id) }), .list(a10.map { .native($0, identity: $0.id) }),
    ])
}

@inline(never)
private func
  partsOfOptionals(
    _ index: Int, _ a0: Int?, _ a1: UInt?, _ a2: Double?, _ a3: Bool?, _ a4: String?, _ a5: UUID?, _ a6: CalendarDate?,
    _ a7: URL?, _ a8: SampleNavigation.Period?, _ a9: Player?, _ a10: Note?
  ) -> CaseParts
{
  .init(
    index,
    [
      .optional(a0.map { .int($0) }), .optional(a1.map { .uint($0) }), .optional(a2.map { .double($0) }),
      .optional(a3.map { .bool($0) }), .optional(a4.map { .string($0) }), .optional(a5.map { .uuid($0) }),
      .optional(a6.map { .date($0) }), .optional(a7.map { .url($0) }), .optional(a8.map { .string($0.rawValue) }),
      .optional(a9.map { .native($0, identity: $0.id) }), .optional(a10.map { .native($0, identity: $0.id) }),
    ])
}
