import SpecModel
import SpecText

extension Rule {
  static let minimumTooHigh = Rule(
    "minimum-too-high", .warning, explanation: .minimumTooHigh, requires: .errorFreeModel
  ) { context in
    let model = context.model
    guard let minimum = model.spec.root.tabBar?.customization?.minimum else { return }
    let optional = model.tabs.filter { $0.visibility == .optional }.map(\.name)
    let shown = model.tabs.count - optional.count
    guard minimum.value > shown else { return }
    let message =
      minimum.value > model.tabs.count
      ? "`minimum` requires \(minimum.value) tabs, but the spec has only \(model.tabs.count): the user can never hide "
        + "a tab"
      : "`minimum` requires \(minimum.value) tabs, but only \(shown) \(shown == 1 ? "is" : "are") shown at first: the "
        + "user cannot hide a tab"
    let unasked = optional.prefix(min(minimum.value, model.tabs.count) - shown).map(\.string)
    context.report(
      Finding(
        message + (unasked.isEmpty ? "" : ", and any change to the tab bar also shows \(unasked.quoted())"),
        at: minimum.span,
        help: "write `minimum: \(max(shown, 1))` or less"
          + (optional.isEmpty || minimum.value > model.tabs.count ? "" : ", or make fewer tabs `shown: optional`"),
        related: optional.prefix(unasked.count).prefix(mostRelated)
          .map { .init($0.span, "this tab is not shown at first") }))
  }
}

extension Explanation {
  fileprivate static let minimumTooHigh = Explanation(
    "`minimum` is larger than the number of shown tabs",
    faulty: """
      waymark: 1
      app: Shop
      tabBar: { customization: { minimum: 3 } }
      tabs:
        home: { title: Home, icon: house }
        orders: { title: Orders, icon: bag }
        offers: { title: Offers, icon: tag, shown: optional }
      """,
    why: """
      The tab bar shows two tabs at first, but `minimum` requires three tabs. The
      user cannot hide any tab, although the spec allows the user to hide both tabs.
      When the user first moves or shows a tab, the app also shows a tab that the
      user did not choose.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabBar: { customization: { minimum: 1 } }
      tabs:
        home: { title: Home, icon: house }
        orders: { title: Orders, icon: bag }
        offers: { title: Offers, icon: tag, shown: optional }
      """,
    advice: """
      A tab with a false `when` condition is hidden, but it still counts toward
      `minimum`. The user may therefore see fewer tabs than `minimum`. If the user
      sees fewer tabs than `minimum`, the user cannot hide another tab.
      """)
}
