import SpecModel

extension NavigationEmitter {
  func emitTabs(_ writer: inout SwiftWriter) {
    let rawType: SwiftText = model.tabRawValue == .string ? "String" : "Int"
    // Swift numbers cases from the previous explicit raw value, but a spec numbers tabs by position.
    let isNumbered = model.tabRawValue == .int && model.tabs.contains { $0.rawValue != nil }
    writer.documentation(
      model.tabs.count == 1 ? "The only tab. The app has no tab bar." : "The tabs, in the order of the tab bar.")
    writer.block("\(access)enum \(Identifier(model.typeNames.tab)): \(rawType), WaymarkNavigation.NavigationTab") {
      writer in
      for (position, tab) in model.tabs.enumerated() {
        writer.document(.tab, tab.name, title: tab.title, summary: tab.summary, model, links: Array(tab.links))
        let value: SwiftText =
          switch tab.rawValue {
          case .text(let text): " = \(StringLiteral(text))"
          case .number(let number): " = \(number)"
          case nil: isNumbered ? " = \(position)" : ""
          }
        writer.line("case \(Identifier(tab.name.string))\(value)")
      }
    }
  }

  func emitTabItems(_ writer: inout SwiftWriter) {
    writer.blank()
    writer.block("nonisolated extension \(namespace).\(Identifier(model.typeNames.tab))") { writer in
      writer.line("\(access)typealias Navigation = \(namespace)")
      writer.blank()
      writer.block("\(access)var tabItem: WaymarkNavigation.TabItem<\(namespace)>") { writer in
        writer.line("switch self {")
        for tab in model.tabs {
          writer.line("case .\(Identifier(tab.name.string)):")
          writer.indented { $0.call("return .init", item(tab)) }
        }
        writer.line("}")
      }
      emitTabMetadata(&writer)
    }
  }

  private func item(_ tab: Tab) -> [SwiftText] {
    var arguments: [SwiftText] = [
      "name: \(StringLiteral(tab.name.string))", "title: \(SwiftText.title(tab.title, model))",
      "icon: \(SwiftText.icon(tab.icon, model))",
    ]
    if let icon = tab.selectedIcon { arguments.append("selectedIcon: \(SwiftText.icon(icon, model))") }
    let identifiers = Identifier(model.typeNames.accessibilityID)
    arguments.append("accessibilityID: \(identifiers).\(model.tabBarName).\(Identifier(tab.name.string))")
    if let condition = tab.condition { arguments.append("condition: \(member("Condition", condition.name.string))") }
    switch tab.visibility {
    case .always: arguments.append("visibility: .always")
    case .byDefault: break
    case .optional: arguments.append("visibility: .optional")
    }
    if let fallback = tab.fallback { arguments.append("fallback: \(self.tab(fallback.index))") }
    if let section = tab.section { arguments.append("section: \(SwiftText.title(section, model))") }
    if let shortcut = tab.shortcut { arguments.append("shortcut: \(text(shortcut))") }
    if let placeholder = tab.placeholder { arguments.append("placeholder: \(text(placeholder))") }
    if tab.isSearch { arguments.append("isSearch: true") }
    if tab.layout == .split { arguments.append("layout: .split") }
    if let activities = tab.activities { arguments.append("activities: \(SwiftText.activities(activities))") }
    if !tab.parameters.isEmpty { arguments.append("arguments: \(member("TabArguments", tab.name.string))()") }
    return arguments
  }

  private func text(_ shortcut: ShortcutSyntax) -> SwiftText {
    let modifiers = shortcut.modifiers.map { modifier -> SwiftText in
      switch modifier {
      case .command: ".command"
      case .shift: ".shift"
      case .option: ".option"
      case .control: ".control"
      }
    }
    return ".init(\(StringLiteral(shortcut.key.string)), [\(SwiftText(joining: modifiers, separator: ", "))])"
  }

  private func text(_ placeholder: Tab.Placeholder) -> SwiftText {
    let message: SwiftText = "message: \(SwiftText.title(placeholder.message, model))"
    return placeholder.icon.map { ".init(icon: \(SwiftText.icon($0, model)), \(message))" } ?? ".init(\(message))"
  }

  /// For use where Swift expects an optional value.
  func tab(_ index: Int) -> SwiftText { member(Identifier(model.typeNames.tab), model.tabs[index].name.string) }

  private func member(_ type: Identifier, _ name: String) -> SwiftText {
    .caseOfOptional(name, of: "\(namespace).\(type)")
  }

  private func member(_ type: StaticString, _ name: String) -> SwiftText { member(Identifier("\(type)"), name) }
}

extension SwiftText {
  static func activities(_ activities: [ActivitySyntax]) -> SwiftText {
    let cases = activities.map { activity -> SwiftText in
      switch activity {
      case .handoff: ".handoff"
      case .search: ".search"
      case .prediction: ".prediction"
      }
    }
    return "[\(SwiftText(joining: cases, separator: ", "))]"
  }
}

extension SwiftWriter {
  mutating func call(_ function: SwiftText, _ arguments: [SwiftText]) {
    guard arguments.count > 1 else {
      line("\(function)(\(SwiftText(joining: arguments, separator: ", ")))")
      return
    }
    line("\(function)(")
    indented { writer in
      for (number, argument) in arguments.enumerated() {
        writer.line("\(argument)\(number == arguments.count - 1 ? ")" : ",")")
      }
    }
  }
}
