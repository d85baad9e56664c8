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
    // Computed, as each stored one has an initializer, a flag and an accessor of its own, which take 1.7 times as long.
    // But what is computed names its type, and a screen's may hide it.
    let isComputed = !model.routes.contains { $0.accessibilityType == "String" }
    func constant(_ name: Identifier, _ text: String, _ writer: inout SwiftWriter) {
      let text = StringLiteral(text)
      writer.line(
        "\(access)static \(isComputed ? "var \(name): String { \(text) }" : "let \(name) = \(text)" as SwiftText)")
    }
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
        for (index, route) in model.routes.enumerated() {
          if index > 0 { writer.blank() }
          if let note = route.title?.note { writer.documentation(note) }
          writer.block("\(access)enum \(Identifier(route.accessibilityType))") { writer in
            constant(Identifier("id"), route.accessibilityID.text, &writer)
            for element in route.elements {
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
    // A name starts with a letter from a to z, so that its upper case is a matter of one bit.
    var bytes = Array(name.bytes)
    if !bytes.isEmpty { bytes[0] &= 0xDF }
    let name = String(decoding: bytes, as: UTF8.self)
    // `Screen.Type` and its like mean something else, with backticks, too.
    return name == "Any" || name == "Protocol" || name == "Type" ? name + "_" : name
  }
}
