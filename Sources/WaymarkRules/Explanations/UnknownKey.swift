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
      An unknown key has no effect. If Waymark ignored the misspelled key `link`,
      this tab would have no link. You would not notice the mistake until a user
      taps a link.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, links: [/home] }
      """,
    advice: """
      The message lists the keys that are allowed at this location. Waymark does not
      support the merge key `<<` of YAML. Use a YAML alias to repeat a whole value.
      """)
}
