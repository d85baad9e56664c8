extension Explanation {
  static let presentationMismatch = Explanation(
    "a link shows a route in a way it does not allow",
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
      The route says how its screen can be shown, and the generated code has a case
      for no other way. A link that wants one would have nowhere to land.
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
      Or leave `present` out of the link: it then takes the first way of its route,
      which is `push` where the route says nothing.
      """)
}
