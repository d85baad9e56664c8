import WaymarkDiagnostics
import WaymarkYAML

/// The conditions of a spec, by name.
final class ConditionTable {
  let names: [Text]
  private let indices: [Text: Int]
  private let sink: DiagnosticSink

  /// Declares conditions.
  init(_ declared: [Text], _ sink: DiagnosticSink) {
    var names: [Text] = []
    var indices: [Text: Int] = [:]
    for name in declared {
      if let first = indices[name] {
        sink.report(
          Diagnostic(
            .duplicateName, "`\(name.string)` is a condition already", at: name.span,
            help: "declare it once",
            related: [.init(names[first].span, "first here")]))
        continue
      }
      indices[name] = names.count
      names.append(name)
    }
    self.names = names
    self.indices = indices
    self.sink = sink
  }

  /// Returns the condition with a name; `nil` with a diagnostic if there is none.
  func index(of name: Text) -> Int? {
    if let index = indices[name] { return index }
    guard !sink.isSpecIncomplete else { return nil }
    let suggestion = sink.suggestion(for: name.string, among: names.map(\.string))
    sink.report(
      Diagnostic(
        .unknownName, "there is no condition `\(name.string)`" + suggestion, at: name.span,
        help: names.isEmpty
          ? "declare it: `conditions: [\(name.string)]`"
          : names.count <= 12
            ? Suggestion.inventory(of: names.map(\.string), "the", "condition") : nil))
    return nil
  }
}
