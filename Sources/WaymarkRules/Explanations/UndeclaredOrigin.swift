extension Explanation {
  static let undeclaredOrigin = Explanation(
    "a pattern has an undeclared scheme or host",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [shop.example] }
      tabs:
        home: { title: Home, icon: house, links: ["//www.shop.example/"] }
      """,
    why: """
      The system opens an app only for the schemes and hosts that the app has
      registered. The origins of a spec list these schemes and hosts. A link on
      another host would pass every test, but would open the browser on every
      device.
      """,
    corrected: """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [shop.example, www.shop.example] }
      tabs:
        home: { title: Home, icon: house, links: ["//www.shop.example/"] }
      """,
    advice: """
      A spec without `origins` has one origin, whose scheme is the name of the app
      in lower case. A pattern that starts with a single slash is served by every
      default origin.
      """)
}
