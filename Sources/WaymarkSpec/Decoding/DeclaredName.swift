/// A kind of declaration that has a name.
package enum DeclaredName: String, CaseIterable, Sendable {
  case tab, route, resolvedLink, condition, origin, type, parameter, metadataKey, element, enumCase

  /// The kind of Swift declaration that is generated for the name.
  var role: Identifiers.Role {
    switch self {
    case .tab, .route, .resolvedLink, .condition, .origin: .enumCase
    case .parameter, .metadataKey, .element: .parameter
    case .enumCase: .value
    case .type: .type
    }
  }

  /// A regular expression of ECMAScript that matches exactly the valid names.
  package var form: String { Identifiers.form(of: role) }
}
