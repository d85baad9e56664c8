import WaymarkDiagnostics

extension RulePage {
  /// The page as plain text for a terminal.
  package var text: String {
    ([heading] + blocks { $0.text }).joined(separator: "\n\n") + "\n"
  }

  /// The summary with an uppercase first letter, without a period.
  package var sentence: String { explanation.summary.prefix(1).uppercased() + explanation.summary.dropFirst() }

  var heading: String { "\(id) (\(severity.rawValue))" }

  /// Returns the paragraphs and the formatted examples below the heading of the page.
  func blocks(showing show: (Explanation.Example) -> [String]) -> [String] {
    let advice = [explanation.advice, waiver].compactMap(\.self)
    guard let example = explanation.example else { return ["\(sentence).", explanation.reason] + advice }
    return ["\(sentence):"] + show(example.faulty) + [explanation.reason, "Corrected:"] + show(example.corrected)
      + advice
  }

  /// The instructions for suppressing the finding, or `nil` if no spec can suppress the finding.
  private var waiver: String? {
    guard !isGuarded else { return nil }
    // A comment in a spec has no effect on other files.
    guard !explanation.isInAppFile else {
      return """
        If the app is correct despite the finding, suppress the finding with
        `lint: { \(id): allow }` in the spec.
        """
    }
    return """
      If the spec is correct despite the finding, suppress the finding in one of
      two ways:

      - Add the comment `# waymark:allow \(id): the reason`
        to the reported line.
      - To suppress all findings of the rule, add
        `lint: { \(id): allow }` to the spec.
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
