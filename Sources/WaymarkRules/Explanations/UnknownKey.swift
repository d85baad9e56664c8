extension Explanation {
  static let unknownKey = Explanation(
    "a key is not one that can stand there",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, link: [/home] }
      """,
    why: """
      A key that is not known is one that does nothing. Were it passed over, this
      tab would have no link, and nobody would know before the first tap on one.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      """,
    advice: """
      The message lists the keys that can stand there. YAML's merge key `<<` is not
      one of them; a whole value can be repeated with an alias.
      """)
}
