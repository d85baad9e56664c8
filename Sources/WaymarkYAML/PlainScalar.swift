/// A scalar without quotes, as different YAML parsers read it.
///
/// Waymark reads every scalar as text. Other parsers convert a plain scalar to a value of another type if it has the
/// form of a number, a date, or a word such as `yes`. The forms differ between YAML 1.1, which PyYAML implements, and
/// YAML 1.2, which ruamel.yaml and the parsers for Node implement (<https://yaml.org/type/>, and YAML 1.2.2, section
/// 10.3).
struct PlainScalar {
  struct Place {
    var isInFlow = false
    var isKey = false
  }

  /// A reason why parsers read a plain scalar differently.
  enum Obstacle {
    /// PyYAML ends a scalar in brackets at a `?`.
    case questionMark
    /// PyYAML and ruamel.yaml report an error.
    case tab
    case lineSeparator
    case boolean
    case null
    /// Some parsers read a number whose text differs from the text in the spec.
    case number
    case date
    case indicator
    case key
  }

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
