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
      After a link opens a route, the Back button leads to the parents of the route.
      If the parents form a cycle, the stack has no first screen.
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
      The chain of parents must end at a route without the key `parent`. A route
      without `parent` is directly above the root of its tab. If two screens open
      each other, use the key `opens`. Unlike `parent`, the key `opens` may form a
      cycle.
      """)
}
