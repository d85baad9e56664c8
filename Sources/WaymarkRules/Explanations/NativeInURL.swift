extension Explanation {
  static let nativeInURL = Explanation(
    "a link captures a value of a native Swift type",
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
      A URL can contain the ID of a native Swift value, but not the value itself.
      The app must use the ID to fetch the value. Here, the link would open the
      screen of an item that the app has not fetched yet.
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
      Use a resolved link. A resolved link passes the ID to a function of the app,
      and the function returns the screen to open. Alternatively, declare the ID as
      the parameter of the route, and let the screen fetch the value.
      """)
}
