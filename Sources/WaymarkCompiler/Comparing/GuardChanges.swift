import SpecModel
import SpecText

/// The conditions that must be true to reach a screen or a tab, and the alternatives otherwise. The loss of a condition
/// is breaking, because more users reach the screen. The tabs over which a sheet or cover can be presented are never
/// breaking. ``URLChanges`` compares the conditions of links.
struct GuardChanges {
  static let lossHelp = "restore the condition, or allow the change if the condition no longer matters"

  private let pair: SpecPair
  private var changes: [Change] = []

  static func of(_ pair: SpecPair) -> [Change] {
    var comparison = GuardChanges(pair: pair)
    comparison.compareConditions()
    for tab in pair.tabs.pairs { comparison.compareTab(tab) }
    comparison.compareScreens()
    comparison.compareTabsBeneathScreens()
    return comparison.changes
  }

  private init(pair: SpecPair) { self.pair = pair }

  private mutating func add(
    _ subject: String, _ message: String, isBreaking: Bool = false, help: String? = nil, before: Span, after: Span,
    cause: Change.Cause? = nil
  ) {
    changes.append(
      Change(
        .guards, isBreaking: isBreaking, of: subject, message, help: isBreaking ? help ?? Self.lossHelp : nil,
        before: before,
        after: after, cause: cause))
  }

  private func effect(_ verb: String, _ old: Reference?, _ new: Reference?, _ names: NamePairs) -> String? {
    switch (old, new) {
    case (nil, nil): nil
    case (let former?, nil): "no longer \(verb) `\(former.name.string)`"
    case (nil, let present?): "now \(verb) `\(present.name.string)`"
    case (let former?, let present?):
      names[former.index] == present.index
        ? nil : "now \(verb) `\(present.name.string)` instead of `\(former.name.string)`"
    }
  }

  private mutating func compareConditions() {
    for condition in pair.conditions.pairs {
      let (old, new) = (pair.old.conditions[condition.old], pair.new.conditions[condition.new])
      guard let effect = effect("presents", old.screen, new.screen, pair.routes) else { continue }
      add(
        old.name.string, "the condition `\(old.name.string)` \(effect)", isBreaking: new.screen == nil,
        help: old.screen.map {
          "restore `presents: \($0.name.string)`, or allow the change if the app shows the screen itself"
        },
        before: old.screen?.span ?? old.name.span, after: new.screen?.span ?? new.name.span)
    }
  }

  private mutating func compareTab(_ tab: NamePairs.Pair) {
    let (old, new) = (pair.old.tabs[tab.old], pair.new.tabs[tab.new])
    let name = old.name.string
    let conditions = GuardDifference(
      old.condition.map { [$0.name.string] } ?? [], new.condition.map { [$0.name.string] } ?? [])
    if let words = conditions.words("depends on") {
      let message = "the tab `\(name)` \(words)"
      add(
        name, message, isBreaking: !conditions.lost.isEmpty, before: old.condition?.span ?? old.name.span,
        after: new.condition?.span ?? new.name.span,
        cause: pair.cause(of: conditions, at: Change.Cause(subject: name, message: message)))
    }
    let (visibility, present) = (pair.old.userVisibility(ofTab: tab.old), pair.new.userVisibility(ofTab: tab.new))
    // The change of `customization` itself is a change of its own.
    if old.visibility != new.visibility, visibility != present {
      let effect =
        switch present {
        case .always: "always shown" + (pair.old.tabBar.customization == nil ? "" : ", also for users who hid the tab")
        case .byDefault: "shown until the user hides the tab"
        case .optional: "hidden until the user shows the tab"
        }
      let isLost =
        present == .optional && !pair.old.canHide(tab.old) && pair.new.links.contains { $0.landing.tab == tab.new }
      add(
        name, "the tab `\(name)` is now \(effect)" + (isLost ? "; until then, links into the tab land elsewhere" : ""),
        isBreaking: isLost, help: "write `shown: byDefault` to show the tab until the user hides it",
        before: old.visibilitySpan ?? old.name.span,
        after: new.visibilitySpan ?? new.name.span)
    }
    let isHidden = pair.old.canHide(tab.old) && pair.new.canHide(tab.new)
    if isHidden, let effect = effect("selects", old.fallback, new.fallback, pair.tabs) {
      add(
        name, "if the tab `\(name)` is hidden, the app \(effect)", before: old.fallback?.span ?? old.name.span,
        after: new.fallback?.span ?? new.name.span)
    }
  }

  private mutating func compareScreens() {
    let guards = ScreenGuards(pair)
    for route in pair.routes.pairs {
      guard let difference = guards.difference(of: route.old), let words = difference.words("waits for") else {
        continue
      }
      let (old, new) = (pair.old.routes[route.old], pair.new.routes[route.new])
      add(
        old.name.string, "the screen `\(old.name.string)` \(words)", isBreaking: !difference.lost.isEmpty,
        before: old.requires.first { $0.name.string == difference.lost.first }?.span ?? old.name.span,
        after: new.requires.first { $0.name.string == difference.gained.first }?.span ?? new.name.span,
        cause: guards.cause(of: route.old))
    }
  }

  /// A command that presents a sheet or cover over another tab is rejected.
  private mutating func compareTabsBeneathScreens() {
    // Sheets that can be presented over every tab share one list.
    let (oldTabs, newTabs) = (Array(pair.old.tabs.indices), Array(pair.new.tabs.indices))
    let formerTabs = Dictionary(uniqueKeysWithValues: pair.tabs.pairs.map { ($0.new, $0.old) })
    for route in pair.routes.pairs {
      let (old, new) = (pair.old.routes[route.old], pair.new.routes[route.new])
      guard let former = old.tabsBeneath, let present = new.tabsBeneath, !former.isAll || !present.isAll else {
        continue
      }
      var (lost, gained): ([String], [String]) = ([], [])
      for tab in former.isAll ? oldTabs : former.sorted(outOf: oldTabs.count) where lost.count <= Self.mostTabs {
        if let now = pair.tabs[tab], !present.contains(now) { lost.append(pair.old.tabs[tab].name.string) }
      }
      for tab in present.isAll ? newTabs : present.sorted(outOf: newTabs.count) where gained.count <= Self.mostTabs {
        if let then = formerTabs[tab], !former.contains(then) { gained.append(pair.new.tabs[tab].name.string) }
      }
      let effects = [("can no longer", lost), ("can now", gained)].filter { !$0.1.isEmpty }.map { verb, names in
        let tabs = names.prefix(Self.mostTabs).map { "`\($0)`" } + (names.count > Self.mostTabs ? ["other tabs"] : [])
        return "\(verb) be presented over \(tabs.joined(or: "or"))"
      }
      guard !effects.isEmpty else { continue }
      add(
        old.name.string, "the screen `\(old.name.string)` \(effects.joined(separator: ", and "))",
        before: old.name.span, after: new.name.span)
    }
  }

  private static let mostTabs = 5
}

extension Route {
  /// `nil` if the route is neither a sheet nor a cover. An `in` without tabs allows all tabs.
  fileprivate var tabsBeneath: AllowedTabs? {
    modalPresentation == nil ? nil : tabs.isEmpty && gates.isEmpty ? .all : tabs
  }
}

/// The conditions that only one version requires, in the order of that version.
struct GuardDifference: Equatable {
  let lost, gained: [String]

  init(_ former: [String], _ present: [String]) {
    let (olds, news) = (Set(former), Set(present))
    lost = former.filter { !news.contains($0) }
    gained = present.filter { !olds.contains($0) }
  }

  /// Such as ``no longer waits for `signedIn` `` for the verb `waits for`; `nil` without a difference.
  func words(_ verb: String) -> String? {
    func list(_ names: [String]) -> String { names.map { Quoted($0).description }.joined(or: "and") }
    let parts = [
      lost.isEmpty ? nil : "no longer \(verb) \(list(lost))", gained.isEmpty ? nil : "now \(verb) \(list(gained))",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", and ")
  }
}

/// The differences between the conditions of screens, which a screen inherits from its parents.
struct ScreenGuards {
  private let pair: SpecPair
  private var differences: [Int: GuardDifference] = [:]
  /// The topmost parent with the same difference.
  private var roots: [Int: Int] = [:]

  init(_ pair: SpecPair) {
    self.pair = pair
    func names(_ route: Route, _ model: NavigationModel) -> [String] {
      route.requirements.map { model.conditions[$0].name.string }
    }
    for route in pair.routes.pairs {
      let (old, new) = (pair.old.routes[route.old], pair.new.routes[route.new])
      guard !old.requirements.isEmpty || !new.requirements.isEmpty else { continue }
      let difference = GuardDifference(names(old, pair.old), names(new, pair.new))
      if difference.lost.count + difference.gained.count > 0 { differences[route.old] = difference }
    }
    for route in differences.keys {
      var (path, root) = ([route], route)
      while roots[root] == nil, let parent = parent(of: root), differences[parent] == differences[root] {
        path.append(parent)
        root = parent
      }
      for step in path { roots[step] = roots[root] ?? root }
    }
  }

  /// The screen below in both versions.
  private func parent(of route: Int) -> Int? {
    guard let present = pair.routes[route], let parent = pair.old.routes[route].parent?.index,
      pair.routes[parent] == pair.new.routes[present].parent?.index
    else { return nil }
    return parent
  }

  func difference(of route: Int) -> GuardDifference? { differences[route] }

  func cause(of route: Int) -> Change.Cause? {
    guard let difference = differences[route], let words = difference.words("waits for") else { return nil }
    let name = pair.old.routes[roots[route] ?? route].name.string
    return pair.cause(of: difference, at: Change.Cause(subject: name, message: "the screen `\(name)` \(words)"))
  }
}

extension SpecPair {
  /// The removal of the condition, or a condition that is newly required; otherwise the edited declaration.
  func cause(of difference: GuardDifference, at declaration: Change.Cause) -> Change.Cause {
    if difference.lost.isEmpty, gatesAdded.isSuperset(of: difference.gained) {
      return Change.Cause(subject: "gates", message: "links now wait for \(difference.gained.quotedList)")
    }
    if difference.gained.isEmpty, gatesRemoved.isSuperset(of: difference.lost) {
      return Change.Cause(subject: "gates", message: "links no longer wait for \(difference.lost.quotedList)")
    }
    if difference.gained.isEmpty, difference.lost.count == 1, let name = difference.lost.first,
      goneConditions.contains(name)
    {
      return Change.Cause(subject: name, message: "the condition `\(name)` was removed")
    }
    if difference.lost.isEmpty, difference.gained.count == 1, let name = difference.gained.first {
      return Change.Cause(subject: name, message: "the condition `\(name)` is now required")
    }
    return declaration
  }
}

extension SpecPair {
  private var gatesAdded: Set<String> { new.gatedConditions.subtracting(old.gatedConditions) }
  private var gatesRemoved: Set<String> { old.gatedConditions.subtracting(new.gatedConditions) }
}

extension Array where Element == String {
  fileprivate var quotedList: String { map { "`\($0)`" }.joined(or: "and") }
}

extension NavigationModel {
  fileprivate var gatedConditions: Set<String> { Set(gates.map { conditions[$0.condition].name.string }) }

  /// Without `customization`, the user cannot hide a tab that is visible by default.
  fileprivate func userVisibility(ofTab tab: Int) -> TabSyntax.Visibility {
    tabs[tab].visibility == .byDefault && tabBar.customization == nil ? .always : tabs[tab].visibility
  }
}
