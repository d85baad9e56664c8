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
      A URL can contain the ID of a native value, but not the value itself. The app
      must first fetch the value. Here, the app would have to show an item that it
      has not fetched.
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
      Use a resolved link, which passes the ID to the app. The app then returns the
      destination. Alternatively, use the ID as the parameter of the route, and
      fetch the value in the screen.
      """)
}
