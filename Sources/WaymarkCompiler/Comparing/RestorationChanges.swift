import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// Whether what is kept is read at all: `restores`, `customization`, and the keys of both.
enum RestorationChanges {
  static func of(_ pair: SpecPair) -> [Change] {
    restoration(pair) + customization(pair) + keys(pair)
  }

  // MARK: What is read

  private static func restoration(_ pair: SpecPair) -> [Change] {
    let (old, new) = (pair.old.tabBar.restores, pair.new.tabBar.restores)
    guard old != new else { return [] }
    let isLess = old == .everything || new == .nothing
    let lost =
      switch (old, new) {
      case (.everything, .selection): "; stacks that are kept are not brought back"
      case (.everything, _): "; what is kept, the selected tab and all stacks, is not brought back"
      case (_, .nothing): "; the selected tab that is kept is not brought back"
      default: ""
      }
    return [
      Change(
        .state, isBreaking: isLess, of: "tabBar.restores",
        "`restores` was `\(old.rawValue)` and is `\(new.rawValue)` now\(lost)",
        help: isLess ? "write `restores: \(old.rawValue)` to bring it back" : nil,
        before: pair.old.tabBarSpan, after: pair.new.tabBarSpan)
    ]
  }

  private static func customization(_ pair: SpecPair) -> [Change] {
    let (old, new) = (pair.old.tabBar.customization, pair.new.tabBar.customization)
    func change(_ message: String, isBreaking: Bool = true, help: String? = nil) -> Change {
      Change(
        .state, isBreaking: isBreaking, of: "tabBar.customization", message, help: help,
        before: pair.old.tabBarSpan, after: pair.new.tabBarSpan)
    }
    guard let old, let new else {
      if old != nil {
        return [
          change(
            "the user cannot change the tab bar any more; the tabs that people have hidden or moved are back where the spec has them",
            help: "keep `customization` to keep their choice")
        ]
      }
      return new == nil ? [] : [change("the user can change the tab bar now", isBreaking: false)]
    }
    var changes: [Change] = []
    if old.allowsReordering, !new.allowsReordering {
      changes.append(
        change(
          "tabs cannot be moved any more; those that people have moved are back where the spec has them",
          help: "keep `reorder: true` to keep their order"))
    }
    if new.minimum > old.minimum {
      changes.append(
        change(
          "at least \(new.minimum) tabs stay, and it was \(old.minimum); who has hidden more gets some back",
          isBreaking: false))
    }
    for tab in pair.tabs.pairs
    where pair.new.tabs[tab.new].visibility == .always && pair.old.tabs[tab.old].visibility != .always {
      let name = pair.new.tabs[tab.new].name
      changes.append(
        Change(
          .state, isBreaking: false, of: name.string,
          "the tab `\(name.string)` is always shown now; who has hidden it gets it back",
          before: pair.old.tabs[tab.old].name.span, after: name.span))
    }
    return changes
  }

  // MARK: Under which key

  private static func keys(_ pair: SpecPair) -> [Change] {
    let kept = KeptState(pair)
    let (old, new) = (pair.old.storageKeys, pair.new.storageKeys)
    var changes: [Change] = []
    func compare(
      _ name: String, _ what: String, _ key: KeyPath<NavigationModel.StorageKeys, NavigationModel.StorageKey>
    ) {
      let (former, present) = (old[keyPath: key], new[keyPath: key])
      guard former.text != present.text else { return }
      let why = former.isGiven || present.isGiven ? "" : ", as the namespace has another name"
      let keys = QuotedPair(former.text, present.text)
      changes.append(
        Change(
          .state, isBreaking: true, of: name,
          "\(what) was kept under \(keys.old), and is looked for under \(keys.new) now\(why); what is kept is not found",
          help: name == "tabBar.storage.state"
            ? "write `swift: { names: { namespace: \(pair.old.typeNames.namespace) } }`, or let the app move the value to the new key before the navigator is made"
            : "write `\(name.split(separator: ".")[2]): \(YAMLScalar.text(former.text))` under `tabBar: storage:`, or let the app move the value to the new key before the navigator is made",
          before: former.span, after: present.span))
    }
    if kept.selection { compare("tabBar.storage.selection", "the selected tab", \.selection) }
    if kept.arrangement { compare("tabBar.storage.shown", "the user's choice of tabs", \.shown) }
    if kept.snapshots { compare("tabBar.storage.state", "the state of all stacks", \.state) }
    return changes
  }
}

extension NavigationModel {
  /// Where `tabBar` stands; where it does not, what names the app.
  fileprivate var tabBarSpan: Span { spec.root.tabBar?.span ?? app.span }

  struct StorageKey {
    let text: String
    let isGiven: Bool
    let span: Span
  }

  struct StorageKeys {
    let selection, shown, state: StorageKey
  }

  /// The keys that a navigator has for what it keeps, for an app without users.
  var storageKeys: StorageKeys {
    let namespace = spec.root.swift?.names?.namespace?.span ?? app.span
    func key(_ end: String, _ given: String?, _ span: Span?) -> StorageKey {
      StorageKey(
        text: given ?? "\(typeNames.namespace).\(end)", isGiven: given != nil,
        span: given == nil ? namespace : span ?? namespace)
    }
    return StorageKeys(
      selection: key("selection", tabBar.selectionKey?.string, tabBar.selectionKey?.span),
      shown: key("shown", tabBar.shownKey?.string, tabBar.shownKey?.span), state: key("state", nil, nil))
  }
}
