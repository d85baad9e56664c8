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
      emit(model.tabs.map { ($0.name.string, $0.accessibilityID.text) }, as: "Tab", access, &writer)
      guard !model.routes.isEmpty else { return }
      writer.blank()
      writer.documentation("The screens.")
      emit(model.routes.map { ($0.name.string, $0.accessibilityID.text) }, as: "Screen", access, &writer)
    }
    return Output(fileName: "AccessibilityID.waymark.swift", bytes: writer.source)
  }

  private static func emit(
    _ ids: [(name: String, text: String)], as type: SwiftText, _ access: SwiftText, _ writer: inout SwiftWriter
  ) {
    writer.block("\(access)enum \(type)") { writer in
      for id in ids {
        writer.line("\(access)static let \(Identifier(id.name)) = \(StringLiteral(id.text))")
      }
    }
  }
}
