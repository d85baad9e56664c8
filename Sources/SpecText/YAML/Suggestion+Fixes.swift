extension Suggestion {
  package static func fixes(for name: Text, _ similar: [String]) -> [Diagnostic.FixIt] {
    fixes(for: name.string, at: name.span, similar)
  }

  /// Replaces the name with each similar name. Only a replacement for one typing mistake is safe. Names need no quotes.
  package static func fixes(for name: String, at span: Span, _ similar: [String]) -> [Diagnostic.FixIt] {
    similar.map { other in
      Diagnostic.FixIt(
        "replace `\(name)` with `\(other)`", replace: span, with: other,
        isSafe: similar.count == 1 && isSlip(name, other))
    }
  }
}
