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
      An app selects a tab, but pushes or presents a route. If the app pushed a tab,
      the screen of this tab would also appear on the stack of another tab. The tab
      bar would then highlight the wrong tab.
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
      declare the root of a tab in `routes` or as a `parent`. The stack of a tab
      always starts at the root.
      """)
}
