/// The text about one kind of diagnostic: the problem, its consequences, and the way to fix it.
package struct Explanation: Sendable {
  /// The problem, in one line without a period that fits next to the name in a terminal.
  package let summary: String
  /// A spec with the problem and the corrected spec, or `nil` if no small spec can have the problem.
  package let example: (faulty: Example, corrected: Example)?
  /// The consequences for users and developers of the app.
  ///
  /// The text consists of paragraphs and lists in lines of at most 78 characters. Lines that start with four spaces
  /// are code.
  package let reason: String
  /// Other ways to fix the problem, in the same format as the reason.
  package let advice: String?
  /// A Boolean value that indicates whether the problem is in a file of the app, where no comment can suppress it.
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
    /// The files with paths relative to the folder of the root. The root is the first file.
    package let files: [(path: String, text: String)]

    /// Creates an example from a root and further files, which are keyed by their paths.
    init(_ root: String, with others: KeyValuePairs<String, String>) {
      files = [("Shop.nav.yaml", root)] + others.map { ($0, $1) }
    }

    package init(stringLiteral root: String) {
      self.init(root, with: [:])
    }

    /// The files with each control character replaced by its Unicode symbol.
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
