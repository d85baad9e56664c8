import SpecModel
import SpecText

/// Saved state identifies tabs by their raw values.
struct TabValueChanges {
  private let pair: SpecPair
  private let isSelectionFound, isArrangementFound: Bool
  private let newOwners: [String: Int]
  /// With another raw type, the app cannot find the saved tab.
  private var hasOtherType: Bool { pair.old.tabRawValue != pair.new.tabRawValue }

  static func of(_ pair: SpecPair) -> [Change] {
    let comparison = TabValueChanges(pair)
    return comparison.type + pair.old.tabs.indices.compactMap(comparison.value)
  }

  private init(_ pair: SpecPair) {
    self.pair = pair
    let kept = KeptState(pair)
    let (old, new) = (pair.old.storageKeys, pair.new.storageKeys)
    isSelectionFound = kept.selection && old.selection.text == new.selection.text
    isArrangementFound = kept.arrangement && old.shown.text == new.shown.text
    newOwners = Dictionary(pair.new.tabs.indices.map { (pair.new.rawValue(ofTab: $0), $0) }) { first, _ in first }
  }

  private var start: String { pair.new.tabs[pair.new.tabBar.initial].name.string }

  private var type: [Change] {
    guard hasOtherType, isSelectionFound else { return [] }
    let (old, new) = (pair.old.tabRawValue.rawValue, pair.new.tabRawValue.rawValue)
    return [
      Change(
        .state, isBreaking: true, of: "swift.tabRawValue",
        "the type of the raw values of tabs changed from `\(old)` to `\(new)`; the saved tab is not found, "
          + "so the app starts at `\(start)`",
        help: "write `tabRawValue: \(old)`, or convert the saved value before the app creates the navigator",
        before: pair.old.spec.root.swift?.span ?? pair.old.app.span,
        after: pair.new.spec.root.swift?.span ?? pair.new.app.span)
    ]
  }

  private func value(_ tab: Int) -> Change? {
    let present = pair.tabs[tab]
    let raw = pair.old.rawValue(ofTab: tab)
    let owner = newOwners[raw]
    if let owner, owner == present { return nil }
    let name = pair.old.tabs[tab].name.string
    let readsSelection = isSelectionFound && !hasOtherType
    if let owner {
      // Without saved state, a change of the raw value from a string to a number is irrelevant.
      guard readsSelection || isArrangementFound || !hasOtherType else { return nil }
      let other = pair.new.tabs[owner].name.string
      let effect =
        switch (readsSelection, isArrangementFound) {
        case (true, true): "; users who had selected or hidden `\(name)` now have `\(other)` selected or hidden"
        case (true, false): "; users who had selected `\(name)` start at `\(other)`"
        case (false, true): "; users who had hidden `\(name)` now have `\(other)` hidden"
        case (false, false): ", which matters only if the app itself saves raw values"
        }
      return change(
        tab,
        "the raw value \(Quoted(raw)) of the tab `\(name)`\(present == nil ? ", which was removed," : "") "
          + "now belongs to the tab `\(other)`\(effect)",
        isBreaking: readsSelection || isArrangementFound, after: owner)
    }
    let effects = [
      readsSelection ? "users who had selected the tab start at `\(start)`" : nil,
      isArrangementFound && present != nil ? "for users who had hidden or moved the tab, the tab counts as new" : nil,
    ].compactMap(\.self)
    // Removed tabs and values of another type are reported by other changes.
    if effects.isEmpty, present == nil || hasOtherType { return nil }
    let effect =
      effects.isEmpty ? "which matters only if the app itself saves raw values" : effects.joined(separator: ", and ")
    return change(
      tab,
      "the raw value \(Quoted(raw)) of the tab `\(name)` no longer belongs to a tab\(effects.isEmpty ? "," : ";") "
        + effect,
      isBreaking: !effects.isEmpty, after: present)
  }

  private func change(_ tab: Int, _ message: String, isBreaking: Bool, after: Int?) -> Change {
    let raw = pair.old.rawValue(ofTab: tab)
    let help =
      pair.tabs[tab].map { present in
        "add `raw: \(YAMLScalar.text(raw))` to the tab `\(pair.new.tabs[present].name.string)`"
          + (newOwners[raw] == nil ? "" : ", and give each new tab an unused raw value")
      } ?? "give this raw value to no other tab; the saved state of a removed tab cannot be restored"
    return Change(
      .state, isBreaking: isBreaking, of: pair.old.tabs[tab].name.string, message, help: isBreaking ? help : nil,
      before: pair.old.span(ofRawValue: tab), after: after.map { pair.new.span(ofRawValue: $0) })
  }
}

extension NavigationModel {
  fileprivate func span(ofRawValue tab: Int) -> Span { tabs[tab].rawValueSpan ?? tabs[tab].name.span }
}
