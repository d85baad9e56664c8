extension Explanation {
  static let presentationMismatch = Explanation(
    "a link uses a presentation that its route forbids",
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
      The key `present` of a route lists the allowed presentations of its screen,
      such as `sheet` and `cover`. The generated code has an enum case for each
      presentation of the route. If a link has a presentation that its route does
      not allow, the generated code has no enum case for the destination of the
      link.
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
      Alternatively, remove `present` from the link. Without `present`, a link uses
      the first presentation under the route's `present` key. If the route has no
      `present` key, the link uses `push`.
      """)
}
