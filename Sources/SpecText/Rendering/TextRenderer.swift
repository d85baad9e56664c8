/// Xcode and SwiftPM can parse the text.
package struct TextRenderer {
  package enum Style: Sendable {
    /// One line `path:line:column: error: message; next step [rule]`, and a note for each related location.
    case compact
    /// With the source line, a caret, the related locations, and the help text.
    case excerpts(color: Bool)
  }

  private let files: [SourceFile]
  private let lines: [SourceLines]
  private let style: Style
  private static let widestExcerpt = 140

  package init(files: [SourceFile], style: Style) {
    self.files = files
    self.style = style
    lines = if case .excerpts = style { files.map(SourceLines.init) } else { [] }
  }

  package func render(_ diagnostics: [Diagnostic]) -> String {
    var blocks: [String] = []
    for diagnostic in diagnostics {
      switch style {
      case .compact: blocks.append(compact(diagnostic))
      case .excerpts(let color): blocks.append(excerpt(diagnostic, Paint(isOn: color)))
      }
    }
    switch style {
    case .compact: return blocks.joined()
    case .excerpts: return blocks.joined(separator: "\n")
    }
  }

  private func place(_ span: Span) -> String {
    "\(PrintableText.of(files[Int(span.file)].path)):\(span.start.line):\(span.start.column)"
  }

  /// Xcode and CI logs may show only the first line. A question such as "did you mean `a`?" is already the next step.
  package static func line(of diagnostic: Diagnostic) -> String {
    guard let help = diagnostic.help, !help.isEmpty, !diagnostic.message.hasSuffix("?") else {
      return diagnostic.message
    }
    return "\(diagnostic.message); \(help)"
  }

  private func compact(_ diagnostic: Diagnostic) -> String {
    let place = place(diagnostic.span)
    let line = Self.line(of: diagnostic)
    var text = "\(place): \(diagnostic.severity.rawValue): \(PrintableText.of(line)) [\(diagnostic.id)]\n"
    for related in diagnostic.related {
      text += "\(self.place(related.span)): note: \(PrintableText.of(related.message))\n"
    }
    if line == diagnostic.message, let help = diagnostic.help { text += "\(place): note: \(PrintableText.of(help))\n" }
    return text
  }

  private func excerpt(_ diagnostic: Diagnostic, _ paint: Paint) -> String {
    let label = diagnostic.severity.rawValue
    var text = paint.bold("\(place(diagnostic.span)): ")
    text += diagnostic.severity == .error ? paint.red("\(label): ") : paint.yellow("\(label): ")
    text += paint.bold(PrintableText.of(diagnostic.message)) + paint.dim(" [\(diagnostic.id)]") + "\n"
    text += sourceLine(diagnostic.span, paint)
    for related in diagnostic.related {
      text += paint.dim("      = ") + "\(place(related.span)): \(PrintableText.of(related.message))\n"
    }
    if let help = diagnostic.help {
      text += paint.dim("      = ") + paint.cyan("help: ") + PrintableText.of(help) + "\n"
    }
    return text
  }

  private func sourceLine(_ span: Span, _ paint: Paint) -> String {
    guard let line = lines[Int(span.file)][Int(span.start.line)], !line.isEmpty else { return "" }
    let scalars = Array(line.unicodeScalars)
    let start = min(Int(span.start.column) - 1, scalars.count)
    let end = span.end.line == span.start.line ? min(Int(span.end.column) - 1, scalars.count) : scalars.count
    let first = start < Self.widestExcerpt - 40 ? 0 : start - 40
    let last = min(scalars.count, first + Self.widestExcerpt)

    var shown = first > 0 ? "…" : ""
    var carets = first > 0 ? " " : ""
    for index in first..<last {
      let (text, width) = Self.cell(scalars[index])
      shown += text
      if index < start {
        carets += scalars[index] == "\t" ? "\t" : String(repeating: " ", count: width)
      } else if index < end {
        carets +=
          index == start ? "^" + String(repeating: "~", count: max(0, width - 1)) : String(repeating: "~", count: width)
      }
    }
    if last < scalars.count { shown += "…" }
    if end <= start || start >= last { carets += "^" }
    let number = String(span.start.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count)) + number
    return paint.dim("\(margin) | ") + shown + "\n" + paint.dim("      | ") + paint.red(carets) + "\n"
  }

  private static func cell(_ scalar: Unicode.Scalar) -> (text: String, width: Int) {
    if scalar == "\t" { return ("\t", 1) }
    if scalar.value < 0x20 { return (String(Unicode.Scalar(0x2400 + scalar.value)!), 1) }
    if PrintableText.isHidden(scalar) { return ("�", 1) }
    return (String(scalar), ColumnWidth.of(scalar))
  }
}

/// ANSI colors (ECMA-48 SGR).
package struct Paint: Sendable {
  private let isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  package func bold(_ text: String) -> String { wrap("1", text) }
  package func dim(_ text: String) -> String { wrap("2", text) }
  package func red(_ text: String) -> String { wrap("1;31", text) }
  package func yellow(_ text: String) -> String { wrap("1;33", text) }
  package func cyan(_ text: String) -> String { wrap("36", text) }

  private func wrap(_ code: String, _ text: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
