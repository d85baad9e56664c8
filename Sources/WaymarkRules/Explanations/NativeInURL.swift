extension Explanation {
  static let nativeInURL = Explanation(
    "a link captures what no URL can say",
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
      A native type is a value of the app, which has to be fetched: a URL has an ID
      of it at most. The app would be asked to show an item that nobody has looked
      up.
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
      A resolved link hands the app the ID, and the app answers with the place. Or
      let the route take the ID, and its screen look the rest up.
      """)
}
