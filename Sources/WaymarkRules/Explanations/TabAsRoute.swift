extension Explanation {
  static let tabAsRoute = Explanation(
    "a tab is used as if it were a route",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [cart] }
        cart: { title: Cart, icon: cart }
      """,
    why: """
      A tab is selected, a route is pushed or presented. Pushed as well, the same
      screen would be there twice: once in its own tab, and once on top of another,
      with a tab bar that shows the wrong one.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [cartPreview] }
        cart: { title: Cart, icon: cart }
      routes:
        cartPreview: { present: sheet }
      """,
    advice: """
      What a tab shows first is its root and needs no route, neither in `routes` nor
      as the `parent` of one: every stack lies on it anyway.
      """)
}
