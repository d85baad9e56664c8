import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// The raw values of tabs, by which the selected one and the user's choice are kept.
struct TabValueChanges {
  private let pair: SpecPair
  /// Whether it is found under its key. Where it is not, that is told once, with the key.
  private let isSelectionFound, isArrangementFound: Bool
  /// The tabs of the present version by their raw values.
  private let newOwners: [String: Int]
  /// Whether numbers have become texts, or the other way around: a selected tab is found as neither.
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
        "the raw values of tabs were of type `\(old)` and are of type `\(new)` now; the selected tab that is kept as one is not "
          + "found, and the app starts at `\(start)`",
        help:
          "write `tabRawValue: \(old)`, or let the app turn what is kept into the new value before it makes its navigator",
        before: pair.old.spec.root.swift?.span ?? pair.old.app.span,
        after: pair.new.spec.root.swift?.span ?? pair.new.app.span)
    ]
  }

  /// What a device finds that has kept a tab's raw value.
  private func value(_ tab: Int) -> Change? {
    let present = pair.tabs[tab]
    let raw = pair.old.rawValue(ofTab: tab)
    let owner = newOwners[raw]
    if let owner, owner == present { return nil }
    let name = pair.old.tabs[tab].name.string
    let readsSelection = isSelectionFound && !hasOtherType
    if let owner {
      // Where nothing is kept, a number that was a text says nothing.
      guard readsSelection || isArrangementFound || !hasOtherType else { return nil }
      let other = pair.new.tabs[owner].name.string
      let effect =
        switch (readsSelection, isArrangementFound) {
        case (true, true): "; who had `\(name)` selected or hidden finds `\(other)` so"
        case (true, false): "; who had `\(name)` selected starts at `\(other)`"
        case (false, true): "; who had hidden `\(name)` finds `\(other)` hidden"
        case (false, false): ", which matters where the app itself keeps it"
        }
      return change(
        tab,
        "the raw value \(Quoted(raw)) was the tab `\(name)`\(present == nil ? ", which is gone," : "") and is "
          + "`\(other)` now\(effect)", isBreaking: readsSelection || isArrangementFound, after: owner)
    }
    let effects = [
      readsSelection ? "who had it selected starts at `\(start)`" : nil,
      isArrangementFound && present != nil ? "who had hidden or moved it finds it as if it were new" : nil,
    ].compactMap(\.self)
    // A tab that is gone, or values of another type, are told of as that.
    if effects.isEmpty, present == nil || hasOtherType { return nil }
    let effect = effects.isEmpty ? "which matters where the app itself keeps it" : effects.joined(separator: ", and ")
    return change(
      tab,
      "the raw value \(Quoted(raw)) of the tab `\(name)` is no tab's any more\(effects.isEmpty ? "," : ";") \(effect)",
      isBreaking: !effects.isEmpty, after: present)
  }

  private func change(_ tab: Int, _ message: String, isBreaking: Bool, after: Int?) -> Change {
    let raw = pair.old.rawValue(ofTab: tab)
    let help =
      pair.tabs[tab].map { present in
        "give the tab `\(pair.new.tabs[present].name.string)` the line `raw: \(YAMLScalar.text(raw))`"
          + (newOwners[raw] == nil ? "" : ", and each tab that is new a value that none had")
      } ?? "give its raw value to no other tab; what is kept of a tab that is gone cannot be brought back"
    return Change(
      .state, isBreaking: isBreaking, of: pair.old.tabs[tab].name.string, message, help: isBreaking ? help : nil,
      before: pair.old.span(ofRawValue: tab), after: after.map { pair.new.span(ofRawValue: $0) })
  }
}

extension NavigationModel {
  fileprivate func span(ofRawValue tab: Int) -> Span { tabs[tab].rawValueSpan ?? tabs[tab].name.span }
}
