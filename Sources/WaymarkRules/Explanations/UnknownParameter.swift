extension Explanation {
  static let unknownParameter = Explanation(
    "a link captures what nothing takes",
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
      The value is in the URL, and the screen never hears of it: somebody sends a
      link to the large one, and whoever opens it sees the usual one.
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
      Add the parameter to `params`, or take the capture out of the pattern. A route
      without `params` has whatever its links capture. The parameters of its parents
      can be captured, too. A host such as `{shop}.example.com` captures as well, in
      every link that stands on its origin.
      """)
}
