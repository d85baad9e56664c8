import WaymarkDiagnostics
import WaymarkSpec
import WaymarkYAML

/// The conditions that a spec declares.
final class ConditionTable {
  /// In the model, each condition has the same index.
  let declared: [Named<ConditionSyntax>]
  private let indices: [Text: Int]
  private let sink: DiagnosticSink

  init(_ declarations: [Named<ConditionSyntax>], _ sink: DiagnosticSink) {
    var declared: [Named<ConditionSyntax>] = []
    var indices: [Text: Int] = [:]
    for declaration in declarations {
      let name = declaration.name
      if let first = indices[name] {
        sink.report(
          Diagnostic(
            .duplicateName, "the condition `\(name.string)` is declared twice", at: name.span,
            help: "remove the duplicate declaration",
            related: [.init(declared[first].name.span, "the first declaration is here")]))
        continue
      }
      indices[name] = declared.count
      declared.append(declaration)
    }
    self.declared = declared
    self.indices = indices
    self.sink = sink
  }

  func index(of name: Text) -> Int? {
    if let index = indices[name] { return index }
    guard !sink.isSpecIncomplete else { return nil }
    let names = declared.map(\.name)
    sink.reportUnknown(
      .unknownName, "there is no condition `\(name.string)`", name, among: names.map(\.string),
      help: names.isEmpty
        ? "declare the condition: `conditions: [\(name.string)]`"
        : names.count <= 12 ? Suggestion.inventory(of: names.map(\.string), "declared condition") : nil)
    return nil
  }
}
