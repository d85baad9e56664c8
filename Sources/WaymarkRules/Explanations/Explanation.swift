/// The text about one kind of diagnostic: the problem, its consequences, and the way to fix it.
package struct Explanation: Sendable {
  /// The problem, in one line without a full stop that fits beside the name in a terminal.
  package let summary: String
  /// A spec with the problem, and the same one without it; nil if no small spec can have it.
  package let example: (faulty: Example, corrected: Example)?
  /// The consequences for the app's users and developers. Paragraphs in lines of at most 78 characters; lines that start with
  /// four spaces are code.
  package let reason: String
  /// Further ways to fix it, in the same form.
  package let advice: String?
  /// A Boolean value that indicates whether the problem is in a file of the app, where no comment of a spec silences it.
  let isInAppFile: Bool

  init(
    _ summary: String, isInAppFile: Bool = false, faulty: Example, why reason: String, corrected: Example,
    advice: String? = nil
  ) {
    self.init(summary, isInAppFile, (faulty, corrected), reason, advice)
  }

  /// Creates an explanation without an example.
  init(_ summary: String, why reason: String, advice: String? = nil) {
    self.init(summary, false, nil, reason, advice)
  }

  private init(
    _ summary: String, _ isInAppFile: Bool, _ example: (faulty: Example, corrected: Example)?, _ reason: String,
    _ advice: String?
  ) {
    self.summary = summary
    self.isInAppFile = isInAppFile
    self.example = example
    self.reason = reason
    self.advice = advice
  }
}

extension Explanation {
  /// A small spec: its root, and the files that belong to it.
  package struct Example: Sendable, ExpressibleByStringLiteral {
    /// The files, the root first, with paths relative to its folder.
    package let files: [(path: String, text: String)]

    /// Creates an example of a root and further files by their paths.
    init(_ root: String, with others: KeyValuePairs<String, String>) {
      files = [("Shop.nav.yaml", root)] + others.map { ($0, $1) }
    }

    package init(stringLiteral root: String) {
      self.init(root, with: [:])
    }

    /// The files with Unicode's pictures of control characters in place of these.
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
