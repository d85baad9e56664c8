extension Explanation {
  static let presentationMismatch = Explanation(
    "a link has a `present` value that its route lacks",
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
      presentation of the route. If a link has a different presentation, the
      generated code has no enum case for the destination of the link.
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
      presentation in the `present` of the route. If the route has no `present`, the
      link uses `push`.
      """)
}
