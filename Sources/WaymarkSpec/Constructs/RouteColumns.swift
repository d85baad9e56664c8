/// The additional columns of a route's keys.
///
/// The columns describe keys that affect only some presentations, and keys that generated screens carry.
package struct RouteColumns: Sendable {
  /// The presentations that a key affects.
  package struct Scope: Sendable {
    /// The name of the key.
    package let key: StaticString
    /// The presentations, at least one. Help about a key without effect suggests the first one.
    package let presentations: [RouteSyntax.Presentation]
    /// The reason why the key has no effect for other presentations, as a phrase that follows the name of a route.
    package let reason: String
    /// Returns a Boolean value that indicates whether a route has the key.
    fileprivate let isGiven: @Sendable (RouteSyntax) -> Bool
  }

  /// An attribute that the screens of a route carry into the app.
  fileprivate struct Attribute {
    let name: StaticString
    let value: @Sendable (RouteSyntax) -> String?
  }

  /// The presentations that the key affects; `nil` for all presentations.
  package fileprivate(set) var scope: Scope?
  fileprivate var attribute: Attribute?
}

/// A value from the spec that the screens of a route carry into the app as text.
package struct ScreenAttribute: Sendable {
  package let name: StaticString
  /// The value on one line; empty if the presence of the attribute is its value.
  package let value: String
  /// The presentations that carry the attribute; `nil` for all presentations.
  private let presentations: [RouteSyntax.Presentation]?

  fileprivate init(_ name: StaticString, _ value: String, _ presentations: [RouteSyntax.Presentation]?) {
    self.name = name
    self.value = value
    self.presentations = presentations
  }

  /// Returns a Boolean value that indicates whether screens of a presentation carry the attribute.
  package func isCarried(by presentation: RouteSyntax.Presentation) -> Bool {
    presentations?.contains(presentation) ?? true
  }
}

extension Key where Construct == RouteSyntax {
  /// Returns the key with a scope, so that the key affects only some presentations.
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

  /// Returns the key with an attribute, so that the generated screens carry the value of the key.
  ///
  /// - Parameters:
  ///   - name: The name of the attribute on the app's screens; `nil` for the name of the key.
  ///   - value: A function that returns the value as text on one line, or `nil` for a route without the attribute.
  /// - Returns: The key with the attribute.
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

  /// The attributes that the route's screens carry, in the order of the key table.
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

  /// Returns the scopes of those keys of the route that affect none of the given presentations.
  ///
  /// - Parameter presentations: The presentations of the route.
  /// - Returns: The scopes, in the order of the key table.
  package func scopesOutside(_ presentations: [Presentation]) -> [RouteColumns.Scope] {
    let scopes = Self.scopes
    let outside = scopes.indices.filter { index in
      scopes[index].isGiven(self) && !presentations.contains(where: scopes[index].presentations.contains)
    }
    return outside.map { scopes[$0] }
  }
}
