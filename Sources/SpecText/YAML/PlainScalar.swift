/// A scalar without quotes. Waymark reads text, but other parsers convert numbers, dates, and words such as `yes`,
/// which differ between YAML 1.1 (PyYAML) and YAML 1.2 (ruamel.yaml and the parsers for Node). See
/// <https://yaml.org/type/>, and YAML 1.2.2, section 10.3.
struct PlainScalar {
  struct Place {
    var isInFlow = false
    var isKey = false
  }

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

enum NumberForm: Equatable {
  case none
  case date
  /// Exact if every parser reads this number and prints it as the scalar.
  case number(isExact: Bool)

  /// The decimal digits that a floating-point number keeps (IEEE 754, binary64).
  private static let mostDigits = 15

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var rest = text[...]
    let sign = rest.first
    let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    if isSigned { rest.removeFirst() }
    if Self.isDate(text) {
      self = .date
    } else if Self.isSpecial(rest) || Self.hasBase(rest) || Self.isSexagesimal(rest) {
      self = .number(isExact: false)
    } else if let digits = Self.decimal(rest) {
      self = .number(isExact: sign != UInt8(ascii: "+") && digits.isExact(isNegative: isSigned))
    } else {
      self = .none
    }
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  private static func isDigitOrLine(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: "_") }

  private static func isDate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let parts = text.prefix { isDigit($0) || $0 == UInt8(ascii: "-") }
    let counts = parts.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map(\.count)
    guard counts.count == 3, counts[0] == 4, 1...2 ~= counts[1], 1...2 ~= counts[2] else { return false }
    // Without a time, the month and the day have two digits.
    guard parts.endIndex < text.endIndex else { return counts[1] == 2 && counts[2] == 2 }
    return "Tt \t".utf8.contains(text[parts.endIndex]) && text.contains(UInt8(ascii: ":"))
  }

  private static func isSpecial(_ text: Bytes) -> Bool {
    guard text.count == 4, text.first == UInt8(ascii: ".") else { return false }
    let word = String(decoding: text.dropFirst(), as: UTF8.self)
    return ["inf", "Inf", "INF", "nan", "NaN", "NAN"].contains(word)
  }

  private static func hasBase(_ text: Bytes) -> Bool {
    guard text.count > 2, text.first == UInt8(ascii: "0"), "xob".utf8.contains(text[text.startIndex + 1]) else {
      return false
    }
    return text.dropFirst(2).allSatisfy { isDigitOrLine($0) || ($0 | 0x20) &- 0x61 < 6 }
  }

  private static func isSexagesimal(_ text: Bytes) -> Bool {
    guard let first = text.first, isDigit(first), text.contains(UInt8(ascii: ":")) else { return false }
    var parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.removeFirst().allSatisfy(isDigitOrLine) else { return false }
    if let last = parts.popLast() {
      // Only the last part can have a fraction.
      let point = last.firstIndex(of: UInt8(ascii: ".")) ?? last.endIndex
      guard last[point...].dropFirst().allSatisfy(isDigitOrLine) else { return false }
      parts.append(last[..<point])
    }
    return parts.allSatisfy { part in
      part.allSatisfy(isDigit) && (part.count == 1 || part.count == 2 && part.first! < UInt8(ascii: "6"))
    }
  }

  private struct Decimal {
    let whole: Bytes
    let fraction: Bytes?
    let hasExponent: Bool

    func isExact(isNegative: Bool) -> Bool {
      guard !hasExponent, whole.allSatisfy(NumberForm.isDigit), let first = whole.first else { return false }
      let isZero = whole.count == 1 && first == UInt8(ascii: "0")
      guard isZero || first != UInt8(ascii: "0") else { return false }
      guard let fraction else { return !(isZero && isNegative) && whole.count <= NumberForm.mostDigits }
      // Python prints smaller numbers with an exponent.
      let zeros = fraction.prefix { $0 == UInt8(ascii: "0") }.count
      return fraction.allSatisfy(NumberForm.isDigit) && !fraction.isEmpty && fraction.last != UInt8(ascii: "0")
        && whole.count + fraction.count <= NumberForm.mostDigits && (!isZero || zeros < 4)
    }
  }

  private static func decimal(_ text: Bytes) -> Decimal? {
    let whole = text.prefix(while: isDigitOrLine)
    var rest = text[whole.endIndex...]
    var fraction: Bytes?
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: isDigitOrLine)
      rest = text[fraction!.endIndex...]
    }
    guard (whole.first ?? fraction?.first).map(isDigit) ?? false else { return nil }
    guard let letter = rest.first else { return Decimal(whole: whole, fraction: fraction, hasExponent: false) }
    guard letter | 0x20 == UInt8(ascii: "e") else { return nil }
    var exponent = rest.dropFirst()
    if exponent.first == UInt8(ascii: "+") || exponent.first == UInt8(ascii: "-") { exponent.removeFirst() }
    guard !exponent.isEmpty, exponent.allSatisfy(isDigit) else { return nil }
    return Decimal(whole: whole, fraction: fraction, hasExponent: true)
  }
}

extension SourceFile {
  /// The check is fast and ignores the structure of the file.
  var hasUnusualBytes: Bool {
    guard bytes.last == 0x0A, !bytes.contains(0x09), !bytes.contains(0x0D) else { return true }
    return contains("\u{FEFF}") || contains("\u{85}") || contains("\u{2028}") || contains("\u{2029}") || hasTightMark
  }

  /// A plain scalar includes such a `#`, so the `#` can only follow a quote, a bracket, or the `|` of a text.
  private var hasTightMark: Bool {
    bytes.indices.dropFirst().contains { index in
      switch bytes[index] {
      // A quote can also open a text that starts with `#`, such as a color.
      case UInt8(ascii: "#"): "\"'[]{},|>+-".utf8.contains(bytes[index - 1])
      case UInt8(ascii: "?"):
        index + 1 < bytes.count && " {[,".utf8.contains(bytes[index - 1]) && bytes[index + 1] != 0x20
      default: false
      }
    }
  }
}
