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
      A repeated value has no effect. Often, one of the two equal values is a
      mistake and should be different. Sometimes two developers have added the same
      value.
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
      Waymark also reports two tabs with the same raw value. A link cannot capture a
      parameter and also set the parameter under `with`, because the app would
      ignore one of the two values.
      """)
}
