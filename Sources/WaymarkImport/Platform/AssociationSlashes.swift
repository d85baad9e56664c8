import SpecText

/// The rules of an association file that match a path with a slash at its end, but not the path without the slash.
///
/// A spec does not distinguish the two paths, so a link for such a rule matches a URL that the file does not claim.
struct AssociationSlashes {
  private struct Rule {
    var patterns: [ImportedPattern]
    var text: String
    var span: Span
  }

  private var rules: [Rule] = []
  /// The patterns of the rules that also match paths without a slash at their end.
  private var exact: Set<ImportedPattern> = []

  /// Adds a rule.
  mutating func add(_ patterns: [ImportedPattern], _ text: String, at span: Span, needsSlash: Bool) {
    if needsSlash {
      rules.append(Rule(patterns: patterns, text: text, span: span))
    } else {
      exact.formUnion(patterns)
    }
  }

  /// A decision about the rules for which no other rule matches the paths without a slash; `nil` without such rules.
  var note: ImportNote? {
    let all = ImportedPattern([.rest(name: nil, allowsEmpty: true)])
    let open = exact.contains(all) ? [] : rules.filter { !$0.patterns.allSatisfy(isExact) }
    guard let first = open.first else { return nil }
    let others = open.count - 1
    let subject =
      others == 0
      ? "the rule \(Quoted(first.text)) matches"
      : "the rule \(Quoted(first.text)) and \(counted(others, "other rule")) match"
    return ImportNote(
      .decision,
      "\(subject) a path with a slash at its end, but not the path without the slash, and a spec does not distinguish "
        + "the two", help: "add the paths without the slash to the association file", at: first.span)
  }

  /// Returns a Boolean value that indicates whether another rule matches the path of a pattern without a slash.
  private func isExact(_ pattern: ImportedPattern) -> Bool {
    var shorter = pattern
    if case .rest = pattern.segments.last { shorter.segments.removeLast() }
    // After a prefix, as in `/buy{value}/{...?}`, the slash is part of the value or of the rest.
    if case .capture(let capture, let prefix, _) = shorter.segments.last, !prefix.isEmpty, capture.type == .string {
      return true
    }
    return exact.contains(pattern) || exact.contains(shorter)
  }
}
