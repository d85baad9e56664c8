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
      The generated code would not compile, or the name `Screen` would refer to
      different types. The Swift compiler would report the error in a generated file
      instead of the spec.
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
      A renamed type keeps its standard name, such as `Route` or `Tab`, as a type
      alias. A new name therefore cannot be the standard name of another type. The
      types and features of a spec also cannot have the name of a generated type. If
      the name of a native type collides, write the name with the module, as in
      `Models.Route`.
      """)
}
