/// An explanation of one kind of diagnostic.
///
/// An explanation describes the problem, the consequences of the problem, and ways to fix the problem.
package struct Explanation: Sendable {
  /// A one-line summary of the problem, without a period. The summary fits next to the name of the diagnostic in a
  /// terminal.
  package let summary: String
  /// A faulty spec and the corrected spec, or `nil` if no small spec can have the problem.
  package let example: (faulty: Example, corrected: Example)?
  /// The text consists of paragraphs and lists. A line has at most 78 characters. Lines that start with four spaces are
  /// code.
  package let reason: String
  /// Other ways to fix the problem, in the same format as `reason`.
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
  /// A small spec, together with the other files that the spec refers to.
  package struct Example: Sendable, ExpressibleByStringLiteral {
    /// The root file of the spec is the first file. Each path is relative to the folder of the root file.
    package let files: [(path: String, text: String)]

    init(_ root: String, with others: KeyValuePairs<String, String>) {
      files = [("Shop.nav.yaml", root)] + others.map { ($0, $1) }
    }

    package init(stringLiteral root: String) {
      self.init(root, with: [:])
    }

    /// In the copy, a visible symbol replaces each control character. Line breaks stay unchanged.
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
