import SpecText

extension RuleContext {
  private static var mostSeparate: Int { 12 }

  /// Many findings about most of the elements probably have one cause, which replaces them.
  func report(_ findings: [Finding], outOf total: Int, as cause: ([Diagnostic.Related]) -> Finding) {
    if findings.count > Self.mostSeparate, 2 * findings.count > total {
      report(cause(findings.prefix(3).map { .init($0.span, $0.message) }))
    } else {
      findings.forEach { report($0) }
    }
  }
}
