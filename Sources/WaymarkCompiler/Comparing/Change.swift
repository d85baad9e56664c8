import WaymarkDiagnostics
import WaymarkSpec

/// A difference between two versions of a spec.
package struct Change: Sendable {
  package typealias Class = ChangeClass

  /// A URL that proves the change.
  package struct Witness: Sendable {
    package let url: String
    /// The destinations in both versions, such as `tab home › detail` or `nowhere` with a reason.
    package let before, after: String

    package init(url: String, before: String, after: String) {
      self.url = url
      self.before = before
      self.after = after
    }
  }

  /// The class of the change: the users or data that depend on the changed part.
  package let kind: Class
  /// A Boolean value that indicates whether users or code that depend on the old version fail with the new version.
  package let isBreaking: Bool
  /// The subject of the change, as `--allow` names it.
  ///
  /// The subject is the name of a tab, a route, a resolved link, a type or a condition, or a host or a pattern. For
  /// changes without such a name, the subject is a key of the spec.
  package let subject: String
  /// The difference, in one sentence without a period.
  package let message: String
  /// The recommended action; `nil` if no action is necessary.
  package let help: String?
  /// The URL that proves a change of links; `nil` for other changes.
  package let witness: Witness?
  /// The source locations in the files of the old and of the new version.
  package let before, after: Span?

  package init(
    _ kind: Class, isBreaking: Bool, of subject: String, _ message: String, help: String? = nil,
    witness: Witness? = nil, before: Span? = nil, after: Span? = nil
  ) {
    self.kind = kind
    self.isBreaking = isBreaking
    self.subject = subject
    self.message = message
    self.help = help
    self.witness = witness
    self.before = before
    self.after = after
  }
}

extension [Change] {
  /// Returns the changes with breaking ones first, then by class, then by source location.
  func sortedForReaders() -> [Change] {
    let ranks = Dictionary(uniqueKeysWithValues: Change.Class.allCases.enumerated().map { ($1, $0) })
    func key(_ change: Change) -> (Int, Int, Int32, SourcePosition, String) {
      // A removal has a location only in the old version.
      let place = change.after ?? change.before ?? .start(ofFile: 0)
      return (
        change.isBreaking ? 0 : 1, ranks[change.kind] ?? 0, place.file, place.start,
        change.subject + "\0" + change.message
      )
    }
    return map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
