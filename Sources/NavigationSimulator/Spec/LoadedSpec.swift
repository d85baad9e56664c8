import SimulationFormat
import WaymarkLinks
import WaymarkNavigation

/// A spec that the simulator has loaded from a description.
final class LoadedSpec {
  let description: SpecDescription
  let tabs: [SimulatedTab]
  let conditions: [SimulatedCondition]
  private let tables: [LoadedBytes]
  private let linkTable: LoadedBytes
  private let features: [LoadedBytes]
  private let types: [String: _ParameterType]
  private(set) var tabItems: [TabItem<SimulatedSpec>] = []
  /// The screen with which the user can make each condition true.
  private(set) var screens: [ShownScreen<SimulatedSpec>?] = []
  /// The default values of parameters, and the names of the screens that return values.
  let screenRules: ScreenRules

  /// The spec that the types of ``SimulatedSpec`` represent.
  ///
  /// Each command of a simulator sets this property first. Simulators therefore share one thread.
  nonisolated(unsafe) static var current = LoadedSpec(SpecDescription())

  private init(_ description: SpecDescription) {
    self.description = description
    tabs = description.tabs.indices.map { SimulatedTab(index: $0) }
    conditions = description.conditions.indices.map { SimulatedCondition(index: $0) }
    tables = description.tables.map { LoadedBytes($0) }
    linkTable = LoadedBytes(description.linkTable)
    var features: [LoadedBytes] = []
    var types: [String: _ParameterType] = SimulatedTypes.builtIn
    for type in description.types where types[type.name] == nil {
      switch type.kind {
      case .enumeration(let cases): types[type.name] = SimulatedTypes.enumeration(cases)
      case .native: types[type.name] = SimulatedTypes.native
      case .feature(let table):
        let bytes = LoadedBytes(table)
        features.append(bytes)
        types[type.name] = _ParameterType(
          NavigationCases(CaseTable(bytes.text)) { LoadedSpec.current.type(named: $0) })
      }
    }
    self.features = features
    self.types = types
    screenRules = ScreenRules(description)
  }

  /// Loads a spec, makes it the current one, and returns it. The result is `nil` if the description is damaged.
  static func load(_ bytes: [UInt8]) -> LoadedSpec? {
    guard let description = SpecDescription(bytes), description.linkTable.count >= LinkTableFormat.headerSize,
      description.linkTable[0] == UInt8(ascii: "W"), description.linkTable[1] == LinkTableFormat.version
    else { return nil }
    let spec = LoadedSpec(description)
    let former = current
    current = spec
    guard spec.addScreens() else {
      current = former
      return nil
    }
    return spec
  }

  /// Adds the values that are cases of the loaded enums, or returns `false` if there is no such case.
  private func addScreens() -> Bool {
    for condition in description.conditions {
      guard let name = condition.screen else {
        screens.append(nil)
        continue
      }
      let text = ScreenText(name: name)
      if condition.isCover {
        guard case .found(let parts) = text.parts(in: SimulatedSpec.Cover.navigationCases, screenRules),
          let cover = SimulatedSpec.Cover(parts: parts)
        else { return false }
        screens.append(.cover(cover))
      } else {
        guard case .found(let parts) = text.parts(in: SimulatedSpec.Sheet.navigationCases, screenRules),
          let sheet = SimulatedSpec.Sheet(parts: parts)
        else { return false }
        screens.append(.sheet(sheet))
      }
    }
    for tab in description.tabs {
      var arguments: SimulatedSpec.TabArguments?
      if tab.hasArguments {
        let cases = SimulatedSpec.TabArguments.navigationCases
        guard case .found(let parts) = ScreenText(name: tab.name).parts(in: cases, screenRules) else { return false }
        arguments = SimulatedSpec.TabArguments(parts: parts)
        if arguments == nil { return false }
      }
      let visibility: TabVisibility =
        switch tab.visibility {
        case .always: .always
        case .byDefault: .byDefault
        case .optional: .optional
        }
      tabItems.append(
        TabItem(
          name: tab.name, title: .text(tab.title), icon: .symbol(tab.icon), accessibilityID: "",
          condition: tab.condition.map { SimulatedCondition(index: $0) }, visibility: visibility,
          fallback: tab.fallback.map { SimulatedTab(index: $0) }, arguments: arguments))
    }
    return true
  }

  func table(_ table: SpecDescription.Table) -> StaticString { tables[table.rawValue].text }

  var linkTableText: StaticString { linkTable.text }

  func type(named name: String) -> _ParameterType? { types[name] }

  var tabBar: TabBarPolicy<SimulatedTab> {
    TabBarPolicy(
      initial: SimulatedTab(index: description.initial), retap: description.retapPops ? .popToRoot : .nothing,
      customization: description.customization.map { customization in
        .init(
          minimum: customization.minimum, allowsReordering: customization.allowsReordering,
          resetSelects: customization.resetSelects.map { SimulatedTab(index: $0) })
      })
  }
}
