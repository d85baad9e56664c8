extension Explanation {
  static let nameCollision = Explanation(
    "two generated types have the same name",
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
      The generated code would not compile, or the name `Screen` would be ambiguous.
      The Swift compiler would report the error in a generated file instead of the
      spec.
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
      If you rename a generated type, the standard name of the type, such as `Route`
      or `Tab`, remains available as a type alias. You cannot give a generated type
      the standard name of another generated type. You also cannot give a type or a
      feature of the spec the name of a generated type. If a native type has the
      same name as a generated type, add the Swift module to the name of the native
      type, as in `Models.Route`.
      """)
}
