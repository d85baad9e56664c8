extension Explanation {
  static let presentationMismatch = Explanation(
    "a route does not allow the `present` of its link",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        filters:
          present: sheet
          links: [{ url: /filters, present: cover }]
      """,
    why: """
      A route lists the ways to show its screen, and the generated code has an enum
      case for each of these ways. A link that asks for a different way has no
      destination.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        filters:
          present: [sheet, cover]
          links: [{ url: /filters, present: cover }]
      """,
    advice: """
      Alternatively, remove `present` from the link. The link then uses the first
      way in the `present` of its route, or `push` if the route has no `present`.
      """)
}
