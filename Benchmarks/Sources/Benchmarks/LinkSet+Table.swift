import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkRules

extension LinkSet {
  /// The links as the run time reads them.
  func table() -> [UInt8] { compiled(.linkTable, rules: []).linkTable }

  /// What becomes of the spec.
  func compiled(_ goal: Compilation.Goal, rules: [Rule] = RuleRegistry.rules) -> Compilation {
    let sources = SourceFile.all(files)
    let compilation = Compiler.compile(sources[0], goal: goal, rules: rules) { _ in .success(Array(sources[1...])) }
    precondition(!compilation.linkTable.isEmpty, "\(compilation.diagnostics.first?.message ?? "no table")")
    return compilation
  }
}
