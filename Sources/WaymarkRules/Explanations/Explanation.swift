package struct Explanation: Sendable {
  package let summary: String
  /// `nil` if no small spec can have the problem.
  package let example: (faulty: Example, corrected: Example)?
  /// The text consists of paragraphs and lists. A line has at most 78 characters. Lines that start with four spaces are
  /// code.
  package let reason: String
  /// In the same format as `reason`.
  package let advice: String?
  /// A comment cannot suppress a finding in a file of the app.
  let isInAppFile: Bool

  init(
    _ summary: String, isInAppFile: Bool = false, faulty: Example, why reason: String, corrected: Example,
    advice: String? = nil
  ) {
    self.init(summary, isInAppFile, (faulty, corrected), reason, advice)
  }

  init(_ summary: String, isInAppFile: Bool = false, why reason: String, advice: String? = nil) {
    self.init(summary, isInAppFile, nil, reason, advice)
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
  package struct Example: Sendable, ExpressibleByStringLiteral {
    /// The root file comes first. Paths are relative to its folder.
    package let files: [(path: String, text: String)]

    init(_ root: String, with others: KeyValuePairs<String, String>) {
      files = [("Shop.nav.yaml", root)] + others.map { ($0, $1) }
    }

    package init(stringLiteral root: String) { self.init(root, with: [:]) }

    /// A visible symbol replaces each control character except line breaks.
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
