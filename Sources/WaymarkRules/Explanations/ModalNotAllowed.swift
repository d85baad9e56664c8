extension Explanation {
  static let modalNotAllowed = Explanation(
    "a screen cannot be over or inside this modal route",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [checkout] }
      routes:
        checkout: { present: cover, in: home, opens: [payment] }
        payment:
          present: sheet
          in: home
          links: [{ url: /payment, in: checkout }]
      """,
    why: """
      The key `in` of a sheet or cover lists the modal routes that the screen can
      cover. Here, the link would show `payment` over `checkout`, but the `in` of
      `payment` doesn't name `checkout`. In the app, `payment` would replace
      `checkout`.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [checkout] }
      routes:
        checkout: { present: cover, in: home, opens: [payment] }
        payment:
          present: sheet
          in: [home, checkout]
          links: [{ url: /payment, in: checkout }]
      """,
    advice: """
      A window appears next to the other screens. A window therefore never covers
      a sheet or cover, and no sheet or cover covers a window. If a route is
      pushed, its `in` lists the modal routes whose stacks can contain the route.
      """)
}
