extension Explanation {
  static let duplicateName = Explanation(
    "two declarations have the same name",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: item }
        cart: { title: Cart, icon: cart }
      routes:
        item: { title: Item }
      resolvedLinks:
        item: { url: "/open/{id:Int}", resolves: item }
      """,
    why: """
      All tabs, routes, and resolved links of a spec must have different names, even
      if they are in different files. Types also need different names, and
      conditions also need different names. If two screens had the same name, a
      reference to this name could lead to either screen.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: item }
        cart: { title: Cart, icon: cart }
      routes:
        item: { title: Item }
      resolvedLinks:
        openItem: { url: "/open/{id:Int}", resolves: item }
      """,
    advice: """
      The key `feature` moves the routes of a file into a separate enum, but the
      names of these routes must still be unique in the spec. A reference to a route
      does not include the name of the feature.
      """)
}
