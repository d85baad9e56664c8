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
      A key may have different meanings in different versions of the spec language.
      If Waymark applied the rules of the wrong version, links could open the wrong
      screens.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      """,
    advice: """
      `waymark: 1` is the version of the spec language, not the version of the tool
      or the app. To compile a spec with a newer language version, update Waymark.
      """)
}
