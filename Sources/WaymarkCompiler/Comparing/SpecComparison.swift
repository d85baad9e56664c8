import WaymarkDiagnostics
import WaymarkModel

/// The differences between two versions of a spec, for those who rely on the former one.
///
/// A class of changes is compared as a whole, in a file of its own, and not key by key: a landing depends on many keys. The key
/// tables say of each key to which classes an edit of it belongs, and a test holds both together.
package struct SpecComparison: Sendable {
  /// What breaks something first, then by class, then by place.
  package let changes: [Change]

  /// Compares two specs; nil where one of them has errors.
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
