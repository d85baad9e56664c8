/// A color in sRGB, parsed from `#RRGGBB` or `#RRGGBBAA`. The color components range from 0 to 1.
struct HexColor: Equatable {
  let red, green, blue, alpha: Double

  /// Parses a color, or returns `nil` if the string isn't a color.
  init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else {
      return nil
    }
    let rgba = digits.count == 6 ? value << 8 | 0xFF : value
    let component = { (shift: UInt32) in Double(rgba >> shift & 0xFF) / 255 }
    red = component(24)
    green = component(16)
    blue = component(8)
    alpha = component(0)
  }
}
