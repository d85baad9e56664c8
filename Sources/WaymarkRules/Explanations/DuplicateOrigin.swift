extension Explanation {
  static let duplicateOrigin = Explanation(
    "two origins have the same scheme or host",
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
      Each URL belongs to exactly one origin, and Waymark compares the URL only with
      the links of this origin. If two origins had the same host, the order of the
      origins in the spec would decide whether a URL opens a screen.
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
      Waymark compares schemes and hosts in lower case, so the schemes `Shop` and
      `shop` are equal.
      """)
}
