import WaymarkDiagnostics
import WaymarkModel

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
