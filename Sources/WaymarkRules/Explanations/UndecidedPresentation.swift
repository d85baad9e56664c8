extension Explanation {
  static let undecidedPresentation = Explanation(
    "a link does not declare how its screen is shown",
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
      A link shows its route in the first way that the `present` of the route lists.
      Here, the first way is `push`, but the empty `in` allows no tab for the push.
      A user who follows the link would see nothing happen.
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
      Alternatively, list the way that all links use first. Only code of the app
      pushes a route with `in: []`, and this code can push the route anywhere.
      """)
}
