import SwiftWriter
import WaymarkModel
import WaymarkSpec

extension NavigationEmitter {
  /// Emits the function that returns the screen with which the user can make a condition true. The function is omitted if
  /// no condition has such a screen.
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

  private func screen(_ route: Route) -> SwiftText {
    let name = Identifier(route.name.string)
    // A case with parameters needs parentheses, although each parameter has a default.
    let value: SwiftText = route.parameters.isEmpty ? ".\(name)" : ".\(name)()"
    let screen = route.feature.map { ".\(Identifier(model.features[$0].caseName))(\(value))" as SwiftText } ?? value
    return route.modalPresentation == .cover ? ".cover(\(screen))" : ".sheet(\(screen))"
  }
}
