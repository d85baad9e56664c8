import WaymarkDiagnostics

extension RulePage {
  /// The page for a terminal.
  package var text: String {
    ([heading] + blocks { $0.text }).joined(separator: "\n\n") + "\n"
  }

  /// What is wrong, as a sentence without its full stop.
  package var sentence: String { summary.prefix(1).uppercased() + summary.dropFirst() }

  var heading: String { "\(name) (\(severity.rawValue))" }

  /// What every form of a page says under its heading, in the order of reading.
  func blocks(showing show: (Example) -> [String]) -> [String] {
    let advice = [advice, leave].compactMap(\.self)
    guard let example else { return ["\(sentence).", reason] + advice }
    return ["\(sentence):"] + show(example.faulty) + [reason, "Corrected:"] + show(example.corrected) + advice
  }

  /// How to live with it.
  private var leave: String? {
    guard !guardsMeaning else { return nil }
    // A comment of a spec is no use in another file.
    guard !Self.rulesOfOtherFiles.contains(name) else {
      return """
        Where it is meant to be so, `lint` allows it everywhere:

            lint: { \(name): allow }
        """
    }
    return """
      Where it is meant to be so, a comment silences it on one line, and `lint`
      everywhere:

          # waymark:allow \(name): the reason
          lint: { \(name): allow }
      """
  }

  /// Their findings stand in a file of the app's.
  private static let rulesOfOtherFiles: Set<RuleName> = [
    "invalid-association", "invalid-property-list", "unrouted-claim", "unused-domain", "unused-scheme",
  ]
}

extension RulePage.Example {
  fileprivate var text: [String] {
    visibleFiles.flatMap { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let code = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
      return files.count > 1 ? ["\(file.path):", code] : [code]
    }
  }
}
