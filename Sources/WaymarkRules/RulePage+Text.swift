extension RulePage {
  /// The page for a terminal.
  package var text: String {
    ([heading] + blocks { $0.text }).joined(separator: "\n\n") + "\n"
  }

  var heading: String { "\(name) (\(severity.rawValue))" }

  /// What every form of a page says under its heading, in the order of reading.
  func blocks(showing show: (Example) -> [String]) -> [String] {
    let sentence = summary.prefix(1).uppercased() + summary.dropFirst()
    let advice = [advice].compactMap(\.self)
    guard let example else { return ["\(sentence).", reason] + advice }
    return ["\(sentence):"] + show(example.faulty) + [reason, "Corrected:"] + show(example.corrected) + advice
  }
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
