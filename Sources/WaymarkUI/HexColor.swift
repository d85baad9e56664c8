/// `#RRGGBB` or `#RRGGBBAA` in sRGB, with components from 0 to 1.
struct HexColor: Equatable {
  let red, green, blue, alpha: Double

  init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let rgba = digits.count == 6 ? value << 8 | 0xFF : value
    let component = { (shift: UInt32) in Double(rgba >> shift & 0xFF) / 255 }
    red = component(24)
    green = component(16)
    blue = component(8)
    alpha = component(0)
  }
}
