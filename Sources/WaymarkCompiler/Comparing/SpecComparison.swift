import WaymarkDiagnostics
import WaymarkModel

/// A comparison of two versions of a spec that finds the changes for users and code.
///
/// Each class of changes has its own source file. A comparison key by key is impossible, because a landing depends on
/// many keys. The tables of spec keys list the classes that an edit of each key can affect. A test compares these
/// tables with the comparison.
package struct SpecComparison: Sendable {
  /// The changes in order: breaking changes first, then by class, then by source location.
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
