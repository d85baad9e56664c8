import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A user has to keep more tabs than there are at first.
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
      ? "`minimum` asks for \(minimum.value) tabs, and there \(shown == 1 && optional.isEmpty ? "is" : "are") "
        + "\(model.tabs.count): none can ever be hidden"
      : "`minimum` asks for \(minimum.value) tabs, and \(shown) \(shown == 1 ? "is" : "are") shown at first: none of them "
        + "can be hidden"
    let unasked = optional.prefix(min(minimum.value, model.tabs.count) - shown).map(\.string)
    context.report(
      Finding(
        message
          + (unasked.isEmpty
            ? ""
            : ", and whatever the user changes, \(unasked.quoted()) \(unasked.count == 1 ? "comes" : "come") unasked"),
        at: minimum.span,
        help: "write `minimum: \(max(shown, 1))` or less"
          + (optional.isEmpty ? "" : ", or let fewer tabs be `shown: optional`"),
        related: optional.prefix(unasked.count).prefix(mostRelated).map { .init($0.span, "not shown at first") }))
  }
}

extension Explanation {
  fileprivate static let minimumTooHigh = Explanation(
    "more tabs have to stay than are shown at first",
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
      Two tabs are there, and three must stay. So neither can be hidden, though the
      spec says that they may; and the first time that the user moves or shows a
      tab, the bar is filled up with one that nobody asked for.
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
      Tabs with `when` count, whether or not it holds. While it does not, fewer than
      the minimum may be there, and then none of these can be hidden.
      """)
}
