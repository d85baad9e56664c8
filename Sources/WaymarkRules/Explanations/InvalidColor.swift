extension Explanation {
  static let invalidColor = Explanation(
    "a color has an invalid format",
    faulty: """
      waymark: 1
      app: Shop
      tabBar: { colors: { active: "#F63" } }
      tabs:
        home: { title: Home, icon: house }
      """,
    why: """
      Waymark does not guess colors, because tools interpret other formats
      differently. Some tools expand three digits to six digits. Some tools read the
      first two of eight digits as the transparency. The names of colors differ
      between platforms.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabBar: { colors: { active: "#FF6633" } }
      tabs:
        home: { title: Home, icon: house }
      """,
    advice: """
      Write an opaque color as `"#RRGGBB"` and a transparent color as `"#RRGGBBAA"`,
      both in sRGB. Quote the color, because YAML reads an unquoted color as a
      comment.
      """)
}
