extension Explanation {
  static let guardCycle = Explanation(
    "the screen of a condition requires the condition",
    faulty: """
      waymark: 1
      app: Shop
      conditions:
        signedIn: { presents: signIn }
      tabs:
        home: { title: Home, icon: house, opens: [orders] }
      routes:
        orders: { in: home, requires: signedIn }
        signIn: { present: sheet, in: home, requires: signedIn }
      """,
    why: """
      If a screen requires a false condition, the navigator presents the screen that
      the condition names with `presents`. In the example, this screen itself
      requires the condition, so no user can sign in, and no command ever shows the
      orders.
      """,
    corrected: """
      waymark: 1
      app: Shop
      conditions:
        signedIn: { presents: signIn }
      tabs:
        home: { title: Home, icon: house, opens: [orders] }
      routes:
        orders: { in: home, requires: signedIn }
        signIn: { present: sheet, in: home }
      """,
    advice: """
      Several conditions can form a cycle, too: the screen for the first condition
      requires the second condition, and the screen for the second condition
      requires the first.
      """)
}
