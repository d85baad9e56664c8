import LinkResolving
import WaymarkLinks
import WaymarkNavigation

package enum SimulatedSpec: NavigationSpec {
  package typealias Tab = SimulatedTab
  package typealias Condition = SimulatedCondition
  package typealias Origin = SimulatedOrigin
  package typealias Route = SimulatedCase<SimulatedKinds.Route>
  package typealias Sheet = SimulatedCase<SimulatedKinds.Sheet>
  package typealias Cover = SimulatedCase<SimulatedKinds.Cover>
  package typealias Window = SimulatedCase<SimulatedKinds.Window>
  package typealias Gate = SimulatedCase<SimulatedKinds.Gate>
  package typealias Link = SimulatedCase<SimulatedKinds.Link>
  package typealias TabArguments = SimulatedCase<SimulatedKinds.TabArguments>

  package static var _linkTable: StaticString { LoadedSpec.current.linkTableText }
  package static var tabBar: TabBarPolicy<SimulatedTab> { LoadedSpec.current.tabBar }
  package static var resolving: ConcurrentLinks { LoadedSpec.current.spec.dropsConcurrentLinks ? .drop : .replace }
  package static func _screen(for condition: SimulatedCondition) -> ShownScreen<SimulatedSpec>? {
    LoadedSpec.current.screens[condition.index]
  }
  package static var _gates: [GateRule<SimulatedSpec>] { LoadedSpec.current.gates }
  package static var _places: StaticString { LoadedSpec.current.places.text }
}

package enum SimulatedKinds {
  package enum Route: SimulatedKind { package static var table: PublishedSpec.CaseTables.Kind { .route } }
  package enum Sheet: SimulatedKind { package static var table: PublishedSpec.CaseTables.Kind { .sheet } }
  package enum Cover: SimulatedKind { package static var table: PublishedSpec.CaseTables.Kind { .cover } }
  package enum Window: SimulatedKind { package static var table: PublishedSpec.CaseTables.Kind { .window } }
  package enum Gate: SimulatedKind { package static var table: PublishedSpec.CaseTables.Kind { .gate } }
  package enum Link: SimulatedKind { package static var table: PublishedSpec.CaseTables.Kind { .link } }
  package enum TabArguments: SimulatedKind { package static var table: PublishedSpec.CaseTables.Kind { .tabArguments } }
}

package protocol SimulatedKind: Sendable {
  static var table: PublishedSpec.CaseTables.Kind { get }
}

package struct SimulatedCase<Kind: SimulatedKind>: NavigationScreen {
  package let _parts: _CaseParts

  package static var _cases: StaticString { LoadedSpec.current.table(Kind.table) }
  package static func _type(named name: String) -> _ParameterType? { LoadedSpec.current.type(named: name) }
  package static func _make(checked parts: inout _CaseReader) -> Self { Self(_parts: parts.parts) }
}

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

package struct SimulatedCondition: NavigationCondition {
  let index: Int

  package static var allCases: [SimulatedCondition] { LoadedSpec.current.conditions }
  package var rawValue: String { LoadedSpec.current.spec.conditions[index].name }
}

/// A loaded spec has no origins, because the simulator creates no URLs.
package struct SimulatedOrigin: NavigationOrigin {
  package let rawValue: String

  package init?(rawValue: String) { self.rawValue = rawValue }

  package static var allCases: [SimulatedOrigin] { [] }
}
