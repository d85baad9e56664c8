extension Explanation {
  static let duplicateValue = Explanation(
    "a list has the same value twice",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: filters }
      routes:
        filters: { present: [sheet, cover, sheet] }
      """,
    why: """
      A repeated value has no effect. Often one of the two values is a typo for a
      different value, which the app now lacks. Sometimes two developers have added
      the same value.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: filters }
      routes:
        filters: { present: [sheet, cover] }
      """,
    advice: """
      Waymark also reports two tabs with the same raw value, and a parameter that a
      link both captures and sets in `with`. In both cases, the app would ignore one
      of the two values.
      """)
}
