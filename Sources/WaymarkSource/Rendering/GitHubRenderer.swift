/// Diagnostics as workflow commands, which GitHub Actions reads from a step's output and shows beside the lines of a change.
///
/// GitHub shows ten annotations of each level for a step, and writes all messages into the step's log, without their places.
/// So a message starts with its place, and where some findings are in the log alone, a notice says so.
///
/// See <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>.
package struct GitHubRenderer {
  private let files: [SourceFile]
  /// As many annotations of a level as GitHub shows for a step.
  private static let mostShown = 10

  package init(files: [SourceFile]) {
    self.files = files
  }

  /// A command a finding, each on its own line; empty for none.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(command).joined() + notice(of: diagnostics)
  }

  private func command(_ diagnostic: Diagnostic) -> String {
    let (start, end) = (diagnostic.span.start, diagnostic.span.end)
    var properties = [("file", path(of: diagnostic.span)), ("line", "\(start.line)")]
    // GitHub drops columns where the lines differ.
    if end.line == start.line { properties.append(("col", "\(start.column)")) }
    properties.append(("endLine", "\(end.line)"))
    if end.line == start.line { properties.append(("endColumn", "\(end.column)")) }
    properties.append(("title", "waymark: \(diagnostic.rule)"))

    var lines = ["\(place(diagnostic.span)): \(PrintableText.of(diagnostic.message))"]
    lines += diagnostic.related.map { "\(place($0.span)): \(PrintableText.of($0.message))" }
    if let help = diagnostic.help { lines.append("help: \(PrintableText.of(help))") }
    return Self.command(diagnostic.severity.rawValue, properties, lines.joined(separator: "\n"))
  }

  private func notice(of diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.errors.count
    let warnings = diagnostics.count - errors
    guard max(errors, warnings) > Self.mostShown else { return "" }
    return Self.command(
      "notice", [("title", "waymark")],
      "\(counted(errors, "error")), \(counted(warnings, "warning")): GitHub shows \(Self.mostShown) of a kind here, and "
        + "the step's log has all")
  }

  private func path(of span: Span) -> String { PrintableText.of(files[Int(span.file)].path) }

  private func place(_ span: Span) -> String { "\(path(of: span)):\(span.start.line):\(span.start.column)" }

  private static func command(
    _ name: String, _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let properties = properties.map { "\($0.name)=\(escaped($0.value, inProperty: true))" }.joined(separator: ",")
    return "::\(name) \(properties)::\(escaped(message, inProperty: false))\n"
  }

  /// What would end the line, and in a property the property, as GitHub reads it back.
  private static func escaped(_ text: String, inProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
