import SpecModel
import SpecText

package struct Lint {
  private var levels: [String: RootSyntax.LintLevel] = [:]
  private var silences: [Silence] = []
  private var places: [Place: [Int]] = [:]
  /// All rules use the same factory, so the layout of a file is computed only once.
  package let edits: SpecEdits
  package private(set) var findings: [Diagnostic] = []

  private struct Place: Hashable {
    let file: Int32
    let line: UInt32
  }

  package init(_ spec: Spec) {
    edits = SpecEdits(spec)
    var found = DiagnosticCollector()
    for entry in spec.root.lint {
      let name = entry.name.string
      guard let page = RuleBook.page(named: name) else {
        found.add(Self.unknown(name, at: entry.name.span, isWhole: true))
        continue
      }
      if page.isGuarded, entry.value.value != .error {
        found.add(
          Diagnostic(
            .guardedRule, "`\(name)` protects the meaning of the spec, so the rule must stay an error",
            at: entry.value.span, help: "remove this level, and fix the findings of the rule",
            fixes: edits.removal("remove `\(name)`", ofEntryAt: entry.name.span, isSafe: true)))
        continue
      }
      levels[name] = entry.value.value
    }
    for comment in spec.comments(startingWith: Silence.word) {
      let silence = Silence(comment)
      guard let page = RuleBook.page(named: silence.rule) else {
        found.add(
          silence.rule.isEmpty
            ? Diagnostic(
              .uselessSilence, "this comment names no rule, so it suppresses nothing", at: comment.span,
              help: "add the rule that the finding names at its end: `# waymark:allow RULE`")
            : Self.unknown(silence.rule, at: comment.span))
        continue
      }
      guard !page.isGuarded else {
        found.add(
          Diagnostic(
            .guardedRule, "`\(silence.rule)` protects the meaning of the spec, so no comment can suppress the rule",
            at: comment.span, help: "remove this comment, and fix the finding"))
        continue
      }
      if let line = silence.subject {
        places[Place(file: comment.span.file, line: line), default: []].append(silences.count)
      }
      silences.append(silence)
    }
    // Every root file contains the word, but few contain it in a comment.
    let mayBeMisspelled = spec.files.contains { $0.contains("# waymark") || $0.contains("#waymark") }
    for comment in mayBeMisspelled ? spec.comments(startingWith: "waymark") : [] {
      guard let rule = Silence.rule(ofMisspelled: comment.text) else { continue }
      found.add(
        Diagnostic(
          .uselessSilence, "this comment suppresses nothing; did you mean `\(Silence.word)`?", at: comment.span,
          help: "write `# \(Silence.word) \(rule): …`"))
    }
    findings = judged(found.all)
  }

  package var silenceCount: Int { silences.count }

  /// The level `allow` disables a rule.
  package func isOn(_ rule: Rule) -> Bool { levels[rule.id.name] != .allow }

  /// Removes findings of disabled rules, and findings that a comment suppresses.
  package mutating func judged(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.compactMap { finding in
      let name = finding.id.name
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
    guard let index = places[place]?.first(where: { silences[$0].rule == finding.id.name }) else { return false }
    silences[index].isUsed = true
    return true
  }

  /// Call this after `judged(_:)` has processed all other findings.
  package mutating func uselessSilences(readsFiles: Bool) -> [Diagnostic] {
    let unasked = readsFiles ? [] : Set(RuleRegistry.diagnosticsAboutAppFiles.map(\.name))
    // Comments that suppress this kind of finding are checked last.
    let keeper = CompilerDiagnostic.uselessSilence.id.name
    let (keepers, others) = (
      silences.indices.filter { silences[$0].rule == keeper },
      silences.indices.filter { silences[$0].rule != keeper && !unasked.contains(silences[$0].rule) }
    )
    return judged(useless(others)) + judged(useless(keepers))
  }

  private func useless(_ indices: [Int]) -> [Diagnostic] {
    var found = DiagnosticCollector(severity: .warning)
    for index in indices where !silences[index].isUsed { found.add(finding(aboutUseless: silences[index])) }
    return found.all
  }

  private func finding(aboutUseless silence: Silence) -> Diagnostic {
    // The message contains no line number, because a baseline identifies a finding by its message.
    let place: String? = silence.subject.map { $0 == silence.comment.span.start.line ? "this line" : "the next line" }
    return Diagnostic(
      .uselessSilence,
      place.map { "\($0) has no `\(silence.rule)` finding for this comment to suppress" }
        ?? "no line follows on which this comment could suppress `\(silence.rule)`", at: silence.comment.span,
      help: place == nil
        ? "remove the comment; it does nothing now, and would hide a finding if a line were added below it"
        : "remove the comment; it would hide the next finding of the rule",
      fixes: silence.removal(edits))
  }

  private static func unknown(_ name: String, at span: Span, isWhole: Bool = false) -> Diagnostic {
    let similar = Suggestion.nearest(to: name, among: RuleBook.pages.map(\.id.name))
    return Diagnostic(
      .unknownRule, "there is no rule `\(name)`\(Suggestion.suffix(of: similar))", at: span,
      help: "run `waymark explain` to list all rules",
      fixes: isWhole ? Suggestion.fixes(for: name, at: span, similar) : [])
  }
}

/// Such as `# waymark:allow RULE: the reason`.
struct Silence {
  static let word: StaticString = "waymark:allow"

  /// For comments such as `waymark:ignore RULE` and `waymark-disable RULE`.
  static func rule(ofMisspelled comment: String) -> String? {
    let rest = comment.dropFirst("waymark".count)
    let words = rest.split { " \t:,()".contains($0) }.map(String.init)
    guard !comment.hasPrefix("\(word)"), ":-_".contains(rest.first ?? " "),
      rest.dropFirst().first?.isLetter == true
    else { return nil }
    return words.prefix(3).first { RuleBook.page(named: $0) != nil }
  }

  let comment: YAMLComment
  /// Empty if the comment names no rule.
  let rule: String
  var isUsed = false

  init(_ comment: YAMLComment) {
    self.comment = comment
    let rest = comment.text.unicodeScalars.dropFirst(Self.word.utf8CodeUnitCount)
    let name = rest.drop { $0 == " " || $0 == "\t" }
    rule =
      name.count == rest.count
      ? "" : String(String.UnicodeScalarView(name.prefix { !" \t:".unicodeScalars.contains($0) }))
  }

  /// The line to which the comment applies; `nil` if no line follows.
  var subject: UInt32? { comment.subject }

  func removal(_ edits: SpecEdits) -> [Diagnostic.FixIt] {
    // An included file may also be part of another spec that needs the comment.
    edits.removal("remove the comment", of: comment, isSafe: comment.span.file == 0)
  }
}
