extension Explanation {
  static let unknownParameter = Explanation(
    "a link captures an undeclared parameter",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item:
          params: { id: Int }
          links: ["/items/{id}/{size}"]
      """,
    why: """
      The URL contains a value that the screen never receives. If a user shares a
      link to an item in the size `large`, the recipient sees the item in the usual
      size.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item:
          params: { id: Int, size: String }
          links: ["/items/{id}/{size}"]
      """,
    advice: """
      Add the parameter to `params`, or remove the capture from the pattern. If a
      route does not have the key `params`, each capture in its links declares a
      parameter. A link can also capture the parameters of the parents of its route.
      If the host of an origin is `{shop}.example.com`, every link of the origin
      captures a value for `shop`.
      """)
}
