import SpecText

/// A declared name becomes a Swift identifier, a key in snapshots, and a part of accessibility IDs.
package enum Identifiers {
  enum Role {
    case enumCase
    /// An associated value, or a static property with the accessibility identifier of a control.
    case parameter
    case value
    case type
  }

  /// The spec language or Swift reserves some names. Other names are members of generated enums.
  private static let reserved: [String: String] = [
    "current": "the name is reserved for the selected tab", "tabs": "the name is reserved for all tabs",
    "self": "Swift reserves the name",
    "allCases": "every generated enum has a member with this name",
    "rawValue": "every generated enum has a member with this name",
    "tabItem": "every generated enum has a member with this name",
  ]

  private static let longestReserved = reserved.keys.map(\.utf8.count).max() ?? 0

  static let builtInTypes = ["String", "Int", "UInt", "Double", "Bool", "UUID", "Date", "Slug", "URL"]

  /// The names of built-in types are reserved. Swift reserves other type names, such as `Any`.
  private static let reservedTypes: [String: String] = {
    let builtIn = builtInTypes + ["List"]
    let swift = ["Any", "Never", "Protocol", "Self", "Swift", "Type"]
    return Dictionary(
      builtIn.map { ($0, "it is the name of a built-in type") } + swift.map { ($0, "Swift reserves the name") }
    ) { first, _ in first }
  }()

  static func reservedNames(of role: Role) -> [String] {
    role == .type ? Array(reservedTypes.keys) : reserved.keys.filter { isReserved($0, as: role) }
  }

  private static func isReserved(_ name: String, as role: Role) -> Bool {
    role == .enumCase || name == "self" || (role == .value && ["allCases", "rawValue"].contains(name))
  }

  /// ASCII letters and digits, in `UpperCamelCase` for types and `lowerCamelCase` otherwise.
  static func check(_ name: Text, as role: Role, _ reader: inout SpecReader) -> Bool {
    if role == .type { return checkDeclaredType(name, &reader) }
    let mayBeReserved = role == .parameter ? name == "self" : name.bytes.count <= longestReserved
    if mayBeReserved, let reason = reserved[name.string], isReserved(name.string, as: role) {
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
          "`\(name.string)` is not a valid name: "
            + reason(name, "names are lowerCamelCase, with only ASCII letters and digits"),
          at: name.span,
          help: suggestion(for: name.string, as: role).map { "use `\($0)`" }
            ?? (startsWithDigit(name) ? "start the name with a lowercase letter" : nil)))
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

  /// An identifier consists of ASCII letters, digits, and `_`, and does not start with a digit.
  static func isIdentifier(_ name: Text) -> Bool {
    guard let first = name.bytes.first, !isDigit(first) else { return false }
    for byte in name.bytes where !isLetterOrDigit(byte) && byte != UInt8(ascii: "_") { return false }
    return true
  }

  @discardableResult static func checkType(_ name: Text, _ reader: inout SpecReader) -> Bool {
    guard let first = name.bytes.first, isLetterOrDigit(first), !isLower(first), !isDigit(first),
      name.bytes.allSatisfy(isLetterOrDigit)
    else {
      let suggestion = suggestion(for: name.string, as: .type)
      reader.report(
        Diagnostic(
          .invalidName,
          "`\(name.string)` is not a type name: "
            + reason(name, "type names are UpperCamelCase, with only ASCII letters and digits"),
          at: name.span,
          help: suggestion.map { "use `\($0)`" }
            ?? (startsWithDigit(name) ? "start the name with an uppercase letter" : nil)))
      return false
    }
    return true
  }

  static func reason(_ name: Text, _ rule: String) -> String {
    startsWithDigit(name) ? "a name cannot start with a digit" : rule
  }

  private static func startsWithDigit(_ name: Text) -> Bool { name.bytes.first.map(isDigit) ?? false }
  private static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || isDigit(byte) }

  /// A valid name that is not reserved.
  static func suggestion(for string: String, as role: Role) -> String? {
    guard let name = lowerCamelCase(string) else { return nil }
    guard role == .type else { return isReserved(name, as: role) && reserved[name] != nil ? name + "Value" : name }
    let type = name.prefix(1).uppercased() + name.dropFirst()
    return reservedTypes[type] == nil ? type : type + "Value"
  }

  static func lowerCamelCase(_ string: String) -> String? {
    let words = string.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    guard let first = words.first, string.allSatisfy(\.isASCII), first.first!.isLetter else { return nil }
    let start = first.allSatisfy(\.isUppercase) ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension Identifiers {
  /// An ECMAScript regular expression for the valid names.
  static func form(of role: Role) -> String {
    let reserved = reservedNames(of: role).sorted()
    let exception = reserved.isEmpty ? "" : "(?!(?:\(reserved.joined(separator: "|")))$)"
    return "^\(exception)\(role == .type ? upperCamelCaseForm : lowerCamelCaseForm)$"
  }

  static let upperCamelCaseForm = "[A-Z][A-Za-z0-9]*"

  static let lowerCamelCaseForm = "[a-z][A-Za-z0-9]*"

  static let identifierForm = "[A-Za-z_][A-Za-z0-9_]*"
}

package enum DeclaredName: String, CaseIterable, Sendable {
  case tab, route, resolvedLink, condition, origin, type, parameter, metadataKey, element, enumCase

  var role: Identifiers.Role {
    switch self {
    case .tab, .route, .resolvedLink, .condition, .origin: .enumCase
    case .parameter, .metadataKey, .element: .parameter
    case .enumCase: .value
    case .type: .type
    }
  }

  package var formDescription: String {
    "a name in \(role == .type ? "UpperCamelCase" : "lowerCamelCase") with ASCII letters and digits that is not reserved"
  }

  package var form: String { Identifiers.form(of: role) }
}
