import WaymarkDiagnostics

/// The changes between two specs with which of them are allowed, and the files that their places are in: what each format writes.
package struct ChangeReport: Sendable {
  package struct Entry: Sendable {
    package let change: Change
    /// Whether it would break something, and somebody has said that this is meant.
    package let isAllowed: Bool

    /// Whether it keeps the spec from being released.
    package var fails: Bool { change.isBreaking && !isAllowed }
  }

  package let entries: [Entry]
  package let oldFiles, newFiles: [SourceFile]

  package init(
    _ changes: [Change], oldFiles: [SourceFile] = [], newFiles: [SourceFile] = [],
    isAllowed: (Change) -> Bool = { _ in false }
  ) {
    entries = changes.map { Entry(change: $0, isAllowed: $0.isBreaking && isAllowed($0)) }
    self.oldFiles = oldFiles
    self.newFiles = newFiles
  }

  package var fails: Bool { entries.contains(where: \.fails) }

  /// `2 breaking changes (1 URL, 1 STATE), 3 others`.
  package var summary: String {
    guard !entries.isEmpty else { return "no changes" }
    let breaking = entries.filter(\.fails)
    let classes = Change.Class.allCases.compactMap { kind in
      let count = breaking.count { $0.change.kind == kind }
      return count > 0 ? "\(count) \(kind.rawValue)" : nil
    }
    let allowed = entries.count(where: \.isAllowed)
    let others = entries.count - breaking.count - allowed
    let parts = [
      breaking.isEmpty
        ? "no breaking changes" : counted(breaking.count, "breaking change") + " (\(classes.joined(separator: ", ")))",
      allowed > 0 ? "\(allowed) allowed" : nil,
      others > 0 ? counted(others, "other") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// The classes that have changes, each with them: those that fail first.
  var groups: [(kind: Change.Class, entries: [Entry])] {
    Change.Class.allCases.compactMap { kind in
      let own = entries.filter { $0.change.kind == kind }
      return own.isEmpty ? nil : (kind, own.filter(\.fails) + own.filter { !$0.fails })
    }
  }

  /// Where a change is, in the former version and then in the present one: `main:App.nav.yaml:12`.
  func places(_ change: Change) -> [String] {
    [change.before.flatMap { place($0, oldFiles) }, change.after.flatMap { place($0, newFiles) }].compactMap(\.self)
  }

  func place(_ span: Span, _ files: [SourceFile]) -> String? {
    files.indices.contains(Int(span.file)) ? "\(files[Int(span.file)].path):\(span.start.line)" : nil
  }
}

extension Change.Class {
  /// Who relies on it, as a heading goes on.
  var readers: String {
    switch self {
    case .url: "whoever has a link"
    case .state: "devices that have kept something"
    case .accessibility: "UI tests"
    case .source: "code that uses the generated Swift"
    }
  }
}

extension Change.Witness {
  /// Where it landed and where it lands, each behind a word for it.
  var verdict: [(word: String, place: String)] { [("was", before), ("now", after)] }
}
