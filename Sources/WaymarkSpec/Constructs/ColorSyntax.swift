import WaymarkDiagnostics
import WaymarkYAML

/// An sRGB color in the form `#RRGGBB`, or in the form `#RRGGBBAA` with an alpha channel.
package struct ColorSyntax: Sendable {
  package let text: Text
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8
  package let alpha: UInt8
}

extension ValueKind where Value == ColorSyntax {
  static let color = ValueKind(
    "a color like `\"#RRGGBB\"` or `\"#RRGGBBAA\"`",
    .text(.color, .init("a color like `\"#RRGGBB\"` or `\"#RRGGBBAA\"`", "^#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")),
    example: "\"#3366CC\""
  ) { node, reader in
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: "a color like `\"#RRGGBB\"` or `\"#RRGGBBAA\"`")
      return nil
    }
    let text = node.text
    let digits = text.bytes.dropFirst(text.has("#", at: 0) ? 1 : 0)
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }.map(UInt8.init)
    guard text.has("#", at: 0), values.count == digits.count, values.count == 6 || values.count == 8 else {
      reader.report(
        Diagnostic(
          .invalidColor, "`\(text.string)` is not a color: expected `\"#RRGGBB\"` or `\"#RRGGBBAA\"`",
          at: text.span,
          help: suggestion(String(decoding: digits, as: UTF8.self), isHex: values.count == digits.count)
            ?? channels(text.string).map { "write six hexadecimal digits, such as `\"#\($0)\"`" }))
      return nil
    }
    func channel(_ index: Int) -> UInt8 { values[2 * index] << 4 | values[2 * index + 1] }
    return ColorSyntax(
      text: text, red: channel(0), green: channel(1), blue: channel(2), alpha: values.count == 8 ? channel(3) : 255)
  }

  private static func channels(_ text: String) -> String? {
    guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
    let numbers = text.dropFirst(4).dropLast().split { $0 == "," || $0 == " " }.map { UInt8($0) }
    let digits = numbers.compactMap { $0.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) } }
    return numbers.count == 3 && digits.count == 3 ? digits.joined() : nil
  }

  private static func suggestion(_ digits: String, isHex: Bool) -> String? {
    guard isHex, !digits.isEmpty else { return nil }
    return switch digits.count {
    case 3, 4: "write `\"#\(digits.map { "\($0)\($0)" }.joined())\"`"
    case 6, 8: "write `\"#\(digits)\"`"
    default: nil
    }
  }
}
