extension Explanation {
  static let specTooLarge = Explanation(
    "a spec exceeds a size limit",
    faulty: """
      a: &a [x, x, x, x, x, x, x, x, x, x]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
      """,
    why: """
      The five lines of this spec expand to a hundred thousand values. Five more
      lines would fill the memory of every machine that builds the app. Waymark also
      rejects specs that exceed one of the following limits:

      - a file has at most 32 MiB
      - a spec has at most 127 origins
      - a screen has at most 32 screens beneath it
      - the table of all links has at most 256 MiB

      A spec above these limits is the wrong file or an attack.
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
      An alias that repeats a list or an entry is allowed. Avoid aliases that
      contain other aliases over many levels.
      """)
}
