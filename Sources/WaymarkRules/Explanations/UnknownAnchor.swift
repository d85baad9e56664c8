extension Explanation {
  static let unknownAnchor = Explanation(
    "a YAML alias refers to an unknown anchor",
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
      In YAML, a value that starts with `*` is an alias. An alias repeats an earlier
      value that is marked with `&` and the same name. Here, no earlier value has
      the name `everwhere`.
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
      If a value starts with `*` but is not an alias, quote the value. An alias
      cannot be inside the value that the alias repeats. An alias also cannot refer
      to another file.
      """)
}
