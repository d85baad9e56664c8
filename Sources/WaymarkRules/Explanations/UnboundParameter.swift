extension Explanation {
  static let unboundParameter = Explanation(
    "a link leaves a parameter without a value",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item:
          params: { id: Int, color: String }
          links: ["/items/{id}"]
      """,
    why: """
      The screen cannot be made without all of its parameters. A link that lacks one
      would open nothing, or a screen that makes up what it was not told.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item:
          params: { id: Int, color: String }
          links: ["/items/{id}/{color}"]
      """,
    advice: """
      Capture the parameter in the pattern, or fix it in the link: `with: { color:
      red }`. One that not every link knows is optional, `color: String?`, or has a
      default, `color: String = red`. A tab's parameters are always one of the two,
      as its root is there without any link.
      """)
}
