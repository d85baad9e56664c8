extension Explanation {
  static let tabNotAllowed = Explanation(
    "a link lands in a tab that its route excludes",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        cart: { title: Cart, icon: cart }
      routes:
        payment:
          in: cart
          links: [{ url: /payment, in: home }]
      """,
    why: """
      A route lists the tabs that allow its screen, and the app is built for these
      tabs. In another tab, this link would show a payment without a cart to go back
      to.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        cart: { title: Cart, icon: cart }
      routes:
        payment:
          in: cart
          links: [{ url: /payment, in: cart }]
      """,
    advice: """
      If the screen belongs in the tab, add the tab to the `in` of the route. A link
      with `in: current` can land in any tab, so its route must allow all tabs.
      """)
}
