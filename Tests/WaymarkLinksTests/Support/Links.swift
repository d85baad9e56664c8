import LinkLogic
import SpecModel
import SpecText
import WaymarkCompiler

/// The links of a spec as sets of URLs, even if the links are equal or overlap.
struct Links {
  let space: LinkSpace
  let diagnostics: [Diagnostic]

  struct Unreadable: Error {
    let diagnostics: [Diagnostic]
  }

  init(_ yaml: String) throws {
    let source = SourceFile(path: "Sample.nav.yaml", bytes: Array(yaml.utf8))
    let compilation = Compiler.compile(source, goal: .linkTable) { _ in .failure(InclusionError("there is no file")) }
    guard let space = compilation.links else { throw Unreadable(diagnostics: compilation.diagnostics) }
    self.space = space
    diagnostics = compilation.diagnostics
  }

  /// The rule names of the errors.
  var errors: [String] { diagnostics.filter { $0.severity == .error }.map(\.id.name) }
}
