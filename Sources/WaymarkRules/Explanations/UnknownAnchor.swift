extension Explanation {
  static let unknownAnchor = Explanation(
    "a YAML alias repeats nothing",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: &everywhere [help] }
        cart: { title: Cart, icon: cart, opens: *everwhere }
      routes:
        help: { title: Help }
      """,
    why: """
      In YAML a value that starts with `*` is an alias: it repeats the value that is
      marked with `&` and the same name, above it. There is none of this name.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: &everywhere [help] }
        cart: { title: Cart, icon: cart, opens: *everywhere }
      routes:
        help: { title: Help }
      """,
    advice: """
      A value that is meant to start with `*` goes into quotes. An alias cannot
      stand inside the value that it repeats, and none reaches into another file.
      """)
}
