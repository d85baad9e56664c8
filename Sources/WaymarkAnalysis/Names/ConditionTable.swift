import WaymarkDiagnostics
import WaymarkYAML

/// The conditions that a spec declares.
final class ConditionTable {
  let names: [Text]
  private let indices: [Text: Int]
  private let sink: DiagnosticSink

  /// Creates a table of declared conditions, and reports duplicates.
  init(_ declared: [Text], _ sink: DiagnosticSink) {
    var names: [Text] = []
    var indices: [Text: Int] = [:]
    for name in declared {
      if let first = indices[name] {
        sink.report(
          Diagnostic(
            .duplicateName, "the condition `\(name.string)` is declared twice", at: name.span,
            help: "remove the duplicate declaration",
            related: [.init(names[first].span, "the first declaration is here")]))
        continue
      }
      indices[name] = names.count
      names.append(name)
    }
    self.names = names
    self.indices = indices
    self.sink = sink
  }

  /// Returns the index of the condition with the given name.
  ///
  /// If no condition has the name, the method reports the name and returns `nil`.
  func index(of name: Text) -> Int? {
    if let index = indices[name] { return index }
    guard !sink.isSpecIncomplete else { return nil }
    sink.reportUnknown(
      .unknownName, "there is no condition `\(name.string)`", name, among: names.map(\.string),
      help: names.isEmpty
        ? "declare the condition: `conditions: [\(name.string)]`"
        : names.count <= 12 ? Suggestion.inventory(of: names.map(\.string), "declared condition") : nil)
    return nil
  }
}
