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
      if they are in different files. Two types must not have the same name, and two
      conditions must not have the same name. If two screens had the same name, a
      reference to this name could mean either screen.
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
      The names of routes must be unique in the whole spec, even if the key
      `feature` moves the routes of a file into a separate enum. A reference to a
      route does not include the name of the feature.

      The IDs of links must be unique, too. By default, the ID of a link is the
      name of its screen. If the screen has several links, a colon and the pattern
      follow.
      """)
}
