extension Explanation {
  static let nestedTooDeep = Explanation(
    "values are nested more than 64 levels deep",
    faulty: """
      waymark: 1
      app: Shop
      tabs: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
      """,
    why: """
      No spec needs more than a few levels of nesting. The usual cause of more than
      64 levels is an unclosed bracket. Such a spec can also be an attack on the
      tools that parse the spec.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs: { home: { title: Home, icon: house } }
      """)
}
