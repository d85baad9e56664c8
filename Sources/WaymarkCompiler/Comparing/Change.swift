import SpecModel
import SpecText

/// A difference between two versions of a spec.
package struct Change: Sendable {
  package typealias Class = ChangeClass

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

/// A comparison that finds the changes between two versions of a spec.
///
/// A separate Swift type, such as ``URLChanges``, finds the changes of each class. The comparison does not compare
/// specs key by key, because the destination of a link depends on many keys. A ``Key`` value describes one key of the
/// spec language, and lists the classes of changes that an edit of the key can cause. A test checks that the comparison
/// reports changes of the listed classes.
package struct SpecComparison: Sendable {
  /// The changes, sorted by severity, class, and source location.
  ///
  /// Breaking changes precede all other changes.
  package let changes: [Change]

  /// Compares two specs. The result is `nil` if one of the versions has errors.
  package init?(old: Compilation, new: Compilation) {
    guard let oldModel = old.model, let newModel = new.model else { return nil }
    let pair = SpecPair(old: oldModel, new: newModel)
    var changes = URLChanges.of(old: old, new: new)
    changes += StateChanges.of(pair)
    changes += AccessibilityChanges.of(pair)
    changes += SourceChanges.of(pair)
    self.changes = changes.sortedForReaders()
  }
}

/// Two different strings in backticks, for a message.
///
/// Long strings are shortened to the part around the first difference.
struct QuotedPair {
  /// The maximum length of a shortened string, and the number of characters to keep before the first difference.
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
