/// A scalar without quotes, as different YAML parsers read it.
///
/// Waymark reads every scalar as text. Other parsers convert a plain scalar to a value of another type if it has the form
/// of a number, a date, or a word such as `yes`. The forms differ between YAML 1.1, which PyYAML implements, and YAML 1.2,
/// which ruamel.yaml and the parsers for Node implement (<https://yaml.org/type/>, and YAML 1.2.2, section 10.3).
struct PlainScalar {
  /// The location of a scalar, which decides the characters and the types that it can have.
  struct Place {
    /// A Boolean value that indicates whether the scalar is within `{ }` or `[ ]`.
    var isInFlow = false
    /// A Boolean value that indicates whether the scalar is a key.
    ///
    /// A key is text in every parser, so a number or `true` is portable only as a value.
    var isKey = false
  }

  /// A reason why parsers read a plain scalar differently.
  enum Obstacle {
    /// PyYAML ends a scalar in brackets at a `?`.
    case questionMark
    /// PyYAML and ruamel.yaml report an error.
    case tab
    /// The scalar contains a line break of YAML 1.1 that is not a line break of YAML 1.2.
    case lineSeparator
    /// Some parsers read a Boolean value.
    case boolean
    /// Some parsers read null.
    case null
    /// Some parsers read a number whose text differs from the text in the spec.
    case number
    /// Some parsers read a date.
    case date
    /// Some parsers report an error or read the start of a list or a document.
    case indicator
    /// The key is not text for other parsers.
    case key
  }

  /// Returns the reason why parsers read a plain scalar differently, or `nil` if the scalar is portable.
  ///
  /// - Parameters:
  ///   - text: The text of the scalar in UTF-8.
  ///   - place: The location of the scalar.
  /// - Returns: The first obstacle, or `nil`.
  /// - Complexity: O(size of the text).
  static func obstacle(in text: UnsafeBufferPointer<UInt8>, at place: Place) -> Obstacle? {
    guard let first = text.first else { return place.isKey ? .key : nil }
    var index = 0
    while index < text.count {
      switch text[index] {
      case 0x09: return .tab
      case UInt8(ascii: "?") where place.isInFlow: return .questionMark
      case 0xC2 where index + 1 < text.count && text[index + 1] == 0x85: return .lineSeparator
      case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80 && (text[index + 2] | 1) == 0xA9:
        return .lineSeparator
      default: break
      }
      index += 1
    }
    // Most scalars start with a letter, and few words have a type.
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return number(text, place)
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: "~"): return word(text, place)
    default: return text.count <= 5 && "YyNnOoTtFf".utf8.contains(first) ? word(text, place) : nil
    }
  }

  static func obstacle(in text: [UInt8], at place: Place) -> Obstacle? {
    text.withUnsafeBufferPointer { obstacle(in: $0, at: place) }
  }

  /// Returns a Boolean value that indicates whether every parser reads a plain scalar as text.
  static func isText(_ text: [UInt8], at place: Place) -> Bool {
    // For a key, every type except text is an obstacle.
    obstacle(in: text, at: Place(isInFlow: place.isInFlow, isKey: true)) == nil
  }

  private static func word(_ text: UnsafeBufferPointer<UInt8>, _ place: Place) -> Obstacle? {
    switch String(decoding: text, as: UTF8.self) {
    case "yes", "Yes", "YES", "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF", "True", "TRUE", "False", "FALSE":
      .boolean
    case "Null", "NULL": .null
    case "=", "<<": .indicator
    case "true", "false", "null", "~": place.isKey ? .key : nil
    default: nil
    }
  }

  private static func number(_ text: UnsafeBufferPointer<UInt8>, _ place: Place) -> Obstacle? {
    if text.count == 1, text[0] == UInt8(ascii: "-") { return .indicator }
    if text.count == 3, text.allSatisfy({ $0 == UInt8(ascii: "-") }) { return .indicator }
    let form = NumberForm(text)
    switch form {
    case .none: return nil
    case .date: return .date
    case .number(let isExact): return isExact ? (place.isKey ? .key : nil) : .number
    }
  }
}
