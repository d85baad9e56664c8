import WaymarkDiagnostics
import WaymarkModel

/// The differences between two versions of a spec, for users and code that depend on the old version.
///
/// Each class of changes is compared as a whole in its own file, not key by key, because a landing depends on many
/// keys. The key tables list the classes that an edit of each key can affect, and a test checks both against each
/// other.
package struct SpecComparison: Sendable {
  /// The changes with breaking ones first, then by class, then by source location.
  package let changes: [Change]

  /// Compares two specs. The result is `nil` if one of them has errors.
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
