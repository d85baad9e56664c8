import WaymarkCompiler
import WaymarkRules
import WaymarkSource

extension LinkSet {
  /// The links as the run time reads them.
  func table() -> [UInt8] { compiled(.linkTable, rules: []).linkTable }

  /// What becomes of the spec.
  func compiled(_ goal: Compilation.Goal, rules: [Rule] = RuleRegistry.rules) -> Compilation {
    let sources = files.map { SourceFile(path: $0.path, bytes: Array($0.yaml.utf8)) }
    let compilation = Compiler.compile(sources[0], goal: goal, rules: rules) { _ in .success(Array(sources[1...])) }
    precondition(!compilation.linkTable.isEmpty, "\(compilation.diagnostics.first?.message ?? "no table")")
    return compilation
  }
}
