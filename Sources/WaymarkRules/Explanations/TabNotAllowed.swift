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
      The route says in which tabs its screen belongs, and the app is built for
      those. A link into another would show a payment where there is no cart to go
      back to.
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
      If the screen does belong there, add the tab to the route's `in`. A link with
      `in: current` may land in any tab, so its route is one that all tabs allow.
      """)
}
