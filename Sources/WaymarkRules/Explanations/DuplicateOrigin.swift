extension Explanation {
  static let duplicateOrigin = Explanation(
    "two origins have one scheme or host",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [shop.example, www.shop.example] }
        help: { hosts: [help.shop.example, www.shop.example] }
      tabs:
        home: { title: Home, icon: house }
      """,
    why: """
      A URL comes from one origin: that decides which links it is compared with. One
      that came from two would open a screen, or not, by the order of the spec.
      """,
    corrected: """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [shop.example, www.shop.example] }
        help: { hosts: [help.shop.example] }
      tabs:
        home: { title: Home, icon: house }
      """,
    advice: """
      Schemes and hosts are compared in lower case, so `Shop` is `shop`.
      """)
}
