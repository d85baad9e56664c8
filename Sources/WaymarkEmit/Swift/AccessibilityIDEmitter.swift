import SwiftWriter
import WaymarkModel

/// `AccessibilityID`: a file that imports nothing, so that a UI-test target can have it alone.
enum AccessibilityIDEmitter {
  static func emit(_ model: NavigationModel) -> Output {
    var writer = SwiftWriter()
    let access = SwiftText.access(model.access)
    writer.header(model)
    writer.documentation("The accessibility identifiers of \(model.app.string), for UI tests.")
    writer.block("\(access)nonisolated enum AccessibilityID") { writer in
      writer.documentation("The buttons of the tab bar.")
      emit(model.tabs.map { ($0.name.string, $0.accessibilityID.text) }, in: "Tab", access, &writer)
      if !model.routes.isEmpty {
        writer.blank()
        writer.documentation("The screens.")
        emit(model.routes.map { ($0.name.string, $0.accessibilityID.text) }, in: "Screen", access, &writer)
      }
      let routes = model.routes.filter { !$0.elements.isEmpty }
      guard !routes.isEmpty else { return }
      writer.blank()
      writer.documentation("The controls on screens: `Element.SCREEN.CONTROL`.")
      writer.block("\(access)enum Element") { writer in
        for route in routes {
          // Called like the route: in upper case, a name could be one that Swift keeps for itself.
          emit(
            route.elements.map { ($0.name.string, $0.accessibilityID.string) }, in: Identifier(route.name.string),
            access, &writer)
        }
      }
    }
    return Output(fileName: "AccessibilityID.waymark.swift", bytes: writer.source)
  }

  private static func emit(
    _ ids: [(name: String, text: String)], in type: StaticString, _ access: SwiftText, _ writer: inout SwiftWriter
  ) {
    emit(ids, in: Identifier("\(type)"), access, &writer)
  }

  private static func emit(
    _ ids: [(name: String, text: String)], in type: Identifier, _ access: SwiftText, _ writer: inout SwiftWriter
  ) {
    writer.block("\(access)enum \(type)") { writer in
      for id in ids {
        writer.line("\(access)static let \(Identifier(id.name)) = \(StringLiteral(id.text))")
      }
    }
  }
}
