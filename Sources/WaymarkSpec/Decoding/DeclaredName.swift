/// A kind of declaration that has a name.
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
