import SpecModel
import SpecText

extension Rule {
  static let guardedSignIn = Rule(
    "guarded-sign-in", .warning, explanation: .guardedSignIn, requires: .errorFreeModel
  ) { context in
    let model = context.model
    for condition in model.conditions {
      guard let screen = condition.screen, let needed = model.routes[screen.index].requires.first else { continue }
      let route = model.routes[screen.index].name.string
      context.report(
        Finding(
          "`\(route)` makes `\(condition.name.string)` true, but requires `\(needed.name.string)`: while "
            + "`\(needed.name.string)` is false, commands that need `\(condition.name.string)` are rejected",
          at: needed.span, help: "remove `\(needed.name.string)` from the `requires` of `\(route)`",
          related: [.init(screen.span, "the condition presents the screen here")]))
    }
  }
}

extension Explanation {
  fileprivate static let guardedSignIn = Explanation(
    "the screen of a condition requires another one",
    faulty: """
      waymark: 1
      app: Shop
      conditions:
        signedIn: { presents: signIn }
        online:
      tabs:
        home: { title: Home, icon: house, opens: [orders] }
      routes:
        orders: { in: home, requires: signedIn }
        signIn: { present: sheet, in: home, requires: online }
      """,
    why: """
      If a command leads to a screen whose condition is false, the navigator
      presents the screen in `presents`. In the example, the navigator can't present
      the sign-in screen while the app is offline. The navigator then rejects each
      command that shows the orders, and a link to the orders waits without a
      visible reason.
      """,
    corrected: """
      waymark: 1
      app: Shop
      conditions:
        signedIn: { presents: signIn }
        online:
      tabs:
        home: { title: Home, icon: house, opens: [orders] }
        news: { title: News, icon: newspaper, when: online, fallback: home }
      routes:
        orders: { in: home, requires: signedIn }
        signIn: { present: sheet, in: home }
      """,
    advice: """
      Show the missing condition inside the screen instead, for example a message
      that the app is offline.
      """)
}
