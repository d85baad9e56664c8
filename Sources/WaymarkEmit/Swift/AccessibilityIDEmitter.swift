import SwiftWriter
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// An emitter of `AccessibilityID`, a file without imports that a UI-test target can compile alone.
///
/// The generated types have the shape of page objects: one type for the tab bar and one for each screen, whose members
/// are the identifiers of controls. The file contains no source locations, so the file changes only if an identifier
/// does.
enum AccessibilityIDEmitter {
  /// Emits the file.
  ///
  /// - Parameters:
  ///   - model: The resolved spec.
  ///   - access: The access level of the type and its members.
  /// - Returns: The generated file.
  static func emit(_ model: NavigationModel, access: SwiftSyntax.Access) -> Output {
    var writer = SwiftWriter()
    let access = SwiftText.access(access)
    // The constants are computed properties, because stored ones take 1.7 times as long to compile: each has an
    // initializer, a flag and an accessor. A computed property needs the type name `String`, but the type of a screen
    // named `string` hides that name.
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
      writer.documentation("The screens, with the `id` of each and the identifiers of its controls.")
      writer.block("\(access)enum Screen") { writer in
        // Iterates by index, because a route is large and each loop element is a copy.
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
  /// The name of the route's type in `AccessibilityID.Screen`.
  package var accessibilityType: String {
    let count = name.bytes.count
    let type = String(unsafeUninitializedCapacity: count) { type in
      _ = type.initialize(from: name.bytes)
      // A name starts with a letter from a to z, so clearing one bit makes the letter uppercase.
      if count > 0 { type[0] &= 0xDF }
      return count
    }
    // `Screen.Type` and similar names have a different meaning in Swift, even in backticks.
    return count <= 8 && (type == "Any" || type == "Protocol" || type == "Type") ? type + "_" : type
  }
}
