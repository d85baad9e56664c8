extension Explanation {
  static let specTooLarge = Explanation(
    "a spec is larger than any app needs",
    faulty: """
      a: &a [x, x, x, x, x, x, x, x, x, x]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
      """,
    why: """
      These five lines stand for a hundred thousand values, and five more would fill
      the memory of every machine that builds the app. A file of 32 MiB, a spec with
      more than 127 origins, with 33 screens beneath one or with links that make a
      table of 256 MiB are refused as well: nobody writes them by hand, so it is the
      wrong file, or an attack.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: &help [help, about] }
        cart: { title: Cart, icon: cart, opens: *help }
      routes:
        help: { title: Help }
        about: { title: About }
      """,
    advice: """
      An alias that repeats a list or an entry as it is costs nothing. Aliases of
      aliases of aliases are what is meant here.
      """)
}
