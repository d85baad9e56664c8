/// The columns of a route's keys that count for some presentations only, or that the generated screens carry.
package struct RouteColumns: Sendable {
  /// The presentations for which a key counts.
  package struct Scope: Sendable {
    /// The name of the key.
    package let key: StaticString
    /// At least one; the first is the one to add where a route has none of them.
    package let presentations: [RouteSyntax.Presentation]
    /// The reason why the key has no effect for other presentations, as it follows the name of a route.
    package let reason: String
    /// Returns a Boolean value that indicates whether a route has the key.
    fileprivate let isGiven: @Sendable (RouteSyntax) -> Bool
  }

  /// An attribute that the screens of a route carry into the app.
  fileprivate struct Attribute {
    let name: StaticString
    let value: @Sendable (RouteSyntax) -> String?
  }

  /// nil for a key that counts for every presentation.
  package fileprivate(set) var scope: Scope?
  fileprivate var attribute: Attribute?
}

/// A value that the screens of a route carry as text, from the spec into a property of the app's screens.
package struct ScreenAttribute: Sendable {
  package let name: StaticString
  /// The value, on one line; empty if the attribute says enough by being there.
  package let value: String
  /// The presentations that carry it; nil for all.
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
  /// Returns the key, as one that counts for some presentations only.
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

  /// Returns the key, as one whose value the generated screens carry.
  ///
  /// - Parameters:
  ///   - name: The name by which a property of the app's screens finds the value; the key's own name if nil.
  ///   - value: The value as text on one line; nil for a route whose screens do not carry it.
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
    // By index: an element of a loop is a copy, and each route is asked.
    for index in carried.indices {
      guard let value = carried[index].attribute.value(self) else { continue }
      result.append(ScreenAttribute(carried[index].attribute.name, value, carried[index].presentations))
    }
    return result
  }

  private static let scopes = keys.keys.compactMap { $0.columns?.scope }

  /// Returns the scopes of the route's keys that count for other presentations only, in the order of the key table.
  package func scopesOutside(_ presentations: [Presentation]) -> [RouteColumns.Scope] {
    let scopes = Self.scopes
    let outside = scopes.indices.filter { index in
      scopes[index].isGiven(self) && !presentations.contains(where: scopes[index].presentations.contains)
    }
    return outside.map { scopes[$0] }
  }
}
