extension Explanation {
  static let tabAsRoute = Explanation(
    "a tab is used as a route",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [cart] }
        cart: { title: Cart, icon: cart }
      """,
    why: """
      A tab is selected, but a route is pushed or presented. If the app pushed a
      tab, the same screen would appear in its own tab and on the stack of another
      tab. The tab bar would then highlight the wrong tab.
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
      The first screen of a tab is the root of the tab and needs no route. Do not
      declare the root in `routes` or as a `parent`, because every stack starts at
      the root.
      """)
}
