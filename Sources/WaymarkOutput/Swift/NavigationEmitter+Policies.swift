import LinkLogic
import LinkResolving
import SpecModel

extension NavigationEmitter {
  func emitPolicies(_ table: [UInt8], _ writer: inout SwiftWriter) {
    writer.blank()
    writer.block("nonisolated extension \(namespace)") { writer in
      writer.documentation("The behavior of the tab bar.")
      writer.block("\(access)static var tabBar: WaymarkNavigation.TabBarPolicy<Tab>") { writer in
        writer.call(".init", tabBar)
      }
      writer.blank()
      if model.resolving == .drop {
        writer.documentation("The handling of a link that arrives while the app resolves another link.")
        writer.line("\(access)static var resolving: WaymarkNavigation.ConcurrentLinks { .drop }")
        writer.blank()
      }
      if let activities = model.spec.root.activities, !activities.isEmpty {
        writer.documentation("The system features that offer each visible screen with a URL.")
        let type: SwiftText = "Set<WaymarkNavigation.ScreenActivity>"
        writer.line("\(access)static var activities: \(type) { \(SwiftText.activities(activities.map(\.value))) }")
        writer.blank()
      }
      emitGuards(&writer)
      emitGates(&writer)
      writer.documentation("The link table, in the format that the matcher reads without a copy.")
      writer.block("\(access)static var _linkTable: StaticString") { writer in
        writer.multilineLiteral(ascii: table, width: 110)
      }
    }
  }

  /// A build for release contains no places.
  func emitPlaces(_ writer: inout SwiftWriter) {
    let table = PublishedSpec(screensOf: model).placeTable
    writer.blank()
    writer.line("#if DEBUG")
    writer.block("nonisolated extension \(namespace)") { writer in
      writer.documentation("A place for each screen, the defaults of parameters, and the texts of enums in URLs.")
      writer.block("\(access)static var _places: StaticString") { writer in
        writer.multilineLiteral(table.split(separator: "\n").map(String.init))
      }
    }
    writer.line("#endif")
  }

  private var tabBar: [SwiftText] {
    let bar = model.tabBar
    var arguments: [SwiftText] = ["initial: \(tab(bar.initial))"]
    switch bar.restores {
    case .nothing: break
    case .selection: arguments.append("restores: .selection")
    case .everything: arguments.append("restores: .everything")
    }
    if let key = bar.selectionKey { arguments.append("selectionKey: \(StringLiteral(key.string))") }
    if let key = bar.shownKey { arguments.append("shownKey: \(StringLiteral(key.string))") }
    switch bar.retap {
    case .popToRoot: break
    case .nothing: arguments.append("retap: .nothing")
    }
    if let customization = bar.customization { arguments.append("customization: \(text(customization))") }
    let colors: [SwiftText] = [
      bar.background.map { "background: \(StringLiteral($0.text.string))" },
      bar.inactive.map { "inactive: \(StringLiteral($0.text.string))" },
      bar.active.map { "active: \(StringLiteral($0.text.string))" },
    ].compactMap(\.self)
    if !colors.isEmpty { arguments.append("colors: .init(\(SwiftText(joining: colors, separator: ", ")))") }
    return arguments
  }

  private func text(_ customization: TabBar.Customization) -> SwiftText {
    let allowsReordering: SwiftText = customization.allowsReordering ? "true" : "false"
    let reset: SwiftText = customization.resetSelects.map { ", resetSelects: \(tab($0.index))" } ?? ""
    return ".init(minimum: \(customization.minimum), allowsReordering: \(allowsReordering)\(reset))"
  }
}

extension NavigationEmitter {
  func emitGuards(_ writer: inout SwiftWriter) {
    let guards = model.conditions.compactMap { condition in condition.screen.map { (condition.name, $0.index) } }
    guard !guards.isEmpty else { return }
    let result: SwiftText = "WaymarkNavigation.ShownScreen<\(namespace)>?"
    writer.documentation("The screen with which the user can make a condition true.")
    writer.block("\(access)static func _screen(for condition: Condition) -> \(result)") { writer in
      writer.line("switch condition {")
      for (name, route) in guards {
        writer.line("case .\(Identifier(name.string)): return \(screen(model.routes[route]))")
      }
      if guards.count < model.conditions.count { writer.line("default: return nil") }
      writer.line("}")
    }
    writer.blank()
  }

  private func emitGates(_ writer: inout SwiftWriter) {
    guard !model.gates.isEmpty else { return }
    writer.documentation("The screens that replace the tabs while a condition is false, in the order of the spec.")
    writer.block("\(access)static var _gates: [WaymarkNavigation.GateRule<\(namespace)>]") { writer in
      let rules = model.gates.map { gate -> SwiftText in
        let condition = Identifier(model.conditions[gate.condition].name.string)
        let resets: SwiftText = gate.resets ? ", resetsBehind: true" : ""
        return ".init(.\(condition), \(value(model.routes[gate.route.index]))\(resets))"
      }
      writer.line("[\(SwiftText(joining: rules, separator: ", "))]")
    }
    writer.blank()
  }

  private func value(_ route: Route) -> SwiftText {
    let name = Identifier(route.name.string)
    // A case with parameters needs parentheses, although each parameter has a default.
    let value: SwiftText = route.parameters.isEmpty ? ".\(name)" : ".\(name)()"
    return route.feature.map { ".\(Identifier(model.features[$0].caseName))(\(value))" } ?? value
  }

  private func screen(_ route: Route) -> SwiftText {
    let screen = value(route)
    return route.modalPresentation == .cover ? ".cover(\(screen))" : ".sheet(\(screen))"
  }
}

extension NavigationEmitter {
  /// The initializer converts the attributes of one line of the ``CaseTable``, so the code grows with the keys, not
  /// with the screens (Docs/Decisions/24).
  func emitMetadata(_ writer: inout SwiftWriter) {
    guard !model.metadataKeys.isEmpty else { return }
    writer.blank()
    writer.documentation("The metadata of a tab or screen.")
    writer.block("\(access)struct Metadata: WaymarkNavigation.NavigationMetadata") { writer in
      for key in model.metadataKeys {
        writer.document(.metadataKey, key.name, model)
        let type = ParameterShape(key, model).swiftType(in: nil)
        writer.line("\(access)let \(Identifier(key.name.string)): \(type)")
      }
      writer.blank()
      writer.block("\(access)init(_ values: WaymarkNavigation._MetadataValues)") { writer in
        for key in model.metadataKeys { writer.line("self.\(Identifier(key.name.string)) = values.\(reader(key))") }
      }
    }
  }

  private func reader(_ key: Parameter) -> SwiftText {
    let name = StringLiteral(key.name.string)
    guard case .defaulted = key.arity, let value = DefaultValue.value(key, model) else {
      return "\(ParameterShape(key, model).reader)(\(name))"
    }
    // A plain `.none` could mean `nil`.
    let type: SwiftText =
      if case .enumeration(let enumName) = ParameterShape(key, model).base {
        "\(namespace).\(Identifier(enumName))"
      } else { "" }
    let optional = Parameter(name: key.name, type: key.type, arity: .optional)
    return "\(ParameterShape(optional, model).reader)(\(name)) ?? \(type)\(value)"
  }

  func emitTabMetadata(_ writer: inout SwiftWriter) {
    guard !model.metadataKeys.isEmpty else { return }
    writer.blank()
    writer.documentation("The metadata of the tab.")
    writer.line("\(access)var metadata: \(namespace).Metadata { .init(_metadata) }")
    writer.blank()
    writer.block("\(access)static var _metadataTable: StaticString") { writer in
      writer.multilineLiteral(model.tabs.map { CaseRowText.metadataRow($0, model) })
    }
  }
}
