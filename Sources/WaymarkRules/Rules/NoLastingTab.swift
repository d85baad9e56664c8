import SpecModel
import SpecText

extension Rule {
  static let noLastingTab = Rule(
    "no-lasting-tab", .warning, explanation: .noLastingTab, requires: .errorFreeModel
  ) { context in
    let model = context.model
    let passing = model.tabs.indices.filter { model.tabs[$0].condition != nil }
    // The user cannot hide the last visible tab, so all tabs can only be hidden if a condition hides one of them.
    guard !passing.isEmpty else { return }
    let lasting = model.tabs.indices.filter { model.tabs[$0].condition == nil }
    if lasting.isEmpty {
      context.report(allConditional(model))
    } else if let customization = model.tabBar.customization, lasting.allSatisfy(model.userCanHide),
      customization.minimum <= passing.count
    {
      // The tabs that `minimum` keeps visible may all be tabs with a condition.
      context.report(allHidden(lasting, passing, model, context.edits))
    }
  }

  private static func allConditional(_ model: NavigationModel) -> Finding {
    let name = model.tabs[model.tabBar.initial].name
    return Finding(
      "every tab has a `when`: while \(noneHolds(model.tabs.indices, model)), all tabs are hidden, but the app still "
        + "shows `\(name.string)`, the initial tab",
      at: name.span, help: "remove the `when` of one tab, so that this tab is always shown")
  }

  private static func allHidden(_ lasting: [Int], _ passing: [Int], _ model: NavigationModel, _ edits: SpecEdits)
    -> Finding
  {
    let hidden = lasting.filter { model.tabs[$0].visibility == .byDefault }
    let first = hidden.first ?? lasting[0]
    let name = model.tabs[first].name
    let rest = noneHolds(passing, model)
    let (verb, object) = lasting.count == 1 ? ("is", "it") : ("are", "them")
    let message =
      hidden.isEmpty
      ? "\(names(lasting, model)) \(verb) `shown: optional`, but while \(rest), the app must show \(object) from the "
        + "start, because all other tabs are hidden"
      : "while \(rest), the user can hide \(names(hidden, model)): instead of an empty tab bar, the app then shows "
        + names(lasting, model)
    return Finding(
      message, at: name.span,
      help: lasting.count == 1
        ? "write `shown: always` in the tab \(names(lasting, model))"
        : "write `shown: always` in a tab that has no `when`: \(names(lasting, model, "or"))",
      related: [
        .init(
          model.tabs[passing[0]].name.span,
          "a condition can hide this tab"
            + (passing.count == 1 ? "" : ", as well as \(names(Array(passing.dropFirst()), model))"))
      ],
      fixes: hidden.isEmpty
        ? []
        : edits.addition(
          "add `shown: always` to `\(name.string)`", of: "shown: always", toMappingAt: model.tabs[first].span,
          isSafe: false))
  }

  private static func names(_ tabs: [Int], _ model: NavigationModel, _ conjunction: String = "and") -> String {
    tabs.map { model.tabs[$0].name.string }.quoted(conjunction)
  }

  /// Returns a clause that names the conditions of tabs, such as "neither `a` nor `b` holds".
  private static func noneHolds(_ tabs: some Sequence<Int>, _ model: NavigationModel) -> String {
    let names = Set(tabs.compactMap { model.tabs[$0].condition?.index }).sorted().map {
      model.conditions[$0].name.string
    }
    return switch names.count {
    case 1: "`\(names[0])` does not hold"
    case 2: "neither `\(names[0])` nor `\(names[1])` holds"
    default: "none of \(names.quoted()) holds"
    }
  }
}

extension Explanation {
  fileprivate static let noLastingTab = Explanation(
    "all tabs can be hidden at the same time",
    faulty: """
      waymark: 1
      app: Shop
      conditions: [signedIn]
      tabBar: { customization: { minimum: 1 } }
      tabs:
        home: { title: Home, icon: house }
        orders: { title: Orders, icon: bag, when: signedIn }
      """,
    why: """
      An app must show at least one tab. If all tabs are hidden by conditions or by
      the user, the app still shows one of the hidden tabs. The user then sees a tab
      that should be hidden.
      """,
    corrected: """
      waymark: 1
      app: Shop
      conditions: [signedIn]
      tabBar: { customization: { minimum: 1 } }
      tabs:
        home: { title: Home, icon: house, shown: always }
        orders: { title: Orders, icon: bag, when: signedIn }
      """,
    advice: """
      Alternatively, make the value of `minimum` larger than the number of tabs with
      the key `when`, so that at least one tab without `when` remains visible.
      """)
}
