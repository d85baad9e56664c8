/// The additional columns of the key table for routes.
///
/// The first column contains the presentations that a key affects. The second column contains the attribute that a key
/// adds to generated screens.
package struct RouteColumns: Sendable {
  /// The set of presentations in which a key of a route has an effect.
  package struct Scope: Sendable {
    package let key: StaticString
    /// The array is not empty. If the key has no effect on a route, a diagnostic suggests the first presentation in the
    /// array.
    package let presentations: [RouteSyntax.Presentation]
    /// In a message, the phrase follows the name of a route.
    package let reason: String
    fileprivate let isGiven: @Sendable (RouteSyntax) -> Bool
  }

  /// A screen attribute whose value comes from a key of a route.
  fileprivate struct Attribute {
    let name: StaticString
    let value: @Sendable (RouteSyntax) -> String?
  }

  package fileprivate(set) var scope: Scope?
  fileprivate var attribute: Attribute?
}

/// An attribute of generated screens, such as the detents of a sheet.
package struct ScreenAttribute: Sendable {
  package let name: StaticString
  /// If the attribute is a flag, the value is empty.
  package let value: String
  /// The presentations whose screens have the attribute, or `nil` for all presentations.
  private let presentations: [RouteSyntax.Presentation]?

  fileprivate init(_ name: StaticString, _ value: String, _ presentations: [RouteSyntax.Presentation]?) {
    self.name = name
    self.value = value
    self.presentations = presentations
  }

  package func isCarried(by presentation: RouteSyntax.Presentation) -> Bool {
    presentations?.contains(presentation) ?? true
  }
}

extension Key where Construct == RouteSyntax {
  func counts(
    for presentations: [RouteSyntax.Presentation], else reason: String,
    isGiven: @escaping @Sendable (RouteSyntax) -> Bool
  ) -> Key {
    var key = self
    key.columns = columns ?? RouteColumns()
    key.columns?.scope = RouteColumns.Scope(
      key: name, presentations: presentations, reason: reason, isGiven: isGiven)
    return key
  }

  func onScreens(as name: StaticString? = nil, _ value: @escaping @Sendable (RouteSyntax) -> String?) -> Key {
    var key = self
    key.columns = columns ?? RouteColumns()
    key.columns?.attribute = RouteColumns.Attribute(name: name ?? self.name, value: value)
    return key
  }
}

extension RouteSyntax {
  private static let carriedAttributes = keys.keys.compactMap { key in
    key.columns?.attribute.map { (attribute: $0, presentations: key.columns?.scope?.presentations) }
  }

  package var screenAttributes: [ScreenAttribute] {
    var result: [ScreenAttribute] = []
    let carried = Self.carriedAttributes
    // The loop uses indices because an element would be a copy, and the loop runs for each route.
    for index in carried.indices {
      guard let value = carried[index].attribute.value(self) else { continue }
      result.append(ScreenAttribute(carried[index].attribute.name, value, carried[index].presentations))
    }
    return result
  }

  private static let scopes = keys.keys.compactMap { $0.columns?.scope }

  package func scopesOutside(_ presentations: [Presentation]) -> [RouteColumns.Scope] {
    let scopes = Self.scopes
    let outside = scopes.indices.filter { index in
      scopes[index].isGiven(self) && !presentations.contains(where: scopes[index].presentations.contains)
    }
    return outside.map { scopes[$0] }
  }
}
