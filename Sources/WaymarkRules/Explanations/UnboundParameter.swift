extension Explanation {
  static let unboundParameter = Explanation(
    "a link provides no value for a parameter",
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
      A screen needs values for all of its parameters. If a link provides no value
      for a parameter, the app would have to reject the link or invent a value.
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
      Capture the parameter in the pattern of the link, or set the value of the
      parameter in the link with `with: { color: red }`. If only some links provide
      a value, give the parameter the optional type `String?`, or a default value
      such as `String = red`. Each parameter of a tab must be optional or have a
      default value, because the user can open the root of a tab without a link.
      """)
}
