import WaymarkDiagnostics
import WaymarkSpec
import WaymarkYAML

/// What a spec says of the rules that judge it: their levels, under `lint:`, and the comments that silence findings.
package struct Lint {
  private var levels: [String: RootSyntax.LintLevel] = [:]
  private var silences: [Silence] = []
  /// The silences of a line, by their indices.
  private var places: [Place: [Int]] = [:]
  private let spec: Spec
  /// What is wrong with the levels and the comments themselves.
  package private(set) var findings: [Diagnostic] = []

  private struct Place: Hashable {
    let file: Int32
    let line: UInt32
  }

  package init(_ spec: Spec) {
    self.spec = spec
    var found = Findings()
    for entry in spec.root.lint {
      let name = entry.name.string
      guard let page = RuleBook.page(of: name) else {
        found.add(Self.unknown(name, at: entry.name.span))
        continue
      }
      if page.guardsMeaning, entry.value.value != .error {
        found.add(
          Diagnostic(
            "guarded-rule", "`\(name)` guards what links mean, so it stays an error", at: entry.value.span,
            help: "remove this, and mend what it finds",
            fixes: spec.removal("remove `\(name)`", ofEntryAt: entry.name.span, isSafe: true)))
        continue
      }
      levels[name] = entry.value.value
    }
    for comment in spec.comments(startingWith: Silence.word) {
      let silence = Silence(comment)
      guard let page = RuleBook.page(of: silence.rule) else {
        found.add(
          silence.rule.isEmpty
            ? Diagnostic(
              "useless-silence", "this comment names no rule, so it silences nothing", at: comment.span,
              severity: .warning, help: "write the name at the end of the finding: `# waymark:allow RULE`")
            : Self.unknown(silence.rule, at: comment.span))
        continue
      }
      guard !page.guardsMeaning else {
        found.add(
          Diagnostic(
            "guarded-rule", "`\(silence.rule)` guards what links mean, so no comment silences it", at: comment.span,
            help: "remove this, and mend what it finds"))
        continue
      }
      if let line = silence.subject {
        places[Place(file: comment.span.file, line: line), default: []].append(silences.count)
      }
      silences.append(silence)
    }
    findings = judged(found.all)
  }

  /// How many comments silence something, or mean to.
  package var silenceCount: Int { silences.count }

  /// Whether a finding is an error without whose mending a spec means nothing.
  package static func guardsMeaning(_ finding: Diagnostic) -> Bool {
    finding.severity == .error && RuleBook.page(of: finding.rule.description)?.guardsMeaning ?? true
  }

  /// Whether anybody wants to hear of a rule.
  package func isOn(_ rule: RuleName) -> Bool { levels[rule.description] != .allow }

  /// Findings as the spec wants them: with the severity that it gives them, and without those that it allows or silences.
  package mutating func judged(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.compactMap { finding in
      let name = finding.rule.description
      let level = levels[name]
      guard level != .allow, !isSilenced(finding) else { return nil }
      guard let level else { return finding }
      var finding = finding
      finding.severity = level == .error ? .error : .warning
      return finding
    }
  }

  private mutating func isSilenced(_ finding: Diagnostic) -> Bool {
    let place = Place(file: finding.span.file, line: finding.span.start.line)
    guard let index = places[place]?.first(where: { silences[$0].rule == finding.rule.description }) else {
      return false
    }
    silences[index].isUsed = true
    return true
  }

  /// The findings about comments that silence nothing, once everything else was judged.
  ///
  /// - Parameter readsFiles: Whether rules about files besides the spec's were asked; else nobody knows of their silences.
  package mutating func uselessSilences(readsFiles: Bool) -> [Diagnostic] {
    let unasked = readsFiles ? [] : Set(RuleRegistry.rules.filter(\.readsFiles).map(\.name.description))
    // Those that keep others are asked last.
    let (keepers, others) = (
      silences.indices.filter { silences[$0].rule == "useless-silence" },
      silences.indices.filter { silences[$0].rule != "useless-silence" && !unasked.contains(silences[$0].rule) }
    )
    return judged(useless(others)) + judged(useless(keepers))
  }

  private func useless(_ indices: [Int]) -> [Diagnostic] {
    var found = Findings(severity: .warning)
    for index in indices where !silences[index].isUsed { found.add(finding(aboutUseless: silences[index])) }
    return found.all
  }

  private func finding(aboutUseless silence: Silence) -> Diagnostic {
    // Not by its number, which moves: a baseline knows a finding by what it says.
    let place: String? = silence.subject.map { $0 == silence.comment.span.start.line ? "this line" : "the next line" }
    return Diagnostic(
      "useless-silence",
      place.map { "\($0) has no `\(silence.rule)` for this comment to silence" }
        ?? "no line follows on which this comment could silence `\(silence.rule)`",
      at: silence.comment.span, severity: .warning,
      help: "remove it; it would hide the next one",
      fixes: silence.removal(from: spec))
  }

  private static func unknown(_ name: String, at span: Span) -> Diagnostic {
    let names = RuleBook.pages.map(\.name.description)
    let question = Suggestion.question(for: name, among: names)
    return Diagnostic(
      "unknown-rule", "there is no rule `\(name)`" + (question.map { "; \($0)" } ?? ""), at: span,
      help: "`waymark explain` lists them")
  }
}
