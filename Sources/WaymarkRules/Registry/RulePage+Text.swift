import WaymarkDiagnostics

extension RulePage {
  package var text: String {
    ([heading] + blocks { $0.text }).joined(separator: "\n\n") + "\n"
  }

  package var sentence: String { explanation.summary.prefix(1).uppercased() + explanation.summary.dropFirst() }

  var heading: String { "\(id) (\(severity.rawValue))" }

  func blocks(showing show: (Explanation.Example) -> [String]) -> [String] {
    let advice = [explanation.advice, waiver].compactMap(\.self)
    guard let example = explanation.example else { return ["\(sentence).", explanation.reason] + advice }
    return ["\(sentence):"] + show(example.faulty) + [explanation.reason, "Corrected:"] + show(example.corrected)
      + advice
  }

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
