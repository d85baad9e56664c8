extension Explanation {
  static let missingKey = Explanation(
    "a key is missing that has to be there",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home }
      """,
    why: """
      Somebody sees what is left out: a tab without an icon is a hole in the tab
      bar, a link without a URL never opens anything. No default would be right.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      """,
    advice: """
      The root has `waymark: 1` and `app: NAME`, and the files that it includes have
      neither: name the root on the command line, not one of those.
      """)
}
