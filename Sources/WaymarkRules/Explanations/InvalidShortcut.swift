extension Explanation {
  static let invalidShortcut = Explanation(
    "a keyboard shortcut is not written as one",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, shortcut: command+1 }
      """,
    why: """
      A shortcut that cannot be read is one that does nothing when it is pressed,
      and it is missing from the list that holding the command key shows.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, shortcut: cmd+1 }
      """,
    advice: """
      One of `cmd`, `shift`, `opt` and `ctrl` or several, then a single character in
      lower case: `cmd+shift+k`.
      """)
}
