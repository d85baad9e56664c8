import WaymarkDiagnostics
import WaymarkSpec
import WaymarkYAML

/// A screen that can be pushed or presented.
package struct Route: Sendable {
  package let name: Text
  /// The source range of the mapping that declares the route.
  package let span: Span
  /// The feature, by index, whose enum contains the route's case; `nil` if the route has no feature.
  package let feature: Int?
  /// The presentations, at least one. A link without `present` uses the first one.
  package let presentations: [RouteSyntax.Presentation]
  /// The source location of the first entry of `present`.
  package let presentationSpan: Span?
  /// The tabs onto whose stacks the route can be pushed.
  package let tabs: AllowedTabs
  /// The modal routes, by index, onto whose stacks the route can be pushed.
  package let flows: [Int]
  /// A Boolean value that indicates whether other routes can be pushed onto the route's own stack.
  package let hasFlow: Bool
  package let parameters: [Parameter]
  package let title: Title?
  package let accessibilityID: AccessibilityID
  package let elements: [Element]
  /// The attributes that the screen has in the generated case table.
  package let attributes: [ScreenAttribute]
  /// The scopes whose keys have no effect, because the route lacks the presentations of these scopes.
  package let scopesWithoutEffect: [RouteColumns.Scope]
  /// The route that precedes this route in the stack of a link.
  package let parent: Reference?
  /// The routes that the screen opens.
  package let opens: [Reference]

  package init(
    name: Text, span: Span, feature: Int?, presentations: [RouteSyntax.Presentation], presentationSpan: Span?,
    tabs: AllowedTabs, flows: [Int], hasFlow: Bool, parameters: [Parameter], title: Title?,
    accessibilityID: AccessibilityID, elements: [Element], attributes: [ScreenAttribute],
    scopesWithoutEffect: [RouteColumns.Scope],
    parent: Reference?, opens: [Reference]
  ) {
    self.name = name
    self.span = span
    self.feature = feature
    self.presentations = presentations
    self.presentationSpan = presentationSpan
    self.tabs = tabs
    self.flows = flows
    self.hasFlow = hasFlow
    self.parameters = parameters
    self.title = title
    self.accessibilityID = accessibilityID
    self.elements = elements
    self.attributes = attributes
    self.scopesWithoutEffect = scopesWithoutEffect
    self.parent = parent
    self.opens = opens
  }
  /// The links to the route, by index.
  package internal(set) var links = 0..<0

  /// Returns whether the route has a presentation.
  func isShown(as presentation: RouteSyntax.Presentation) -> Bool {
    // `contains` compares through a protocol, which is slow in a debug build, and this function runs several times for
    // each route.
    let kind = presentation.kind.rawValue
    var index = 0
    while index < presentations.count {
      if presentations[index].kind.rawValue == kind { return true }
      index += 1
    }
    return false
  }

  /// A control on the screen with an identifier for UI tests.
  package struct Element: Sendable {
    package let name: Text
    package let accessibilityID: Text

    package init(name: Text, accessibilityID: Text) {
      self.name = name
      self.accessibilityID = accessibilityID
    }
  }
}
