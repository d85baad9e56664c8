extension Explanation {
  static let undecidedPresentation = Explanation(
    "a link does not declare its presentation",
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
      If a link does not declare a presentation, the link uses the first
      presentation under the route's `present` key. Here, the first presentation is
      `push`, but `in: []` allows no tab for a pushed screen. Nothing would happen
      when the user follows the link.
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
      If all links to the route use the same presentation, you can instead list this
      presentation first under the route's `present` key. No link can push a route
      with `in: []`.
      """)
}
