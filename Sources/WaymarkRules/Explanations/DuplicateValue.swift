extension Explanation {
  static let duplicateValue = Explanation(
    "a value stands in a list twice",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: filters }
      routes:
        filters: { present: [sheet, cover, sheet] }
      """,
    why: """
      The second says nothing. It is there because somebody meant another value,
      which the app now lacks, or because two people added the same one.
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
      The same goes for two tabs with one raw value, and for a parameter that a link
      both captures and fixes in `with`: one of the two is never heard of.
      """)
}
