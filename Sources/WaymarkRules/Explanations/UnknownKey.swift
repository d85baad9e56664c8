extension Explanation {
  static let unknownKey = Explanation(
    "a mapping has an unknown key",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, link: [/home] }
      """,
    why: """
      An unknown key has no effect. If Waymark ignored the key `link`, this tab
      would have no link, and you would not notice until a user taps a link.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      """,
    advice: """
      The message lists the keys that are allowed at this location. Waymark does not
      support the merge key `<<` of YAML; repeat a whole value with an alias
      instead.
      """)
}
