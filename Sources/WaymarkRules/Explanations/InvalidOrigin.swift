extension Explanation {
  static let invalidOrigin = Explanation(
    "an origin's schemes or hosts cannot be in a URL",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        app: { schemes: ["shop://"] }
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      """,
    why: """
      No URL starts like this, so no link of the origin would ever match: every push
      message and every mail that leads into the app would open nothing.
      """,
    corrected: """
      waymark: 1
      app: Shop
      origins:
        app: { schemes: [shop] }
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      """,
    advice: """
      A custom scheme stands alone, without `://` and without hosts. A web origin
      has hosts, written without `https://` and without a path; `*.` in front stands
      for one label or more, and `{name}.` for one, which is a parameter. A spec
      that has both kinds declares two origins.
      """)
}
