import SpecModel
import SpecText

extension Rule {
  static let guardReplacesModal = Rule(
    "guard-replaces-modal", .warning, explanation: .guardReplacesModal, requires: .errorFreeModel
  ) { context in
    let model = context.model
    for index in model.routes.indices {
      for requirement in model.routes[index].requires {
        guard let screen = model.conditions[requirement.index].screen?.index else { continue }
        let around = model.routes[index].flows + model.routes[index].covers
        let lost = around.filter { modal in
          modal != screen && !model.routes[screen].covers.contains(modal)
            // A screen inside the modal that requires the same condition is never missing it.
            && !model.routes[modal].requirements.contains(requirement.index)
        }
        guard !lost.isEmpty else { continue }
        let names = lost.map { model.routes[$0].name.string }
        let sign = model.routes[screen].name.string
        context.report(
          Finding(
            "`\(model.routes[index].name.string)` opens from \(names.quoted("or")), and `\(sign)`, which makes "
              + "`\(requirement.name.string)` true, replaces \(names.quoted("or")): the command cannot continue there",
            at: requirement.span,
            help: "add \(names.quoted()) to the `in` of `\(sign)`, so that `\(sign)` is presented over "
              + names.quoted("or"),
            related: [.init(model.routes[screen].name.span, "`\(sign)` is declared here")]))
      }
    }
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
