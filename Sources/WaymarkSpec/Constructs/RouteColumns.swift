/// The additional columns of the key table for routes.
///
/// The first column contains the presentations that a key affects. The second column contains the attribute that a key
/// adds to generated screens.
package struct RouteColumns: Sendable {
  /// The set of presentations in which a key of a route has an effect.
  package struct Scope: Sendable {
    /// The name of the key.
    package let key: StaticString
    /// The presentations in which the key has an effect. The array is not empty.
    ///
    /// If the key has no effect on a route, a diagnostic suggests the first presentation in the array.
    package let presentations: [RouteSyntax.Presentation]
    /// A phrase that explains why the key has no effect for other presentations. In a message, the phrase follows the
    /// name of a route.
    package let reason: String
    /// A closure that returns `true` if a route has the key.
    fileprivate let isGiven: @Sendable (RouteSyntax) -> Bool
  }

  /// A screen attribute whose value comes from a key of a route.
  fileprivate struct Attribute {
    let name: StaticString
    let value: @Sendable (RouteSyntax) -> String?
  }

  /// The presentations that the key affects, or `nil` if the key affects all presentations.
  package fileprivate(set) var scope: Scope?
  fileprivate var attribute: Attribute?
}

/// An attribute of generated screens, such as the detents of a sheet.
package struct ScreenAttribute: Sendable {
  package let name: StaticString
  /// The value of the attribute on one line. If the attribute is a flag, the value is empty.
  package let value: String
  /// The presentations whose screens have the attribute, or `nil` for all presentations.
  private let presentations: [RouteSyntax.Presentation]?

  fileprivate init(_ name: StaticString, _ value: String, _ presentations: [RouteSyntax.Presentation]?) {
    self.name = name
    self.value = value
    self.presentations = presentations
  }

  /// Returns a Boolean value that indicates whether screens with the given presentation have the attribute.
  package func isCarried(by presentation: RouteSyntax.Presentation) -> Bool {
    presentations?.contains(presentation) ?? true
  }
}

extension Key where Construct == RouteSyntax {
  /// Returns a copy of the key that has an effect only for the given presentations.
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

  /// Returns a copy of the key with an additional screen attribute.
  ///
  /// - Parameters:
  ///   - name: The name of the attribute, or `nil` to use the name of the key.
  ///   - value: A closure that returns the value of the attribute on one line, or `nil` if a route does not have the
  ///     attribute.
  /// - Returns: The copy of the key.
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

  /// The attributes of the route's screens, in the order of the key table.
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

  /// Returns the scopes of the route's keys that have no effect for the given presentations.
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
