extension Explanation {
  static let unknownVersion = Explanation(
    "a spec uses an unknown version of the language",
    faulty: """
      waymark: 2
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      """,
    why: """
      A key may have different meanings in different versions of the language. If
      Waymark applied the rules of the wrong version, links could land on the wrong
      screens.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      """,
    advice: """
      `waymark: 1` is the version of the language, not of the tool or of the app. To
      compile a spec with a newer version, update Waymark.
      """)
}
