extension Explanation {
  static let parentCycle = Explanation(
    "the parents of a route form a cycle",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: item }
      routes:
        shelf: { parent: item }
        item: { parent: shelf }
      """,
    why: """
      The parents of a route are the screens that Back leads to after a link has
      opened the route. If the parents form a cycle, the stack has no first screen
      and no end.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: item }
      routes:
        shelf: {}
        item: { parent: shelf }
      """,
    advice: """
      The chain of parents ends at a route without `parent`, which is directly above
      the root of its tab. Use `opens` for screens that open each other, because
      `opens` may form a cycle.
      """)
}
