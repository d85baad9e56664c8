extension Explanation {
  static let unknownVersion = Explanation(
    "a spec is of another version of the language",
    faulty: """
      waymark: 2
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      """,
    why: """
      What a key means may differ between versions. Read by the rules of another
      one, a spec would give an app whose links land elsewhere.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      """,
    advice: """
      `waymark: 1` is the version of the language, not that of the tool or of the
      app. A spec of a newer one needs a newer Waymark.
      """)
}
