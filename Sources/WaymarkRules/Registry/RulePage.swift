import SpecText

/// Shown in a terminal, in Markdown, and in SARIF logs.
package struct RulePage: Sendable {
  package let id: DiagnosticID
  package let explanation: Explanation

  package var severity: Diagnostic.Severity { id.defaultSeverity.severity }

  /// A spec cannot suppress the diagnostic or lower its severity.
  package var isGuarded: Bool { id.defaultSeverity == .guardedError }
}

extension RulePage {
  package var text: String { ([heading] + blocks { $0.text }).joined(separator: "\n\n") + "\n" }
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

extension RulePage {
  package var markdown: String { (["# \(heading)"] + blocks { $0.markdown }).joined(separator: "\n\n") + "\n" }
}

extension Explanation.Example {
  fileprivate var markdown: [String] {
    visibleFiles.flatMap { file in
      let code = "```\(language(of: file.path))\n\(file.text)\n```"
      return files.count > 1 ? ["`\(file.path)`:", code] : [code]
    }
  }

  private func language(of path: String) -> String {
    if path.hasSuffix(".yaml") { return "yaml" }
    return path.hasSuffix(".xcstrings") ? "json" : ""
  }
}

extension RulePage {
  package var sarif: SARIFRenderer.Rule {
    .init(severity: severity, summary: "\(sentence).", reason: explanation.reason, text: text, markdown: markdown)
  }
}

package enum RuleBook {
  package static let pages =
    (CompilerDiagnostic.allCases.map { RulePage(id: $0.id, explanation: $0.explanation) }
    + RuleRegistry.rules.map { RulePage(id: $0.id, explanation: $0.explanation) }).sorted { $0.id < $1.id }

  package static func page(named name: String) -> RulePage? { pages.first { $0.id.name == name } }
}

extension RuleBook {
  package static var text: String {
    section("Errors", .error) + section("Warnings", .warning)
      + "`waymark explain RULE` shows an example of a finding and its correction.\n"
  }

  private static func section(_ title: String, _ severity: Diagnostic.Severity) -> String {
    let width = pages.map(\.id.name.count).max() ?? 0
    let rows = pages.filter { $0.severity == severity }.map { page in
      let name = page.id.name
      return "  \(name)\(String(repeating: " ", count: width - name.count))  \(page.explanation.summary)\n"
    }
    return "\(title):\n\(rows.joined())\n"
  }

  package static var markdown: String {
    """
    # Findings

    Each kind of finding has a name and a page. The command `waymark explain NAME`
    shows the page in a terminal.

    The pages are generated from the Swift files in `Sources/WaymarkRules`. A test
    compiles every example. To update the pages, run
    `WAYMARK_RECORD=1 swift test`.

    """
      + table("Errors", .error) + table("Warnings", .warning)
  }

  private static func table(_ title: String, _ severity: Diagnostic.Severity) -> String {
    let rows = pages.filter { $0.severity == severity }.map {
      "| [\($0.id)](\($0.id).md) | \($0.explanation.summary) |\n"
    }
    return "\n## \(title)\n\n| name | problem |\n|---|---|\n" + rows.joined()
  }
}
