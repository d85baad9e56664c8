extension Explanation {
  static let invalidGuard = Explanation(
    "the screen of a condition can't be presented",
    faulty: """
      waymark: 1
      app: Shop
      conditions:
        signedIn: { presents: signIn }
      tabs:
        home: { title: Home, icon: house, opens: [orders] }
      routes:
        orders: { in: home, requires: signedIn }
        signIn: { in: home }
      """,
    why: """
      If a command leads to a screen whose condition is false, the navigator
      presents the screen in `presents`, and continues when the condition becomes
      true. The navigator presents this screen over any other screen and knows no
      arguments. The screen must therefore be a sheet or cover, and each of its
      parameters must be optional or have a default.
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
      """)
}
