import SwiftWriter
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// `AccessibilityID`: a file that imports nothing, so that a UI-test target can have it alone.
///
/// In the shape of page objects: the tab bar and each screen are a type, whose members are what a test finds there. Lines of the
/// spec are not named, so that the file changes where an identifier does and at no other time.
enum AccessibilityIDEmitter {
  /// - Parameter access: What the modifiers of the type and its members say.
  static func emit(_ model: NavigationModel, access: SwiftSyntax.Access) -> Output {
    var writer = SwiftWriter()
    let access = SwiftText.access(access)
    // Computed, as each stored one has an initializer, a flag and an accessor of its own, which take 1.7 times as long.
    // But what is computed names its type, and that of a screen `string` hides it.
    let isComputed = !model.routes.indices.contains { model.routes[$0].name == "string" }
    func constant(_ name: Identifier, _ text: String, _ writer: inout SwiftWriter) {
      writer.startLine()
      writer.write(text: access)
      writer.write(isComputed ? "static var " : "static let ")
      writer.write(name)
      writer.write(isComputed ? ": String { " : " = ")
      writer.write(StringLiteral(text))
      if isComputed { writer.write(" }") }
      writer.endLine()
    }
    let id = Identifier("id")
    writer.header(model)
    writer.documentation("The accessibility identifiers of \(model.app.string), for UI tests.")
    writer.block("\(access)nonisolated enum AccessibilityID") { writer in
      writer.documentation("The buttons of the tab bar.")
      writer.block("\(access)enum TabBar") { writer in
        for tab in model.tabs { constant(Identifier(tab.name.string), tab.accessibilityID.text, &writer) }
      }
      guard !model.routes.isEmpty else { return }
      writer.blank()
      writer.documentation("The screens: the `id` of each, and those of the controls on it.")
      writer.block("\(access)enum Screen") { writer in
        // By index, as a route is large, and an element of a loop is a copy.
        for index in model.routes.indices {
          if index > 0 { writer.blank() }
          if let note = model.routes[index].title?.note {
            writer.startDocumentation()
            writer.write(note)
            writer.endLine()
          }
          writer.startLine()
          writer.write(text: access)
          writer.write("enum ")
          writer.write(Identifier(model.routes[index].accessibilityType))
          writer.block { writer in
            constant(id, model.routes[index].accessibilityID.text, &writer)
            for element in model.routes[index].elements {
              constant(Identifier(element.name.string), element.accessibilityID.string, &writer)
            }
          }
        }
      }
    }
    return Output(fileName: "AccessibilityID.waymark.swift", bytes: writer.source)
  }
}

extension Route {
  /// The name of its type in `AccessibilityID.Screen`.
  package var accessibilityType: String {
    let count = name.bytes.count
    let type = String(unsafeUninitializedCapacity: count) { type in
      _ = type.initialize(from: name.bytes)
      // A name starts with a letter from a to z, so that its upper case is a matter of one bit.
      if count > 0 { type[0] &= 0xDF }
      return count
    }
    // `Screen.Type` and its like mean something else, with backticks, too.
    return count <= 8 && (type == "Any" || type == "Protocol" || type == "Type") ? type + "_" : type
  }
}
