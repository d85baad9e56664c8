import WaymarkDiagnostics
import WaymarkRules

enum LintFormat: String, CaseIterable {
  case text, json, sarif, github, junit

  /// If the report is a document, standard output must not contain any other text.
  var isDocument: Bool {
    switch self {
    case .text, .github: false
    case .json, .sarif, .junit: true
    }
  }

  /// In the text format, the report is empty, because the command writes findings to standard error.
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
