import SimulationFormat
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// An emitter of the description of a spec that the simulator of the map reads.
///
/// The description contains the same tables as the generated code.
package enum SimulationEmitter {
  /// Returns the encoded description of a spec.
  ///
  /// - Parameters:
  ///   - model: The resolved spec.
  ///   - linkTable: The encoded link table.
  /// - Returns: The bytes, or `nil` if the spec is the spec of a module, which has no tabs, or if the spec is too large.
  package static func bytes(_ model: NavigationModel, linkTable: [UInt8]) -> [UInt8]? {
    model.spec.isModule || model.tabs.isEmpty ? nil : description(model, linkTable: linkTable).encoded()
  }

  private static func description(_ model: NavigationModel, linkTable: [UInt8]) -> SpecDescription {
    var description = SpecDescription()
    description.tabs = model.tabs.map { tab in
      SpecDescription.Tab(
        name: tab.name.string, title: tab.title.text.string, icon: text(tab.icon), visibility: visibility(tab),
        condition: tab.condition?.index, fallback: tab.fallback?.index, hasArguments: !tab.parameters.isEmpty)
    }
    description.initial = model.tabBar.initial
    description.retapPops = model.tabBar.retap == .popToRoot
    description.customization = model.tabBar.customization.map { customization in
      SpecDescription.Customization(
        minimum: customization.minimum, allowsReordering: customization.allowsReordering,
        resetSelects: customization.resetSelects?.index)
    }
    description.dropsConcurrentLinks = model.resolving == .drop
    description.conditions = model.conditions.map { condition in
      let route = condition.screen.map { model.routes[$0.index] }
      return SpecDescription.Condition(
        name: condition.name.string, screen: route?.name.string, isCover: route?.modalPresentation == .cover)
    }
    for table in SpecDescription.Table.allCases {
      let type = cases(table, model)
      description.tables[table.rawValue] = text(type)
      description.types += types(type, model)
    }
    for route in model.routes {
      description.defaults += defaults(route.name, route.parameters, model)
      guard route.returns != nil else { continue }
      let presentations = route.presentations.compactMap { presentation -> SpecDescription.Presentation? in
        switch presentation {
        case .push: .push
        case .sheet: .sheet
        case .cover: .cover
        case .window: nil
        }
      }
      if let first = presentations.first {
        description.returning.append(.init(name: route.name.string, presentation: first))
      }
    }
    for tab in model.tabs { description.defaults += defaults(tab.name, tab.parameters, model) }
    description.linkTable = linkTable
    return description
  }

  private static func text(_ icon: IconSyntax) -> String {
    switch icon {
    case .symbol(let name), .asset(let name): name.string
    }
  }

  private static func visibility(_ tab: Tab) -> SpecDescription.Visibility {
    switch tab.visibility {
    case .always: .always
    case .byDefault: .byDefault
    case .optional: .optional
    }
  }

  private static func cases(_ table: SpecDescription.Table, _ model: NavigationModel) -> CaseEnum {
    switch table {
    case .route: .screens(.push, model)
    case .sheet: .screens(.sheet, model)
    case .cover: .screens(.cover, model)
    case .window: .screens(.window, model)
    case .link: .links(model)
    case .tabArguments: .tabArguments(model)
    }
  }

  /// Returns the case table of an enum.
  private static func text(_ type: CaseEnum) -> [UInt8] { Array(type.cases.map(\.row).joined(separator: "\n").utf8) }

  /// Returns the declared types of an enum's parameters, including the enums of features.
  private static func types(_ type: CaseEnum, _ model: NavigationModel) -> [SpecDescription.DeclaredType] {
    var types: [SpecDescription.DeclaredType] = []
    for element in type.cases {
      if let feature = element.feature, let outer = feature.outer {
        types.append(.init(name: CaseEnum.rowType(outer.name, feature.name.name), kind: .feature(text(feature))))
        types += self.types(feature, model)
      }
      for parameter in element.parameters {
        guard case .declared(let index) = parameter.type else { continue }
        let declared = model.types[index]
        switch declared.kind {
        case .enumeration(let cases, _):
          types.append(.init(name: declared.name.string, kind: .enumeration(cases.map(\.name.string))))
        case .native: types.append(.init(name: declared.name.string, kind: .native))
        case .refinement: break
        }
      }
    }
    var names: Set<String> = []
    return types.filter { names.insert($0.name).inserted }
  }

  private static func defaults(
    _ screen: Text, _ parameters: [Parameter], _ model: NavigationModel
  ) -> [SpecDescription.Default] {
    parameters.compactMap { parameter in
      guard case .defaulted(let text) = parameter.arity else { return nil }
      var value = text
      if case .declared(let index) = parameter.type, case .enumeration(let cases, _) = model.types[index].kind,
        let meant = cases.first(where: { $0.text == text })
      {
        value = meant.name.string
      }
      return .init(screen: screen.string, parameter: parameter.name.string, value: value)
    }
  }
}
