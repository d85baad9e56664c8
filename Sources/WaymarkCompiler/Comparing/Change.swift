import SpecModel
import SpecText

package struct Change: Sendable {
  package typealias Class = ChangeClass

  package struct Witness: Sendable {
    package let url: String
    /// Such as `tab home › detail`. Starts with `nowhere` if the URL has no destination.
    package let before, after: String

    package init(url: String, before: String, after: String) {
      self.url = url
      self.before = before
      self.after = after
    }
  }

  /// An edit, such as the removal of a host, which can cause several changes.
  package struct Cause: Hashable, Sendable {
    /// The edited declaration, which `--allow` also accepts.
    package let subject: String
    package let message: String
  }

  package let kind: Class
  /// Breaking for existing links, saved state, UI tests, or app code.
  package let isBreaking: Bool
  /// The name for `--allow`: a host, a pattern, a declared name, or a key such as `tabBar.restores`.
  package let subject: String
  package let message: String
  package let help: String?
  /// A URL that demonstrates a change to links.
  package let witness: Witness?
  package let before, after: Span?
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
  /// Breaking changes come first, then by severity, class, and source location.
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

/// Finds the changes between two versions by class, not key by key, because the destination of a link depends on many
/// keys. A ``Key`` lists the classes that an edit can cause, which a test checks.
package struct SpecComparison: Sendable {
  /// Sorted by severity, class, and source location.
  package let changes: [Change]

  package init?(old: Compilation, new: Compilation) {
    guard let oldModel = old.model, let newModel = new.model else { return nil }
    let pair = SpecPair(old: oldModel, new: newModel)
    var changes = URLChanges.of(old: old, new: new)
    changes += GuardChanges.of(pair)
    changes += GateChanges.of(pair)
    changes += IntentChanges.of(pair)
    changes += StateChanges.of(pair)
    changes += AccessibilityChanges.of(pair)
    changes += SourceChanges.of(pair)
    self.changes = changes.sortedForReaders()
  }
}

/// Two different strings in backticks. Long ones are shortened to the part around the first difference.
struct QuotedPair {
  /// The maximum length, and the characters to keep before the first difference.
  private static let (longest, shared) = (60, 20)

  let old, new: String

  init(_ old: String, _ new: String) {
    let (former, present) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let common = zip(former, present).prefix { $0 == $1 }.count
    // The strings are shortened only if their first difference is not near the start.
    guard common >= Self.longest - Self.shared, max(former.count, present.count) > Self.longest else {
      (self.old, self.new) = (Quoted(old).description, Quoted(new).description)
      return
    }
    self.old = Self.cut(former, from: common - Self.shared)
    self.new = Self.cut(present, from: common - Self.shared)
  }

  private static func cut(_ text: [Unicode.Scalar], from start: Int) -> String {
    var result = String.UnicodeScalarView("…".unicodeScalars)
    result.append(contentsOf: text[start...].prefix(longest))
    return "`\(String(result))\(text.count > start + longest ? "…" : "")`"
  }
}
