extension Explanation {
  static let undeclaredOrigin = Explanation(
    "a pattern has a scheme or host that no origin has",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [shop.example] }
      tabs:
        home: { title: Home, icon: house, links: ["//www.shop.example/"] }
      """,
    why: """
      The system hands an app the URLs of the schemes and hosts that it has signed
      up for, and the origins are the list of those. A link on another host would be
      right in every test, and open the browser on every phone.
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
      A spec without `origins` has one custom scheme, the app's name in lower case,
      until there are some. A pattern with one slash in front stands on all of them.
      """)
}
