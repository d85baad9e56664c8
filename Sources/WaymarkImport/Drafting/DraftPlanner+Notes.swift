import SpecText

extension DraftPlanner {
  /// Returns a note about a pattern that is only a comment.
  static func lost(
    _ text: String, _ reason: String, help: String = "write it by hand", at span: Span?, url: String? = nil
  ) -> DraftNote {
    DraftNote(
      .lost, ImportNote(.decision, "the draft omits \(Quoted(text)): \(reason)", help: help, url: url, at: span))
  }

  /// Returns a note about an association file whose hosts no file names.
  static func note(aboutMissingHostOf rule: ImportedLink, _ app: ImportedApp) -> DraftNote {
    let hasEntitlements = app.platformFiles.entitlements != nil
    return DraftNote(
      .lost,
      ImportNote(
        .decision, "the association file does not name its host",
        help: (hasEntitlements ? "" : "pass `--entitlements`, or ") + "add the host under `origins`",
        at: .start(ofFile: Int(rule.span.file))))
  }

  /// Returns a note about a pattern that a spec can express only in part.
  static func note(aboutUnrolled link: ImportedLink, _ expansion: PatternExpansion) -> DraftNote {
    guard !expansion.depths.isEmpty else {
      return DraftNote(
        .input,
        ImportNote(
          .decision, "the draft has links for only some combinations of the optional parts of \(Quoted(link.text))",
          help: "add the other links whose URLs exist", at: link.span))
    }
    let depths = expansion.depths.sorted().map(String.init).joined(or: "or")
    let name = expansion.rests.count == 1 ? expansion.rests.first ?? nil : nil
    let subject = name.map { "`\($0)`" } ?? "a rest before the end"
    return DraftNote(
      .input,
      ImportNote(
        .decision, "\(subject) has \(depths == "1" ? "1 segment" : "\(depths) segments") in the draft",
        help: "keep the links whose URLs exist", at: link.span), topic: .rest)
  }
}
