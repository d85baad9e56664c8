import WaymarkDiagnostics
import WaymarkRules

/// How `waymark lint` writes its findings.
enum LintFormat: String, CaseIterable {
  case text, json, sarif, github, junit

  /// Whether standard output is a document that a program reads to its end.
  var isDocument: Bool {
    switch self {
    case .text, .github: false
    case .json, .sarif, .junit: true
    }
  }

  /// What goes to standard output; nothing for text, which goes to standard error as specs are read.
  func report(_ diagnostics: [Diagnostic], in files: [SourceFile], isStrict: Bool) throws -> String {
    switch self {
    case .text: ""
    case .json: try JSONRenderer(files: files).render(diagnostics)
    case .sarif:
      try SARIFRenderer(files: files, version: Version.current) { RuleBook.page(named: $0.name)?.sarif }
        .render(diagnostics)
    case .github: GitHubRenderer(files: files).render(diagnostics)
    case .junit: JUnitRenderer(files: files, isStrict: isStrict).render(diagnostics)
    }
  }
}
