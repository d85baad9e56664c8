import WaymarkLinks
import WaymarkNavigation

extension JSONWriter {
  /// Writes a screen with its name, its text in Swift syntax, its form in commands, and its values.
  mutating func screen<Screen: NavigationCase>(_ screen: Screen) {
    self.screen(screen._parts, of: Screen.navigationCases)
  }

  private mutating func screen(_ parts: CaseParts, of cases: NavigationCases) {
    guard let row = cases.table.row(parts.index) else { return null() }
    if let wrapped = parts.wrapped, let screens = cases.screens(of: row) { return screen(wrapped, of: screens) }
    let name = row.text(.name)
    var command = Self.encoded(name)
    var separator = "?"
    var values: [(name: String, text: String)] = []
    for (parameter, argument) in zip(row.parameters, parts.arguments) {
      let elements: [Argument] = if case .list(let elements) = argument { elements } else { [argument] }
      let texts = elements.compactMap { ArgumentText.text($0) }
      for text in texts {
        command += separator + Self.encoded(parameter.label) + "=" + Self.encoded(text)
        separator = "&"
      }
      if case .none = argument { continue }
      values.append((parameter.label, texts.joined(separator: ", ")))
    }
    object { writer in
      writer.member("name", name)
      writer.member("text", cases.text(of: parts))
      writer.member("command", command)
      writer.key("values")
      writer.array { writer in
        for value in values {
          writer.object { writer in
            writer.member("name", value.name)
            writer.member("text", value.text)
          }
        }
      }
    }
  }

  /// Returns a text in which all bytes except unreserved characters are percent-encoded (RFC 3986, section 2.3).
  static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 15] {
          bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
