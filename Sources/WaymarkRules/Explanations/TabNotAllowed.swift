extension Explanation {
  static let tabNotAllowed = Explanation(
    "a link selects a tab that its route does not allow",
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
      The key `in` of a route lists the tabs in which the screen of the route may
      appear. Here, the link would show the screen `payment` in the tab `home`,
      where the user cannot go back to the cart.
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
      If the screen belongs in the tab, add the tab to the route's `in` key. A link
      with `in: current` can open its screen in any tab, so the route must allow all
      tabs. If the route is pushed only inside a sheet or cover, the sheet or cover
      must allow all tabs.
      """)
}
