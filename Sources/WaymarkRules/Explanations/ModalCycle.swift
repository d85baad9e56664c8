extension Explanation {
  static let modalCycle = Explanation(
    "modal routes cover one another in a cycle",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [signIn, terms] }
      routes:
        signIn: { present: sheet, in: [home, terms], opens: [terms] }
        terms: { present: sheet, in: [home, signIn], opens: [signIn] }
      """,
    why: """
      If the key `in` of a sheet or cover names another sheet or cover, the new
      screen appears above the other screen. If such routes form a cycle, the user
      can open one screen above the other without end, and a link can't determine
      what is beneath its screen.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [signIn, terms] }
      routes:
        signIn: { present: sheet, in: home, opens: [terms] }
        terms: { present: sheet, in: [home, signIn] }
      """,
    advice: """
      Remove one of the names from an `in` key. A sheet or cover that doesn't name
      the screen beneath it replaces this screen. To show the same screen again on
      one stack, push the screen with `present: push`. If a route can be pushed
      and presented, its own name in `in` means only that the route can be pushed
      inside itself.
      """)
}
