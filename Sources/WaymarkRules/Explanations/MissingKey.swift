extension Explanation {
  static let missingKey = Explanation(
    "a required key is missing",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home }
      """,
    why: """
      Users notice a missing value: a tab without an icon leaves a gap in the tab
      bar, and a link without a URL never opens. No default value would be right for
      every app.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      """,
    advice: """
      The root of a spec has `waymark: 1` and `app: NAME`; included files have
      neither. On the command line, name the root file, not an included file.
      """)
}
