import WaymarkDiagnostics
import WaymarkSpec

/// A difference between two versions of a spec.
package struct Change: Sendable {
  package typealias Class = ChangeClass

  /// A URL that demonstrates a change.
  package struct Witness: Sendable {
    package let url: String
    /// The destinations of the URL in the old and in the new version, such as `tab home › detail`.
    ///
    /// If the URL has no destination, the string starts with `nowhere`.
    package let before, after: String

    package init(url: String, before: String, after: String) {
      self.url = url
      self.before = before
      self.after = after
    }
  }

  /// An edit to the spec, such as the removal of a host. One edit can cause several changes.
  package struct Cause: Hashable, Sendable {
    /// The name of the edited declaration. The option `--allow` also accepts this name.
    package let subject: String
    /// A clause that describes the edit, such as "the tab `news` was removed".
    package let message: String
  }

  /// The class of the change, such as `URL` or `STATE`.
  package let kind: Class
  /// A Boolean value that indicates whether the change counts as breaking for existing links, saved state, UI tests, or
  /// app code.
  package let isBreaking: Bool
  /// The name by which the option `--allow` identifies the change.
  ///
  /// The subject can be a host, the pattern of a link, or a name that the spec declares. For a change to a setting, the
  /// subject is the key of the setting, such as `tabBar.restores`.
  package let subject: String
  /// A sentence that describes the change. The sentence does not end with a period.
  package let message: String
  /// The recommended action; `nil` if no action is necessary.
  package let help: String?
  /// A URL that demonstrates a change to links; `nil` if the change has no such URL.
  package let witness: Witness?
  /// The source locations of the change in the old and the new version.
  package let before, after: Span?
  /// The edit that causes the change; `nil` if the edit concerns only the subject of the change.
  package let cause: Cause?

  package init(
    _ kind: Class, isBreaking: Bool, of subject: String, _ message: String, help: String? = nil,
    witness: Witness? = nil, before: Span? = nil, after: Span? = nil, cause: Cause? = nil
  ) {
    self.kind = kind
    self.isBreaking = isBreaking
    self.subject = subject
    self.message = message
    self.help = help
    self.witness = witness
    self.before = before
    self.after = after
    self.cause = cause
  }
}

extension [Change] {
  /// Returns the changes sorted by severity, class, and source location. Breaking changes precede all other changes.
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
