extension Explanation {
  static let invalidOrigin = Explanation(
    "a scheme or host of an origin is invalid",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        app: { schemes: ["shop://"] }
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      """,
    why: """
      No URL starts with an invalid scheme or host, so no link of the origin would
      ever match. A published link with an invalid scheme or host would not open the
      app.
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
      Write a custom scheme without `://`, and do not add hosts to the origin. Write
      the hosts of a web origin without `https://` and without a path. At the start
      of a host, `*.` matches one or more labels, and `{name}.` captures one label
      as a parameter. Declare custom schemes and hosts in separate origins.
      """)
}
