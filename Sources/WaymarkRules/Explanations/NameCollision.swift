extension Explanation {
  static let nameCollision = Explanation(
    "two generated types have one name",
    faulty: """
      waymark: 1
      app: Shop
      swift: { names: { route: Screen, sheet: Screen } }
      tabs:
        home: { title: Home, icon: house, opens: [item, filters] }
      routes:
        item: { in: home }
        filters: { present: sheet }
      """,
    why: """
      The generated code would not compile, or `Screen` would be one type here and
      another there, and the error would point into a file that nobody wrote.
      """,
    corrected: """
      waymark: 1
      app: Shop
      swift: { names: { route: Screen, sheet: Panel } }
      tabs:
        home: { title: Home, icon: house, opens: [item, filters] }
      routes:
        item: { in: home }
        filters: { present: sheet }
      """,
    advice: """
      The standard names, such as `Route` and `Tab`, stay as aliases of the types
      that have another; so a new name cannot be one of those, either. The types and
      features of a spec are beside them and are called something else, too. A
      native type that has such a name is written with its module: `Models.Route`.
      """)
}
