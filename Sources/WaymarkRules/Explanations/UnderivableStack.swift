extension Explanation {
  static let underivableStack = Explanation(
    "the stack of a link cannot be derived",
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
      A link opens a screen together with its parents, and Back leads to these
      parents. Each parent needs values for its parameters. This URL does not
      contain the shelf of the item, so Back would lead to a screen that cannot be
      created.
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
      If the URL lacks a value, set the value in the link,
      `with: { shelf: offers }`, or make the parameter optional. A screen that is
      only presented cannot be a parent. A screen that is presented has a stack of
      its own: push other routes there by naming the presented route in their `in`.
      """)
}
