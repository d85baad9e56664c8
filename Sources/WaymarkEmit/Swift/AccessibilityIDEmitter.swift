import SwiftWriter
import WaymarkModel
import WaymarkSpec

/// `AccessibilityID`: a file that imports nothing, so that a UI-test target can have it alone.
///
/// In the shape of page objects: the tab bar and each screen are a type, whose members are what a test finds there. Lines of the
/// spec are not named, so that the file changes where an identifier does and at no other time.
enum AccessibilityIDEmitter {
  /// - Parameter access: What the modifiers of the type and its members say.
  static func emit(_ model: NavigationModel, access: SwiftEntry.Access) -> Output {
    var writer = SwiftWriter()
    let access = SwiftText.access(access)
    writer.header(model)
    writer.documentation("The accessibility identifiers of \(model.app.string), for UI tests.")
    writer.block("\(access)nonisolated enum AccessibilityID") { writer in
      writer.documentation("The buttons of the tab bar.")
      writer.block("\(access)enum TabBar") { writer in
        for tab in model.tabs { constant(Identifier(tab.name.string), tab.accessibilityID.text, access, &writer) }
      }
      guard !model.routes.isEmpty else { return }
      writer.blank()
      writer.documentation("The screens: the `id` of each, and those of the controls on it.")
      writer.block("\(access)enum Screen") { writer in
        for (index, route) in model.routes.enumerated() {
          if index > 0 { writer.blank() }
          emit(route, access, &writer)
        }
      }
    }
    return Output(fileName: "AccessibilityID.waymark.swift", bytes: writer.source)
  }

  private static func emit(_ route: Route, _ access: SwiftText, _ writer: inout SwiftWriter) {
    if let note = route.title?.note { writer.documentation(note) }
    writer.block("\(access)enum \(Identifier(route.accessibilityType))") { writer in
      constant(Identifier("id"), route.accessibilityID.text, access, &writer)
      for element in route.elements {
        constant(Identifier(element.name.string), element.accessibilityID.string, access, &writer)
      }
    }
  }

  private static func constant(_ name: Identifier, _ text: String, _ access: SwiftText, _ writer: inout SwiftWriter) {
    writer.line("\(access)static let \(name) = \(StringLiteral(text))")
  }
}

extension Route {
  /// The name of its type in `AccessibilityID.Screen`.
  package var accessibilityType: String {
    let name = name.string.prefix(1).uppercased() + name.string.dropFirst()
    // `Screen.Type` and its like mean something else, with backticks, too.
    return ["Any", "Protocol", "Type"].contains(name) ? name + "_" : name
  }
}
