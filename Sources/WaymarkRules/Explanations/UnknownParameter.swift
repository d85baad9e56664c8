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
      link to the large size, the recipient sees the usual size.
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
      Add the parameter to `params`, or remove the capture from the pattern. A route
      without `params` has a parameter for each capture of its links. A link can
      also capture the parameters of its parents. A host such as
      `{shop}.example.com` captures a value in every link of its origin.
      """)
}
