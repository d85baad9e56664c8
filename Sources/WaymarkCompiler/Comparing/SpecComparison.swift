import WaymarkDiagnostics
import WaymarkModel

/// What differs between two versions of a spec, for those who rely on the former one.
///
/// What a key can change is said by the classes, each in its file. These change nothing that anybody could rely on from one version
/// to the next, and are not looked at: `waymark`, `include` and how a spec is parted into files; `lint`, `ambiguity` and
/// `beats`, but for what links mean; `claims`, `examples`, `rejects`, `localization` and `apple`, which are checks; what
/// people see and may see otherwise (`title`, `icon`, `selectedIcon`, `section`, `shortcut`, `placeholder`, `role`, `colors`,
/// `hidesTabBar`, `detents`, `dismissable`); and what the app does from there on (`initial`, `retap`, `resolving`, `opens`,
/// `resolves`, `when`, `fallback`, `resetSelects`). A test has a row for every key.
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
