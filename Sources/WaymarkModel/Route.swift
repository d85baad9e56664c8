import WaymarkDiagnostics
import WaymarkSpec
import WaymarkYAML

/// A screen that can be pushed or presented.
package struct Route: Sendable {
  package let name: Text
  /// The source range of the YAML mapping that declares the route.
  package let span: Span
  /// The index of the route's feature; `nil` for a route without a feature.
  package let feature: Int?
  /// The possible presentations of the route. A route has at least one presentation.
  ///
  /// A link without a `present` key uses the first presentation.
  package let presentations: [RouteSyntax.Presentation]
  /// The source location of the first entry of the route's `present` key.
  package let presentationSpan: Span?
  /// The tabs in which the route can be pushed.
  package let tabs: AllowedTabs
  /// The indices of the modal routes inside which the route can be pushed.
  ///
  /// The array is empty if the route is never pushed.
  package let flows: [Int]
  /// The indices of the modal routes that the route may cover when it is presented as a sheet or cover.
  ///
  /// Each of these routes can be a sheet or cover, too. The array is empty if the route is neither a sheet nor a cover.
  package let covers: [Int]
  /// A Boolean value that indicates whether other routes can be pushed onto the route's own stack.
  package let hasFlow: Bool
  package let parameters: [Parameter]
  package let title: Title?
  package let summary: SummarySyntax?
  /// The values of metadata keys that the route declares, in the order of the keys.
  package let metadata: [MetadataValue]
  package let accessibilityID: AccessibilityID
  package let elements: [Element]
  /// The attributes of the route's generated screens, such as the detents of a sheet.
  package let attributes: [ScreenAttribute]
  /// The scopes of the route's keys that have no effect. A scope contains the presentations that a key affects.
  ///
  /// For example, a key that affects only sheets has no effect on a route that is never presented as a sheet.
  package let scopesWithoutEffect: [RouteColumns.Scope]
  /// The route directly below this route on the stack that a link creates.
  package let parent: Reference?
  /// The conditions in the route's `requires` key.
  package let requires: [Reference]
  /// The indices of the conditions that must hold while the screen is shown: the conditions of the route and of its
  /// parents.
  package let requirements: [Int]
  /// The type of the value that the screen returns.
  package let returns: ReturnType?
  /// The routes that the screen opens.
  package let opens: [Reference]

  package init(
    name: Text, span: Span, feature: Int?, presentations: [RouteSyntax.Presentation], presentationSpan: Span?,
    tabs: AllowedTabs, flows: [Int], covers: [Int], hasFlow: Bool, parameters: [Parameter], title: Title?,
    summary: SummarySyntax?, metadata: [MetadataValue], accessibilityID: AccessibilityID, elements: [Element],
    attributes: [ScreenAttribute],
    scopesWithoutEffect: [RouteColumns.Scope],
    parent: Reference?, requires: [Reference], requirements: [Int], returns: ReturnType?, opens: [Reference]
  ) {
    self.name = name
    self.span = span
    self.feature = feature
    self.presentations = presentations
    self.presentationSpan = presentationSpan
    self.tabs = tabs
    self.flows = flows
    self.covers = covers
    self.hasFlow = hasFlow
    self.parameters = parameters
    self.title = title
    self.summary = summary
    self.metadata = metadata
    self.accessibilityID = accessibilityID
    self.elements = elements
    self.attributes = attributes
    self.scopesWithoutEffect = scopesWithoutEffect
    self.parent = parent
    self.requires = requires
    self.requirements = requirements
    self.returns = returns
    self.opens = opens
  }
  /// The indices of the links to the route.
  package internal(set) var links = 0..<0

  /// The first presentation of the route that is a sheet or cover, or `nil` if the route has no such presentation.
  package var modalPresentation: RouteSyntax.Presentation? { presentations.first { $0 == .sheet || $0 == .cover } }

  /// Returns a Boolean value that indicates whether the route has the given presentation.
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

  /// A control on the screen, with an accessibility identifier for UI tests.
  package struct Element: Sendable {
    package let name: Text
    package let accessibilityID: Text

    package init(name: Text, accessibilityID: Text) {
      self.name = name
      self.accessibilityID = accessibilityID
    }
  }
}
