extension Explanation {
  static let nestedTooDeep = Explanation(
    "values are nested more than 64 levels deep",
    faulty: """
      waymark: 1
      app: Shop
      tabs: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
      """,
    why: """
      No spec needs more than a handful of levels. One with so many has a bracket
      that was never closed, or was made to bring the tools that read it to a halt.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs: { home: { title: Home, icon: house } }
      """)
}
