enum NumberForm: Equatable {
  case none
  case date
  /// The number is exact if every parser reads this number and prints it as the scalar.
  case number(isExact: Bool)

  /// The number of decimal digits that a floating-point number keeps (IEEE 754, binary64).
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
