extension Explanation {
  static let noOrigin = Explanation(
    "a link stands on no origin",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [go.shop.example], default: false }
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      """,
    why: """
      Links are compared with the URLs of their origins, and without one there are
      none: the link is in the spec, in no test and in nobody's app.
      """,
    corrected: """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [go.shop.example], default: false }
      tabs:
        home:
          title: Home
          icon: house
          links: [{ url: /home, origins: [web] }]
      """,
    advice: """
      A link that does not say where it stands is on every origin but those with
      `default: false`. The list that it gives may not be empty. A pattern that has
      a scheme or a host itself stands there, and needs no `origins`.
      """)
}
