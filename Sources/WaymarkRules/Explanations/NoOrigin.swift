extension Explanation {
  static let noOrigin = Explanation(
    "no origin serves a link",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [go.shop.example], default: false }
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      """,
    why: """
      An origin declares the schemes and hosts of URLs. If no origin serves a link,
      the link matches no URL and never opens the app.
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
      If a link does not have the key `origins`, all origins serve the link, except
      origins with `default: false`. The `origins` list of a link cannot be empty.
      If the pattern of a link starts with a scheme or a host, the link does not
      need the key `origins`.
      """)
}
