extension Explanation {
  static let underivableStack = Explanation(
    "a link does not say what lies beneath its screen",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        shelf: { params: { shelf: String } }
        item:
          params: { id: Int }
          parent: shelf
          links: ["/items/{id}"]
      """,
    why: """
      A link opens a screen with those that Back leads to beneath it, and each of
      them needs its parameters. From this URL nobody can tell which shelf the item
      is on, so Back would lead to a screen that cannot be made.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        shelf: { params: { shelf: String } }
        item:
          params: { id: Int }
          parent: shelf
          links: ["/shelves/{shelf}/{id}"]
      """,
    advice: """
      What the URL does not carry can be fixed, `with: { shelf: offers }`, or the
      parameter can be optional. A screen that is only presented cannot lie beneath:
      its own routes are pushed in its flow, which they name with `in`.
      """)
}
