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
      This spec has only five lines, but its aliases expand to a hundred thousand
      values. With five more lines of this kind, the spec would fill the memory of
      every machine that builds the app. Waymark also rejects specs that exceed one
      of the following limits:

      - A file has at most 32 MiB.
      - A spec has at most 127 origins.
      - A screen has at most 32 screens beneath it.
      - At most 8 sheets and covers cover one another.
      - The table of all links has at most 256 MiB.

      A spec that exceeds these limits is probably the wrong file, or an attack.
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
      You may use an alias to repeat a list or an entry. Avoid many levels of
      aliases that contain other aliases.
      """)
}
