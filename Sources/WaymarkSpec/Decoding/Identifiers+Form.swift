extension Identifiers {
  /// Returns a regular expression of ECMAScript that matches exactly the valid names of a role.
  static func form(of role: Role) -> String {
    let reserved = reservedNames(of: role).sorted()
    let exception = reserved.isEmpty ? "" : "(?!(?:\(reserved.joined(separator: "|")))$)"
    return "^\(exception)\(role == .type ? upperCamelCaseForm : lowerCamelCaseForm)$"
  }

  static let upperCamelCaseForm = "[A-Z][A-Za-z0-9]*"

  static let lowerCamelCaseForm = "[a-z][A-Za-z0-9]*"

  static let identifierForm = "[A-Za-z_][A-Za-z0-9_]*"
}
