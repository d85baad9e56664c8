extension Explanation {
  static let missingKey = Explanation(
    "a required key is missing",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        basket: { title: Basket }
      """,
    why: """
      Users notice a missing value. For example, a tab without an icon leaves a gap
      in the tab bar. A required key has no default, because each app needs a
      different value.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        basket: { title: Basket, icon: basket }
      """,
    advice: """
      Only the root file of a spec has the keys `waymark` and `app`. On the command
      line, pass the root file of the spec, not an included file.
      """)
}
