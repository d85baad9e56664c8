import SimulationFormat
import WaymarkLinks
import WaymarkNavigation

/// A spec whose types have the cases of the description that a ``Simulator`` has loaded.
package enum SimulatedSpec: NavigationSpec {
  package typealias Tab = SimulatedTab
  package typealias Condition = SimulatedCondition
  package typealias Origin = SimulatedOrigin
  package typealias Route = SimulatedCase<SimulatedKinds.Route>
  package typealias Sheet = SimulatedCase<SimulatedKinds.Sheet>
  package typealias Cover = SimulatedCase<SimulatedKinds.Cover>
  package typealias Window = SimulatedCase<SimulatedKinds.Window>
  package typealias Link = SimulatedCase<SimulatedKinds.Link>
  package typealias TabArguments = SimulatedCase<SimulatedKinds.TabArguments>

  package static var _linkTable: StaticString { LoadedSpec.current.linkTableText }
  package static var tabBar: TabBarPolicy<SimulatedTab> { LoadedSpec.current.tabBar }
  package static var resolving: ConcurrentLinks {
    LoadedSpec.current.description.dropsConcurrentLinks ? .drop : .replace
  }
  package static func _screen(for condition: SimulatedCondition) -> ShownScreen<SimulatedSpec>? {
    LoadedSpec.current.screens[condition.index]
  }
}

/// The kinds of enums in a loaded spec.
package enum SimulatedKinds {
  package enum Route: SimulatedKind { package static var table: SpecDescription.Table { .route } }
  package enum Sheet: SimulatedKind { package static var table: SpecDescription.Table { .sheet } }
  package enum Cover: SimulatedKind { package static var table: SpecDescription.Table { .cover } }
  package enum Window: SimulatedKind { package static var table: SpecDescription.Table { .window } }
  package enum Link: SimulatedKind { package static var table: SpecDescription.Table { .link } }
  package enum TabArguments: SimulatedKind { package static var table: SpecDescription.Table { .tabArguments } }
}

/// A kind of enum in a loaded spec.
package protocol SimulatedKind: Sendable {
  /// The table with the cases of the enum.
  static var table: SpecDescription.Table { get }
}

/// A case of an enum in a loaded spec.
package struct SimulatedCase<Kind: SimulatedKind>: NavigationScreen {
  package let _parts: _CaseParts

  package static var _cases: StaticString { LoadedSpec.current.table(Kind.table) }

  package static func _type(named name: String) -> _ParameterType? { LoadedSpec.current.type(named: name) }

  package static func _make(checked parts: inout _CaseReader) -> Self { Self(_parts: parts.parts) }
}

/// A tab of a loaded spec.
package struct SimulatedTab: NavigationTab {
  package typealias Navigation = SimulatedSpec

  let index: Int

  init(index: Int) { self.index = index }

  package init?(rawValue: Int) {
    guard LoadedSpec.current.tabs.indices.contains(rawValue) else { return nil }
    index = rawValue
  }

  package var rawValue: Int { index }

  package static var allCases: [SimulatedTab] { LoadedSpec.current.tabs }

  package var tabItem: TabItem<SimulatedSpec> { LoadedSpec.current.tabItems[index] }
}

/// A condition of a loaded spec.
package struct SimulatedCondition: NavigationCondition {
  let index: Int

  package static var allCases: [SimulatedCondition] { LoadedSpec.current.conditions }

  package var rawValue: String { LoadedSpec.current.description.conditions[index].name }
}

/// An origin of URLs. A loaded spec has no origins, because the simulator creates no URLs.
package struct SimulatedOrigin: NavigationOrigin {
  package let rawValue: String

  package init?(rawValue: String) { self.rawValue = rawValue }

  package static var allCases: [SimulatedOrigin] { [] }
}
