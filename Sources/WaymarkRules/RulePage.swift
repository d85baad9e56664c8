import WaymarkDiagnostics

/// What there is to know about findings of one name: what is wrong, for whom that is bad, and how it is put right.
package struct RulePage: Sendable {
  package let name: RuleName
  /// What such findings are, unless a spec says otherwise.
  package let severity: Diagnostic.Severity
  /// Whether what a link means rests on it, so that no spec can lower it and no comment silence it.
  package let guardsMeaning: Bool
  /// What is wrong: one line without a full stop, so short that a terminal shows it beside the name.
  package let summary: String
  /// A spec with the fault, and the same one without; nil where no small spec can have it.
  package let example: (faulty: Example, corrected: Example)?
  /// Why it is a fault, in what it does to people. Paragraphs in lines of at most 78 characters; lines that start with four
  /// spaces are code.
  package let reason: String
  /// What else there is to do about it, in the same form.
  package let advice: String?

  init(
    _ name: RuleName, _ summary: String, severity: Diagnostic.Severity = .error, guardsMeaning: Bool? = nil,
    faulty: Example, why reason: String, corrected: Example, advice: String? = nil
  ) {
    self.init(name, severity, guardsMeaning, summary, (faulty, corrected), reason, advice)
  }

  /// A page without an example.
  init(
    _ name: RuleName, _ summary: String, severity: Diagnostic.Severity = .error, why reason: String,
    advice: String? = nil
  ) {
    self.init(name, severity, nil, summary, nil, reason, advice)
  }

  /// An error guards meaning unless its page says that it does not.
  private init(
    _ name: RuleName, _ severity: Diagnostic.Severity, _ guardsMeaning: Bool?, _ summary: String,
    _ example: (faulty: Example, corrected: Example)?, _ reason: String, _ advice: String?
  ) {
    self.name = name
    self.severity = severity
    self.guardsMeaning = guardsMeaning ?? (severity == .error)
    self.summary = summary
    self.example = example
    self.reason = reason
    self.advice = advice
  }
}

extension RulePage {
  /// A small spec: its root, and the files that lie with it.
  package struct Example: Sendable, ExpressibleByStringLiteral {
    /// The root first; paths are relative to its folder.
    package let files: [(path: String, text: String)]

    /// A root, and further files by their paths.
    init(_ root: String, with others: KeyValuePairs<String, String>) {
      files = [("Shop.nav.yaml", root)] + others.map { ($0, $1) }
    }

    package init(stringLiteral root: String) {
      self.init(root, with: [:])
    }

    /// The files with control characters as the pictures that Unicode has of them.
    var visibleFiles: [(path: String, text: String)] {
      files.map { file in
        var text = String.UnicodeScalarView()
        for scalar in file.text.unicodeScalars {
          let picture = scalar.value < 0x20 && scalar != "\n" ? Unicode.Scalar(0x2400 + scalar.value) : nil
          text.append(picture ?? scalar)
        }
        return (file.path, String(text))
      }
    }
  }
}
