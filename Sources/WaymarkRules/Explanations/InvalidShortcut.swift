extension Explanation {
  static let invalidShortcut = Explanation(
    "a keyboard shortcut has an invalid format",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, shortcut: command+1 }
        basket: { title: Basket, icon: basket }
      """,
    why: """
      An invalid shortcut would do nothing when the user presses its keys. The
      shortcut would also be missing from the list that appears while the user holds
      the Command key.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, shortcut: cmd+1 }
        basket: { title: Basket, icon: basket }
      """,
    advice: """
      Write one or more of the modifiers `cmd`, `shift`, `opt`, and `ctrl`, followed
      by one lowercase character, as in `cmd+shift+k`.
      """)
}
