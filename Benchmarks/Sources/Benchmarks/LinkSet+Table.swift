import SpecText
import WaymarkCompiler
import WaymarkRules

extension LinkSet {
  /// Returns the link table of the run time.
  func table() -> [UInt8] { compiled(.linkTable, rules: []).linkTable }

  /// Returns the result of compiling the spec.
  func compiled(_ goal: Compilation.Goal, rules: [Rule] = RuleRegistry.rules) -> Compilation {
    let sources = SourceFile.all(files)
    let compilation = Compiler.compile(sources[0], goal: goal, options: .init(rules: rules)) { _ in
      .success(Array(sources[1...]))
    }
    precondition(!compilation.linkTable.isEmpty, "\(compilation.diagnostics.first?.message ?? "no table")")
    return compilation
  }
}
