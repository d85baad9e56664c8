extension Explanation {
  static let invalidColor = Explanation(
    "a color has an invalid format",
    faulty: """
      waymark: 1
      app: Shop
      tabBar: { colors: { active: "#F63" } }
      tabs:
        home: { title: Home, icon: house }
        basket: { title: Basket, icon: basket }
      """,
    why: """
      Waymark accepts only two formats for colors, because tools interpret other
      formats differently. For example, some tools expand a color with three digits
      to six digits. In a color with eight digits, some tools read the first two
      digits as the transparency. Color names differ between platforms.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabBar: { colors: { active: "#FF6633" } }
      tabs:
        home: { title: Home, icon: house }
        basket: { title: Basket, icon: basket }
      """,
    advice: """
      Write an opaque color as `"#RRGGBB"` and a transparent color as `"#RRGGBBAA"`,
      both in sRGB. Quote the color, because YAML reads an unquoted color as a
      comment.
      """)
}
