import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

extension Rule {
  /// A bar in which nothing need be left.
  static let noLastingTab = Rule(
    "no-lasting-tab", .warning, explanation: .noLastingTab, requires: .errorFreeModel
  ) { context in
    let model = context.model
    let passing = model.tabs.indices.filter { model.tabs[$0].condition != nil }
    // The user cannot hide the last tab that is there: it takes a condition that ceases to hold.
    guard !passing.isEmpty else { return }
    let lasting = model.tabs.indices.filter { model.tabs[$0].condition == nil }
    if lasting.isEmpty {
      context.report(allConditional(model))
    } else if let customization = model.tabBar.customization, lasting.allSatisfy(model.userCanHide),
      customization.minimum <= passing.count
    {
      // As many as the minimum asks for can all be tabs that go.
      context.report(allHidden(lasting, passing, model, context.edits))
    }
  }

  private static func allConditional(_ model: NavigationModel) -> Finding {
    let name = model.tabs[model.tabBar.initial].name
    return Finding(
      "every tab has a `when`: while \(noneHolds(model.tabs.indices, model)), there is none to show, and the app shows "
        + "`\(name.string)`, the initial one, all the same",
      at: name.span, help: "let one tab be there always: remove its `when`")
  }

  private static func allHidden(_ lasting: [Int], _ passing: [Int], _ model: NavigationModel, _ edits: SpecEdits)
    -> Finding
  {
    let hidden = lasting.filter { model.tabs[$0].visibility == .byDefault }
    let first = hidden.first ?? lasting[0]
    let name = model.tabs[first].name
    let rest = noneHolds(passing, model)
    let witness =
      hidden.isEmpty
      ? "while \(rest), no tab is there that is shown at first"
      : "the user can hide \(names(hidden, model)), and then, while \(rest), no tab is left that is shown"
    return Finding(
      "\(witness): the app shows \(names(lasting, model)) all the same", at: name.span,
      help: "let one of them be `shown: always`",
      related: [
        .init(
          model.tabs[passing[0]].name.span,
          "this one goes with its condition"
            + (passing.count == 1 ? "" : ", and so \(passing.count == 2 ? "does" : "do") \(passing.count - 1) more"))
      ],
      fixes: hidden.isEmpty
        ? []
        : edits.addition(
          "let `\(name.string)` be `shown: always`", of: "shown: always", toMappingAt: model.tabs[first].span,
          isSafe: false))
  }

  private static func names(_ tabs: [Int], _ model: NavigationModel) -> String {
    tabs.map { model.tabs[$0].name.string }.quoted()
  }

  /// "`a` does not hold", "neither `a` nor `b` holds".
  private static func noneHolds(_ tabs: some Sequence<Int>, _ model: NavigationModel) -> String {
    let names = Set(tabs.compactMap { model.tabs[$0].condition?.index }).sorted().map { model.conditions[$0].string }
    return switch names.count {
    case 1: "`\(names[0])` does not hold"
    case 2: "neither `\(names[0])` nor `\(names[1])` holds"
    default: "none of \(names.quoted()) holds"
    }
  }
}

extension Explanation {
  fileprivate static let noLastingTab = Explanation(
    "it can be that no tab is left to show",
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
      An app shows one tab at least. Where conditions and the user's choice leave
      none, it shows what it can: a tab that the user has hidden, or one whose
      condition does not hold, which has no view for that.
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
      A `minimum` above the number of tabs with `when` does it as well: then one of
      the others has to stay.
      """)
}
