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
      The generated code would not compile, or `Screen` would mean different types
      in different places. The compiler would report the error in a generated file
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
      types and features of a spec cannot have these names either. If the name of a
      native type collides, add its module to the name: `Models.Route`.
      """)
}
