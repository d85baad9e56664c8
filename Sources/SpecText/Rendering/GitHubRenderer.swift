/// Workflow commands, which become annotations. GitHub shows at most ten of each level for a step, and all messages in
/// the log, so each message starts with its location, and a notice refers to the log. See
/// <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>.
package struct GitHubRenderer {
  private let files: [SourceFile]
  /// For a step and level.
  private static let mostShown = 10

  package init(files: [SourceFile]) { self.files = files }

  package struct Annotation {
    package enum Level: String, CaseIterable { case error, warning, notice }

    package let level: Level
    package let title: String
    package let span: Span?
    package let lines: [String]

    package init(_ level: Level, title: String, at span: Span?, _ lines: [String]) {
      self.level = level
      self.title = title
      self.span = span
      self.lines = lines
    }
  }

  package func render(_ diagnostics: [Diagnostic]) -> String { render(diagnostics.map(annotation)) }

  package func render(_ annotations: [Annotation]) -> String {
    annotations.map(command).joined() + notice(of: annotations)
  }

  private func annotation(_ diagnostic: Diagnostic) -> Annotation {
    var lines = [diagnostic.message]
    lines += diagnostic.related.map { "\(place($0.span)): \($0.message)" }
    if let help = diagnostic.help { lines.append("help: \(help)") }
    return Annotation(
      diagnostic.severity == .error ? .error : .warning, title: "waymark: \(diagnostic.id)", at: diagnostic.span, lines)
  }

  private func command(_ annotation: Annotation) -> String {
    var properties: [(String, String)] = []
    var lines = annotation.lines.map(PrintableText.of)
    if let span = annotation.span {
      let (start, end) = (span.start, span.end)
      properties += [("file", path(of: span)), ("line", "\(start.line)")]
      // GitHub drops the columns of an annotation that spans several lines.
      if end.line == start.line { properties.append(("col", "\(start.column)")) }
      properties.append(("endLine", "\(end.line)"))
      if end.line == start.line { properties.append(("endColumn", "\(end.column)")) }
      lines[0] = "\(place(span)): \(lines[0])"
    }
    properties.append(("title", annotation.title))
    return Self.command(annotation.level.rawValue, properties, lines.joined(separator: "\n"))
  }

  private func notice(of annotations: [Annotation]) -> String {
    let counts = Annotation.Level.allCases.map { level in (level, annotations.count { $0.level == level }) }
    guard counts.contains(where: { $0.1 > Self.mostShown }) else { return "" }
    let shown = counts.filter { $0.0 != .notice || $0.1 > 0 }.map { counted($0.1, $0.0.rawValue) }
    return Self.command(
      "notice", [("title", "waymark")],
      "\(shown.joined(separator: ", ")): GitHub shows \(Self.mostShown) annotations of each level; "
        + "the log of the step contains all")
  }

  private func path(of span: Span) -> String { PrintableText.of(files[Int(span.file)].path) }
  private func place(_ span: Span) -> String { "\(path(of: span)):\(span.start.line):\(span.start.column)" }

  private static func command(
    _ name: String, _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let properties = properties.map { "\($0.name)=\(escaped($0.value, inProperty: true))" }.joined(separator: ",")
    return "::\(name) \(properties)::\(escaped(message, inProperty: false))\n"
  }

  /// Some characters would otherwise end the command or one of its properties.
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
