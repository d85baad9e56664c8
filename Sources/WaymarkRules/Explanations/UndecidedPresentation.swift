extension Explanation {
  static let undecidedPresentation = Explanation(
    "a link does not say how its screen is shown",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        profile:
          in: []
          present: [push, sheet]
          links: [/profile]
      """,
    why: """
      A link shows a route in the first way that its `present` names. Here that is
      to push it, and the empty `in` leaves nowhere to push it: whoever follows the
      link would see nothing happen.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        profile:
          in: []
          present: [push, sheet]
          links: [{ url: /profile, present: sheet }]
      """,
    advice: """
      Or put the way that all links take first. A route with `in: []` is pushed by
      the app alone, wherever it likes.
      """)
}
