import SpecModel
import SpecText

extension Rule {
  static let hiddenInitial = Rule(
    "hidden-initial", .warning, explanation: .hiddenInitial, requires: .errorFreeModel
  ) { context in
    let model = context.model
    // Other rules report tabs that are never shown, and tab bars in which all tabs may be hidden.
    if let customization = model.tabBar.customization {
      if model.tabs[model.tabBar.initial].visibility == .optional { context.report(optionalInitial(model)) }
      if let tab = customization.resetSelects, model.tabs[tab.index].visibility == .optional {
        context.report(hiddenByReset(tab, model))
      }
    }
    let initial = model.tabs[model.tabBar.initial]
    if initial.visibility != .optional, initial.condition != nil, initial.fallback == nil,
      model.tabs.contains(where: { $0.condition == nil })
    {
      context.report(conditionalInitial(model, context.edits))
    }
  }

  private static func optionalInitial(_ model: NavigationModel) -> Finding {
    let index = model.tabBar.initial
    let other = model.suggestedInitial(insteadOf: index)
    return Finding(
      "\(subject(model)), but the tab is `shown: optional`: until the user shows the tab, "
        + "\(standIn(for: index, model)) is selected instead",
      at: span(model),
      help: "start the app on another tab: `initial: \(other)`, or remove `shown: optional`",
      related: model.tabs[index].visibilitySpan.map { [.init($0, "the tab is hidden at first")] } ?? [])
  }

  private static func conditionalInitial(_ model: NavigationModel, _ edits: SpecEdits) -> Finding {
    let index = model.tabBar.initial
    let condition = model.tabs[index].condition?.name
    let fallback = model.suggestedInitial(insteadOf: index)
    return Finding(
      "\(subject(model)), but the tab is hidden while `\(condition?.string ?? "")` does not hold: "
        + "\(standIn(for: index, model)) is selected instead",
      at: span(model),
      help: "add a fallback: `fallback: \(fallback)`, or start the app on another tab: `initial: \(fallback)`",
      related: condition.map { [.init($0.span, "the condition of the tab")] } ?? [],
      fixes: edits.addition(
        "add `fallback: \(fallback)`", of: "fallback: \(fallback)", toMappingAt: model.tabs[index].span, isSafe: false))
  }

  private static func hiddenByReset(_ reference: Reference, _ model: NavigationModel) -> Finding {
    let (tab, name) = (reference.index, reference.name)
    let other = model.suggestedInitial(insteadOf: tab)
    return Finding(
      "a reset hides `\(name.string)`, which is `shown: optional`, and selects \(standIn(for: tab, model)) instead",
      at: name.span, help: "select another tab after a reset: `resetSelects: \(other)`",
      related: model.tabs[tab].visibilitySpan.map { [.init($0, "the tab is hidden until the user shows it")] } ?? [])
  }

  private static func subject(_ model: NavigationModel) -> String {
    let name = model.tabs[model.tabBar.initial].name.string
    return model.spec.root.tabBar?.initial == nil
      ? "the app starts on `\(name)`, the first tab" : "the app starts on `\(name)`"
  }

  private static func span(_ model: NavigationModel) -> Span {
    model.spec.root.tabBar?.initial?.span ?? model.tabs[model.tabBar.initial].name.span
  }

  private static func standIn(for tab: Int, _ model: NavigationModel) -> String {
    model.tabs[tab].fallback.map { "`\($0.name.string)`" } ?? "the first visible tab"
  }
}

extension NavigationModel {
  /// The tab's fallback, which the app already selects, or a tab that is always visible, visible by default, or without
  /// a condition.
  fileprivate func suggestedInitial(insteadOf index: Int) -> String {
    if let fallback = tabs[index].fallback, tabs[fallback.index].visibility != .optional,
      tabs[fallback.index].condition == nil
    {
      return fallback.name.string
    }
    let tab =
      tabs.first { $0.visibility == .always && $0.condition == nil }
      ?? tabs.first { $0.visibility == .byDefault && $0.condition == nil }
      ?? tabs.first { $0.condition == nil } ?? tabs[0]
    return tab.name.string
  }
}

extension Explanation {
  fileprivate static let hiddenInitial = Explanation(
    "the initially selected tab may be hidden",
    faulty: """
      waymark: 1
      app: Shop
      conditions: [signedIn]
      tabs:
        orders: { title: Orders, icon: bag, when: signedIn }
        home: { title: Home, icon: house }
        search: { title: Search, icon: magnifyingglass }
      """,
    why: """
      The app selects a tab at launch, and also after the user resets the tab bar.
      If the initial tab is hidden and has no `fallback`, the app selects the first
      visible tab instead. Without a `fallback`, the order of the tabs in the spec
      decides which tab the user sees.
      """,
    corrected: """
      waymark: 1
      app: Shop
      conditions: [signedIn]
      tabs:
        orders: { title: Orders, icon: bag, when: signedIn, fallback: home }
        home: { title: Home, icon: house }
        search: { title: Search, icon: magnifyingglass }
      """,
    advice: """
      The key `initial` names the tab on which the app starts. By default, the app
      starts on the first tab. The rule also checks the key `resetSelects`, because
      a reset of the tab bar hides the tabs with `shown: optional`.
      """)
}
