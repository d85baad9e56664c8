import WaymarkDiagnostics

extension RulePage {
  /// The page for a terminal.
  package var text: String {
    ([heading] + blocks { $0.text }).joined(separator: "\n\n") + "\n"
  }

  /// The summary as a sentence without its period.
  package var sentence: String { explanation.summary.prefix(1).uppercased() + explanation.summary.dropFirst() }

  var heading: String { "\(id) (\(severity.rawValue))" }

  /// Returns the blocks of the page after its heading, for any format.
  func blocks(showing show: (Explanation.Example) -> [String]) -> [String] {
    let advice = [explanation.advice, waiver].compactMap(\.self)
    guard let example = explanation.example else { return ["\(sentence).", explanation.reason] + advice }
    return ["\(sentence):"] + show(example.faulty) + [explanation.reason, "Corrected:"] + show(example.corrected)
      + advice
  }

  /// The ways to accept the finding.
  private var waiver: String? {
    guard !isGuarded else { return nil }
    // A comment in a spec has no effect on other files.
    guard !explanation.isInAppFile else {
      return """
        If the finding is intended, allow it everywhere with `lint`:

            lint: { \(id): allow }
        """
    }
    return """
      If the finding is intended, suppress it on one line with a comment, or allow
      it everywhere with `lint`:

          # waymark:allow \(id): the reason
          lint: { \(id): allow }
      """
  }
}

extension Explanation.Example {
  fileprivate var text: [String] {
    visibleFiles.flatMap { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let code = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
      return files.count > 1 ? ["\(file.path):", code] : [code]
    }
  }
}
