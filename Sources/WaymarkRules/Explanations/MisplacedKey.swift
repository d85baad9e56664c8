extension Explanation {
  static let misplacedKey = Explanation(
    "a key stands where it says nothing",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        routes:
          cart: { title: Cart, links: [/cart] }
      """,
    why: """
      Two columns too far to the right, a key of the root is a name like any other:
      here a tab called `routes`. The screens under it would be missing, and with
      them every link that leads to one.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        cart: { title: Cart, links: [/cart] }
      """,
    advice: """
      Keys of the root start in the first column. It is the same with a tab's own
      link: it selects that tab, so `in` and `present` say nothing there.
      """)
}
