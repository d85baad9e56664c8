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
      registered. A spec declares the registered schemes and hosts under the key
      `origins`. A link with an undeclared host would pass every test, but would
      open the browser on every device.
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
      If a spec does not have the key `origins`, the spec has one default origin.
      The scheme of the default origin is the name of the app in lower case. A
      pattern that starts with a single slash matches URLs of all default origins.
      """)
}
