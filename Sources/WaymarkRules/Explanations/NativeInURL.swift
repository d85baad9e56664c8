extension Explanation {
  static let nativeInURL = Explanation(
    "a link captures a value of a native type",
    faulty: """
      waymark: 1
      app: Shop
      types:
        Item: { is: native, swift: ShopModels.Item, identity: id }
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { params: { item: Item }, links: ["/items/{item}"] }
      """,
    why: """
      The app must fetch the values of a native type, because a URL contains at most
      the ID of such a value. Here, the app would have to show an item that has not
      been fetched.
      """,
    corrected: """
      waymark: 1
      app: Shop
      types:
        Item: { is: native, swift: ShopModels.Item, identity: id }
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { params: { item: Item } }
      resolvedLinks:
        openItem: { url: "/items/{id:Int}", resolves: item }
      """,
    advice: """
      Use a resolved link: the link passes the ID to the app, and the app returns
      the destination. Alternatively, give the route the ID, and let its screen
      fetch the value.
      """)
}
