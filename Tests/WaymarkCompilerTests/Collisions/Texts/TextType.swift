/// A type of captures with its name in specs and an independent implementation.
struct TextType: Sendable {
  let name: String
  /// The declaration of the type in a spec, or `nil` for a built-in type.
  var declaration: String?
  /// Texts of the type, and similar texts that the type does not accept.
  let samples: [String]
  let accepts: @Sendable ([UInt8]) -> Bool
  /// The texts that the type accepts on an origin that ignores case, which are more texts only for an enum.
  private(set) var acceptsInAnyCase: @Sendable ([UInt8]) -> Bool

  init(
    _ name: String, _ declaration: String? = nil, _ samples: [String], accepts: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.name = name
    self.declaration = declaration
    self.samples = samples
    self.accepts = accepts
    acceptsInAnyCase = accepts
  }

  /// Creates an enum type.
  init(_ name: String, cases: [(name: String, text: String)]) {
    let texts = Set(cases.map { Array($0.text.utf8) })
    self.init(
      name, "{ values: { " + cases.map { "\($0.name): \"\($0.text)\"" }.joined(separator: ", ") + " } }",
      cases.map(\.text)
    ) { texts.contains($0) }
    let lowercased = Set(texts.map(PlainText.lowercased))
    acceptsInAnyCase = { lowercased.contains(PlainText.lowercased($0)) }
  }
}

/// The position of a type in ``TextType/menu``.
struct TypeNumber: Hashable, Sendable {
  let index: Int

  init(_ name: String) {
    index = TextType.menu.firstIndex { $0.name == name }!
  }

  var type: TextType { TextType.menu[index] }
  static let string = TypeNumber("String")
}

/// A namespace for the language's text formats of numbers and dates.
enum PlainText {
  static func isMade(_ text: [UInt8], of allowed: String) -> Bool {
    !text.isEmpty && text.allSatisfy { allowed.utf8.contains($0) }
  }

  static func lowercased(_ text: [UInt8]) -> [UInt8] { text.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 } }

  static func isDigits(_ text: some Collection<UInt8>) -> Bool {
    !text.isEmpty && text.allSatisfy { 0x30...0x39 ~= $0 }
  }

  static func int(_ text: [UInt8]) -> Int? {
    let digits = text.first == 0x2D ? text.dropFirst() : text[...]
    return isDigits(digits) ? Int(String(decoding: text, as: UTF8.self)) : nil
  }

  static func double(_ text: [UInt8]) -> Double? {
    let digits = text.first == 0x2D ? text.dropFirst() : text[...]
    let parts = digits.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy(isDigits), let value = Double(String(decoding: text, as: UTF8.self)) else {
      return nil
    }
    return value.isFinite ? value : nil
  }

  static func isDate(_ text: [UInt8]) -> Bool {
    guard text.count == 10, text[4] == 0x2D, text[7] == 0x2D else { return false }
    let parts = [text[0..<4], text[5..<7], text[8..<10]]
    guard parts.allSatisfy(isDigits) else { return false }
    let numbers = parts.map { Int(String(decoding: $0, as: UTF8.self))! }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard 1...12 ~= month else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1...days[month - 1] ~= day
  }

  static func isUUID(_ text: [UInt8]) -> Bool {
    let groups = text.split(separator: 0x2D, omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.joined().allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 | 0x20 }
  }
}
