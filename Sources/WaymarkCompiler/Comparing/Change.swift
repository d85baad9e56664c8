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

  /// The class of the change, such as `URL` or `STATE`: the kind of users or data that the change affects.
  package let kind: Class
  /// A Boolean value that indicates whether the new version breaks users or code that depend on the old version.
  package let isBreaking: Bool
  /// The subject of the change, in the form that `--allow` accepts.
  ///
  /// The subject is the name of a tab, route, resolved link, type, or condition; a host; or a pattern. For any other
  /// change, the subject is a key of the spec.
  package let subject: String
  /// The message: one sentence without a period that describes the difference.
  package let message: String
  /// The recommended action; `nil` if no action is necessary.
  package let help: String?
  /// The URL that proves a change to links; `nil` for other changes.
  package let witness: Witness?
  /// The source locations of the change in the old and the new version.
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
  /// Returns the changes in order: breaking changes first, then by class, then by source location.
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
