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
      A screen needs values for all of its parameters. A link that lacks a value
      would open nothing, or would open a screen with an invented value.
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
      Capture the parameter in the pattern, or set the parameter in the link:
      `with: { color: red }`. If some links lack the value, make the parameter
      optional, `color: String?`, or add a default, `color: String = red`. Each
      parameter of a tab is optional or has a default, because the root of a tab
      appears without a link.
      """)
}
