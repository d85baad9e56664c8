extension Explanation {
  static let noOrigin = Explanation(
    "a link is served by no origin",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [go.shop.example], default: false }
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      """,
    why: """
      A link matches only URLs of its origins. Without an origin, the link matches
      no URL and never opens the app.
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
      A link without `origins` is served by every origin except those with
      `default: false`. The `origins` of a link cannot be an empty list. A pattern
      with a scheme or a host needs no `origins`.
      """)
}
