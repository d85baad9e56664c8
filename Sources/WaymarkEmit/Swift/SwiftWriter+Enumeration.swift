import SwiftWriter
import WaymarkModel

extension SwiftWriter {
  /// Writes the declaration of an enum that the spec declares under `types`. If the file of a module declares the type,
  /// the function writes a type alias.
  mutating func declare(_ type: DeclaredType, _ cases: [DeclaredType.Case], _ model: NavigationModel) {
    let access = SwiftText.access(model.access)
    let name = Identifier(type.name.string)
    document(.values, type.name, model)
    if let feature = model.module(of: type) {
      line("\(access)typealias \(name) = \(Identifier(feature.namespace)).\(name)")
      return
    }
    block("\(access)enum \(name): String, CaseIterable, Sendable") { writer in
      for value in cases {
        if value.text != value.name.string { writer.documentation("`\(value.text)` in a URL") }
        writer.line("case \(Identifier(value.name.string))")
      }
    }
  }
}
