import WaymarkDiagnostics
import WaymarkSpec

/// Something that differs between two versions of a spec.
package struct Change: Sendable {
  package typealias Class = ChangeClass

  /// A URL that proves it.
  package struct Witness: Sendable {
    package let url: String
    /// Where it landed, and where it lands now or why it does not, as each goes on after "landed": `in home > detail`, `nowhere`.
    package let before, after: String

    package init(url: String, before: String, after: String) {
      self.url = url
      self.before = before
      self.after = after
    }
  }

  /// The class of the change: the people or data that rely on the changed part.
  package let kind: Class
  /// Whether somebody who relied on what was there cannot any more.
  package let isBreaking: Bool
  /// What it is about, as `--allow` names it: the name of a tab, a route, a resolved link, a type or a condition, or a host or
  /// pattern; a key of the spec where nothing has a name.
  package let subject: String
  /// What is different, in one sentence without a full stop.
  package let message: String
  /// What to do about it; nil where nothing is to be done.
  package let help: String?
  /// Of URLs alone.
  package let witness: Witness?
  /// Its place in the files of the former version, and in those of the present one.
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
  /// What breaks something first, then by class, then by place.
  func sortedForReaders() -> [Change] {
    let ranks = Dictionary(uniqueKeysWithValues: Change.Class.allCases.enumerated().map { ($1, $0) })
    func key(_ change: Change) -> (Int, Int, Int32, SourcePosition, String) {
      // What is gone has its place in the files of the former version alone.
      let place = change.after ?? change.before ?? .start(ofFile: 0)
      return (
        change.isBreaking ? 0 : 1, ranks[change.kind] ?? 0, place.file, place.start,
        change.subject + "\0" + change.message
      )
    }
    return map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
