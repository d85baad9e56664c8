extension Explanation {
  static let invalidColor = Explanation(
    "a colour is not written as one",
    faulty: """
      waymark: 1
      app: Shop
      tabBar: { colors: { active: "#F63" } }
      tabs:
        home: { title: Home, icon: house }
      """,
    why: """
      A colour that is guessed at is one that nobody chose. Some tools read three
      digits as six, some read eight with the transparency in front, and the names
      of colours differ between platforms.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabBar: { colors: { active: "#FF6633" } }
      tabs:
        home: { title: Home, icon: house }
      """,
    advice: """
      A colour is in sRGB, `"#RRGGBB"`, or `"#RRGGBBAA"` where it is not opaque. It
      needs its quotes: without them YAML reads a comment.
      """)
}
