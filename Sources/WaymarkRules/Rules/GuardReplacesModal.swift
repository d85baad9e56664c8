import SpecModel
import SpecText

extension Rule {
  static let guardReplacesModal = Rule(
    "guard-replaces-modal", .warning, explanation: .guardReplacesModal, requires: .errorFreeModel
  ) { context in
    let model = context.model
    var losses: [(route: Int, requirement: Reference, screen: Int, modals: [Int])] = []
    for index in model.routes.indices {
      for requirement in model.routes[index].requires {
        guard let screen = model.conditions[requirement.index].screen?.index else { continue }
        // A route that is pushed and presented can have the same modal in both lists.
        let flows = model.routes[index].flows
        let around = flows + model.routes[index].covers.filter { !flows.contains($0) }
        let lost = around.filter { modal in
          modal != screen && !model.routes[screen].covers.contains(modal)
            // A screen inside the modal that requires the same condition is never missing it.
            && !model.routes[modal].requirements.contains(requirement.index)
        }
        if !lost.isEmpty { losses.append((index, requirement, screen, lost)) }
      }
    }
    // One list in the `in` of the screen is the answer to all of its findings.
    let added = Dictionary(grouping: losses, by: \.screen).mapValues { Set($0.flatMap(\.modals)).sorted() }
    for (index, requirement, screen, lost) in losses {
      let names = lost.map { model.routes[$0].name.string }
      let sign = model.routes[screen].name.string
      context.report(
        Finding(
          "`\(model.routes[index].name.string)` opens from \(names.quoted("or")), and `\(sign)`, which makes "
            + "`\(requirement.name.string)` true, replaces \(names.quoted("or")): the command cannot continue there",
          at: requirement.span,
          help: advice(adding: added[screen]!.map { model.routes[$0].name.string }, to: screen, model)
            + ", so that `\(sign)` is presented over " + names.quoted("or"),
          related: [.init(model.routes[screen].name.span, "`\(sign)` is declared here")]))
    }
  }
}

extension Rule {
  /// With another name in its `in`, the screen of a condition can be over several places, so its links need an `in`.
  private static func advice(adding names: [String], to screen: Int, _ model: NavigationModel) -> String {
    let route = model.routes[screen]
    let tabs = model.tabs.map(\.name.string)
    let open = model.links.filter { $0.landing.tab == nil && $0.landing.modals.first?.step.route == screen }
    let isOwn = open.contains { if case .route(screen, _) = $0.target { true } else { false } }
    let others = open.compactMap { link in
      if case .route(let target, _) = link.target, target != screen { model.routes[target].name.string } else { nil }
    }
    let keys = [
      isOwn ? "`in: current` in the links of `\(route.name.string)`" : nil,
      others.isEmpty ? nil : "a tab in the `in` of the links to \(Set(others).sorted().quoted())",
    ].compactMap(\.self)
    return ([route.advice(adding: names, tabs: tabs)] + (route.covers.isEmpty ? keys : [])).joined(or: "and")
  }
}

extension Explanation {
  fileprivate static let guardReplacesModal = Explanation(
    "the screen of a condition replaces its opener",
    faulty: """
      waymark: 1
      app: Shop
      conditions:
        signedIn: { presents: signIn }
      tabs:
        home: { title: Home, icon: house, opens: [checkout] }
      routes:
        checkout: { present: cover, in: home, opens: [payment] }
        payment: { in: checkout, requires: signedIn }
        signIn: { present: sheet, in: home }
      """,
    why: """
      If the user continues to the payment without being signed in, the navigator
      presents the sign-in screen. The `in` of the sign-in screen doesn't name the
      checkout, so the sign-in screen replaces the checkout. After the sign-in, the
      navigator can't push the payment, because the checkout is gone.
      """,
    corrected: """
      waymark: 1
      app: Shop
      conditions:
        signedIn: { presents: signIn }
      tabs:
        home: { title: Home, icon: house, opens: [checkout] }
      routes:
        checkout: { present: cover, in: home, opens: [payment] }
        payment: { in: checkout, requires: signedIn }
        signIn: { present: sheet, in: [home, checkout] }
      """)
}
