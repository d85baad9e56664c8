import WaymarkDiagnostics
import WaymarkYAML

/// The rules for names.
///
/// A name becomes a Swift identifier, a key in snapshots, and a part of accessibility IDs.
package enum Identifiers {
  /// The role of a declared name in the generated code.
  enum Role {
    /// A case of a generated enum.
    case enumCase
    /// An argument of an enum case, or a member from which no other name is derived.
    case parameter
    /// A case of an enum that the spec declares under `types:`.
    case value
    /// A type.
    case type
  }

  /// The names that the language or every generated enum reserves, with the reasons.
  private static let reserved: [String: String] = [
    "current": "the name is reserved for the selected tab",
    "self": "Swift reserves the name",
    "allCases": "every generated enum has a member with this name",
    "rawValue": "every generated enum has a member with this name",
    "tabItem": "every generated enum has a member with this name",
  ]

  /// The length of the longest reserved name in bytes. A longer name needs no lookup.
  private static let longestReserved = reserved.keys.map(\.utf8.count).max() ?? 0

  /// The names of the built-in types and the type names that Swift reserves, with the reasons.
  private static let reservedTypes: [String: String] = {
    let builtIn = ["String", "Int", "UInt", "Double", "Bool", "UUID", "Date", "Slug", "URL", "List"]
    let swift = ["Any", "Never", "Protocol", "Self", "Swift", "Type"]
    return Dictionary(
      builtIn.map { ($0, "the language has a built-in type with this name") }
        + swift.map { ($0, "Swift reserves the name") }
    ) { first, _ in first }
  }()

  /// Reports a declared name that is malformed or reserved.
  ///
  /// A name is `lowerCamelCase` in ASCII, and the name of a type is `UpperCamelCase`.
  ///
  /// - Parameters:
  ///   - name: The declared name.
  ///   - role: The role of the name in the generated code.
  ///   - reader: The reader that receives the diagnostic.
  /// - Returns: `true` if the name is valid.
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
          "`\(name.string)` is not a valid name: names are lowerCamelCase, with only ASCII letters and digits",
          at: name.span, help: lowerCamelCase(name.string).map { "use `\($0)`" }))
      return false
    }
    return true
  }

  static func isLowerCamelCase(_ name: Text) -> Bool {
    guard let bytes = name.bytes.baseAddress, name.bytes.count > 0, isLower(bytes[0]) else { return false }
    // Every name passes this check, so a closure for each byte would slow down debug builds.
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

  /// Returns a Boolean value that indicates whether a text can be a Swift identifier.
  ///
  /// An identifier has ASCII letters, digits and `_`, and does not start with a digit.
  static func isIdentifier(_ name: Text) -> Bool {
    guard let first = name.bytes.first, !isDigit(first) else { return false }
    for byte in name.bytes where !isLetterOrDigit(byte) && byte != UInt8(ascii: "_") { return false }
    return true
  }

  /// Reports a type name that is not `UpperCamelCase` in ASCII.
  ///
  /// - Parameters:
  ///   - name: The name of the type.
  ///   - reader: The reader that receives the diagnostic.
  /// - Returns: `true` if the name is valid.
  @discardableResult
  static func checkType(_ name: Text, _ reader: inout SpecReader) -> Bool {
    guard let first = name.bytes.first, isLetterOrDigit(first), !isLower(first), !isDigit(first),
      name.bytes.allSatisfy(isLetterOrDigit)
    else {
      let suggestion = lowerCamelCase(name.string).map { $0.prefix(1).uppercased() + $0.dropFirst() }
      reader.report(
        Diagnostic(
          .invalidName,
          "`\(name.string)` is not a type name: type names are UpperCamelCase, with only ASCII letters and digits",
          at: name.span, help: suggestion.map { "use `\($0)`" }))
      return false
    }
    return true
  }

  private static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || isDigit(byte) }

  /// Returns the most similar valid name, or `nil` if no name can be derived from the text.
  static func lowerCamelCase(_ string: String) -> String? {
    let words = string.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    guard let first = words.first, string.allSatisfy(\.isASCII), first.first!.isLetter else { return nil }
    let start = first.allSatisfy(\.isUppercase) ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
