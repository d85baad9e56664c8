import WaymarkDiagnostics
import WaymarkYAML

/// What may be a name: it becomes a Swift identifier, a key in snapshots and part of accessibility IDs.
package enum Identifiers {
  /// What a declared name becomes.
  enum Role {
    /// A case of a generated enum.
    case enumCase
    /// An argument of one, or a member that nothing is derived from.
    case parameter
    /// A case of an enum under `types:`.
    case value
    /// A type.
    case type
  }

  /// Names that the language or every generated enum uses for itself.
  private static let reserved: [String: String] = [
    "current": "it stands for the tab that is selected",
    "self": "Swift cannot have a case of that name",
    "allCases": "every generated enum has a member of that name",
    "rawValue": "every generated enum has a member of that name",
    "tabItem": "every generated enum has a member of that name",
  ]

  /// How long the longest of them is: what is longer need not be looked up.
  private static let longestReserved = reserved.keys.map(\.utf8.count).max() ?? 0

  /// Types of the language, and names that Swift keeps for itself.
  private static let reservedTypes: [String: String] = {
    let builtIn = ["String", "Int", "UInt", "Double", "Bool", "UUID", "Date", "Slug", "URL", "List"]
    let swift = ["Any", "Never", "Protocol", "Self", "Swift", "Type"]
    return Dictionary(
      builtIn.map { ($0, "the language has a type of that name") } + swift.map { ($0, "Swift uses the name") }
    ) { first, _ in first }
  }()

  /// Reports a declared name that is not `lowerCamelCase` in ASCII (of a type, `UpperCamelCase`), or reserved.
  ///
  /// - Returns: Whether it is neither.
  static func check(_ name: Text, as role: Role, _ reader: inout SpecReader) -> Bool {
    if role == .type { return checkDeclaredType(name, &reader) }
    let mayBeReserved = role == .parameter ? name == "self" : name.bytes.count <= longestReserved
    if mayBeReserved, let reason = reserved[name.string],
      role == .enumCase || name == "self" || (role == .value && ["allCases", "rawValue"].contains(name.string))
    {
      reader.report(
        Diagnostic(
          .invalidName, "`\(name.string)` cannot be a name: \(reason)", at: name.span, help: "choose another name"))
      return false
    }
    guard !name.isEmpty else {
      reader.report(Diagnostic(.invalidName, "a name cannot be empty", at: name.span))
      return false
    }
    guard isLowerCamelCase(name) else {
      reader.report(
        Diagnostic(
          .invalidName,
          "`\(name.string)` cannot be a name: a name is lowerCamelCase, of the letters a to z and digits",
          at: name.span, help: lowerCamelCase(name.string).map { "`\($0)` would do" }))
      return false
    }
    return true
  }

  static func isLowerCamelCase(_ name: Text) -> Bool {
    guard let bytes = name.bytes.baseAddress, name.bytes.count > 0, isLower(bytes[0]) else { return false }
    // Every name goes through this, so that a closure a byte would be felt in a debug build.
    var index = 1
    while index < name.bytes.count {
      guard isLetterOrDigit(bytes[index]) else { return false }
      index += 1
    }
    return true
  }

  private static func checkDeclaredType(_ name: Text, _ reader: inout SpecReader) -> Bool {
    guard let reason = reservedTypes[name.string] else { return checkType(name, &reader) }
    reader.report(
      Diagnostic(
        .invalidName, "`\(name.string)` cannot name a type: \(reason)", at: name.span, help: "choose another name"))
    return false
  }

  /// Whether a text could be an identifier of Swift: ASCII letters, digits and `_`, no digit first.
  static func isIdentifier(_ name: Text) -> Bool {
    guard let first = name.bytes.first, !isDigit(first) else { return false }
    for byte in name.bytes where !isLetterOrDigit(byte) && byte != UInt8(ascii: "_") { return false }
    return true
  }

  /// Reports a type's name that is not `UpperCamelCase` in ASCII.
  ///
  /// - Returns: Whether it is.
  @discardableResult
  static func checkType(_ name: Text, _ reader: inout SpecReader) -> Bool {
    guard let first = name.bytes.first, isLetterOrDigit(first), !isLower(first), !isDigit(first),
      name.bytes.allSatisfy(isLetterOrDigit)
    else {
      let suggestion = lowerCamelCase(name.string).map { $0.prefix(1).uppercased() + $0.dropFirst() }
      reader.report(
        Diagnostic(
          .invalidName,
          "`\(name.string)` cannot name a type: such a name is UpperCamelCase, of the letters a to z and digits",
          at: name.span, help: suggestion.map { "`\($0)` would do" }))
      return false
    }
    return true
  }

  private static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || isDigit(byte) }

  /// The nearest name that would be accepted, if there is one.
  static func lowerCamelCase(_ string: String) -> String? {
    let words = string.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    guard let first = words.first, string.allSatisfy(\.isASCII), first.first!.isLetter else { return nil }
    let start = first.allSatisfy(\.isUppercase) ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
