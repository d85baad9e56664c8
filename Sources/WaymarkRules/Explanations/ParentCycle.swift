extension Explanation {
  static let parentCycle = Explanation(
    "the parents of a route lead back to it",
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
      The parents of a route are the screens that Back leads to when a link has
      opened it. If they go round in a circle, there is no first screen to start
      from, and the stack would have no end.
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
      The chain starts at a route without `parent`, which lies on the root of its
      tab. Screens that open one another say so with `opens`, which may go round.
      """)
}
