import SpecModel
import SpecText

extension DeadSetting {
  /// The navigator stores the selected tab only if the app restores it, and the shown tabs only if the user can change
  /// the tab bar.
  static let storage: Check = { model in
    guard let bar = model.spec.root.tabBar, let storage = bar.storage else { return [] }
    var dead: [DeadSetting] = []
    if storage.selection != nil, model.tabBar.restores == .nothing {
      dead.append(
        DeadSetting(
          key: "selection", mapping: storage.span, reason: "the app restores nothing, so the app stores no selection",
          alternative: "write `restores: selection`",
          related: bar.restores.map { [.init($0.span, "this value turns restoration off")] } ?? []))
    }
    if storage.shown != nil, model.tabBar.customization == nil {
      dead.append(
        DeadSetting(
          key: "shown", mapping: storage.span,
          reason: "the user cannot change the tab bar, so the app does not store its tabs",
          alternative: "add `customization`"))
    }
    let count = (storage.selection == nil ? 0 : 1) + (storage.shown == nil ? 0 : 1)
    guard dead.count == count, let last = dead.last else { return dead }
    // If no key of `storage` has an effect, the finding is about the whole mapping.
    return [
      DeadSetting(
        key: "storage", mapping: bar.span,
        reason: count == 1
          ? last.reason
          : "the app restores nothing and the user cannot change the tab bar, so the app stores nothing",
        alternative: count == 1 ? last.alternative : "write `restores: selection`, or add `customization`",
        related: dead.flatMap(\.related))
    ]
  }

  static let customization: Check = { model in
    guard let bar = model.spec.root.tabBar, let customization = model.tabBar.customization,
      !customization.allowsReordering,
      customization.resetSelects == nil, model.tabs.allSatisfy({ $0.visibility == .always })
    else { return [] }
    return [
      DeadSetting(
        key: "customization", mapping: bar.span, reason: "every tab is `shown: always`, and the user cannot move tabs",
        alternative: "write `reorder: true`, or let the user hide a tab: `shown: byDefault`")
    ]
  }

  /// The rule does not report `minimum: 1`, because this value only repeats the default.
  static let minimum: Check = { model in
    guard let entry = model.spec.root.tabBar?.customization, let minimum = entry.minimum, minimum.value > 1 else {
      return []
    }
    let pinned = model.tabs.filter { $0.visibility == .always && $0.condition == nil }
    guard pinned.count >= minimum.value else { return [] }
    return [
      DeadSetting(
        key: "minimum", mapping: entry.span,
        reason: "\(pinned.count) tabs are `shown: always`, so the user can never hide more tabs than `minimum` allows",
        related: pinned.prefix(minimum.value).map { .init($0.name.span, "this tab is always shown") })
    ]
  }

  static let visibility: Check = { model in
    guard model.tabBar.customization == nil else { return [] }
    return model.tabs.compactMap { tab in
      guard tab.visibilitySpan != nil, tab.visibility != .optional else { return nil }
      return DeadSetting(
        key: "shown", mapping: tab.span, reason: "the user cannot change the tab bar, so the user cannot hide the tab",
        alternative: "add `customization` to `tabBar`")
    }
  }

  static let fallbacks: Check = { model in
    model.tabs.indices.compactMap { index in
      guard model.tabs[index].fallback != nil, !model.canHide(index) else { return nil }
      let reason =
        model.tabBar.customization == nil
        ? "the tab has no `when`, and the user cannot change the tab bar"
        : "the tab has no `when`, and is `shown: always`"
      return DeadSetting(
        key: "fallback", mapping: model.tabs[index].span, reason: reason + ", so the tab is never hidden")
    }
  }

  /// An app with one tab has no tab bar.
  static let onlyTab: Check = { model in
    guard model.tabs.count == 1 else { return [] }
    let tab = model.tabs[0]
    let bar = model.spec.root.tabBar
    let keys = [
      ("selectedIcon", tab.selectedIcon == nil ? nil : tab.span), ("section", tab.section == nil ? nil : tab.span),
      ("shortcut", tab.shortcut == nil ? nil : tab.span), ("role", tab.isSearch ? tab.span : nil),
      ("retap", bar?.retap == nil ? nil : bar?.span), ("colors", bar?.colors == nil ? nil : bar?.span),
    ]
    return keys.compactMap { key, mapping in
      mapping.map { DeadSetting(key: key, mapping: $0, reason: "the spec has one tab, so the app has no tab bar") }
    }
  }
}
