import SpecText
import WaymarkLinks

package struct Route: Sendable {
  package let name: Text
  package let span: Span
  package let feature: Int?
  /// A route has at least one presentation. A link without a `present` key uses the first presentation.
  package let presentations: [RouteSyntax.Presentation]
  package let presentationSpan: Span?
  package let tabs: AllowedTabs
  /// The modal routes inside which the route can be pushed.
  package let flows: [Int]
  /// The modal routes that the route may cover as a sheet or cover. Each can be a sheet or cover, too.
  package let covers: [Int]
  /// The gates on whose stacks the route can be pushed, or over which it can be presented.
  package let gates: [Int]
  package let hasFlow: Bool
  package let parameters: [Parameter]
  package let title: Title?
  package let summary: SummarySyntax?
  package let metadata: [MetadataValue]
  package let accessibilityID: AccessibilityID
  package let elements: [Element]
  package let attributes: [ScreenAttribute]
  /// For example, a key that affects only sheets, on a route that is never a sheet.
  package let scopesWithoutEffect: [RouteColumns.Scope]
  /// Directly below on the stack that a link creates.
  package let parent: Reference?
  package let requires: [Reference]
  /// The conditions of the route and its parents.
  package let requirements: [Int]
  package let returns: ReturnType?
  package let opens: [Reference]
  /// The location of `intent: true`.
  package let intent: Span?

  package init(
    name: Text, span: Span, feature: Int?, presentations: [RouteSyntax.Presentation], presentationSpan: Span?,
    tabs: AllowedTabs, flows: [Int], covers: [Int], gates: [Int], hasFlow: Bool, parameters: [Parameter], title: Title?,
    summary: SummarySyntax?, metadata: [MetadataValue], accessibilityID: AccessibilityID, elements: [Element],
    attributes: [ScreenAttribute], scopesWithoutEffect: [RouteColumns.Scope], parent: Reference?, requires: [Reference],
    requirements: [Int], returns: ReturnType?, opens: [Reference], intent: Span?
  ) {
    self.name = name
    self.span = span
    self.feature = feature
    self.presentations = presentations
    self.presentationSpan = presentationSpan
    self.tabs = tabs
    self.flows = flows
    self.covers = covers
    self.gates = gates
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
    self.intent = intent
  }
  package internal(set) var links = 0..<0

  package var modalPresentation: RouteSyntax.Presentation? { presentations.first { $0 == .sheet || $0 == .cover } }

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

  package struct Element: Sendable {
    package let name: Text
    package let accessibilityID: Text

    package init(name: Text, accessibilityID: Text) {
      self.name = name
      self.accessibilityID = accessibilityID
    }
  }
}

package struct AllowedTabs: Sendable {
  /// Ascending; `nil` for all tabs, because most routes have no `in` key.
  private let indices: [Int]?

  package static let all = AllowedTabs(indices: nil)

  package init(_ indices: some Sequence<Int>) {
    let all = Array(indices)
    // Nearly every list has one tab.
    self.init(indices: all.count < 2 ? all : Set(all).sorted())
  }

  private init(indices: [Int]?) { self.indices = indices }

  package func contains(_ tab: Int) -> Bool {
    guard let indices else { return true }
    let index = indices.partitioningIndex { $0 >= tab }
    return index < indices.count && indices[index] == tab
  }

  /// A route without an `in` key is allowed in every tab.
  package var isAll: Bool { indices == nil }
  package var isEmpty: Bool { indices?.isEmpty ?? false }

  package var count: Int? { indices?.count }

  package func isDisjoint(with other: AllowedTabs) -> Bool {
    guard let indices, let others = other.indices else { return isEmpty || other.isEmpty }
    return indices.count < others.count ? !indices.contains(where: other.contains) : !others.contains(where: contains)
  }

  package func sorted(outOf count: Int) -> [Int] { indices ?? Array(0..<count) }

  package func only(outOf count: Int) -> Int? {
    guard let indices else { return count == 1 ? 0 : nil }
    return indices.count == 1 ? indices.first : nil
  }
}

package struct AccessibilityID: Sendable {
  package let text: String
  package let span: Span
  package let isDerived: Bool

  package init(text: String, span: Span, isDerived: Bool) {
    self.text = text
    self.span = span
    self.isDerived = isDerived
  }

  /// The identifier of a tab's root, as `NavigationTab.rootAccessibilityID` in the run time.
  package var ofRoot: AccessibilityID { AccessibilityID(text: text + ".root", span: span, isDerived: isDerived) }
}

extension RouteSyntax.Presentation {
  /// A Boolean value that indicates whether the screen is presented over another screen or in its own window.
  package var isModal: Bool { self != .push && self != .gate }

  package var canCover: Bool { self == .sheet || self == .cover }

  package var kind: Destination.Kind {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .cover: .cover
    case .window: .window
    case .gate: .gate
    }
  }
}

/// A named group of routes: one case of a generated enum wraps the feature's own enum.
package struct Feature: Sendable {
  package let name: Text
  /// The case has the name of the feature, but with a lowercase first letter.
  package let caseName: String
  package let module: Text?
  package var namespace: String { name.string + "Navigation" }

  package init(name: Text, caseName: String, module: Text?) {
    self.name = name
    self.caseName = caseName
    self.module = module
  }
}

package enum ScreenCase: Sendable {
  case route(Int)
  case feature(Int, routes: [Int])
}

extension Route {
  /// A Boolean value that indicates whether the `in` of the route is absent, or `tabs` alone.
  package var isInTabsOnly: Bool { tabs.isAll && flows.isEmpty && covers.isEmpty && gates.isEmpty }

  /// Without an `in`, a route is allowed in all tabs, and a list with one name would exclude the tabs.
  package func advice(adding modals: [String]) -> String {
    guard isInTabsOnly else {
      return "add \(modals.map { "`\($0)`" }.joined(or: "and")) to the `in` of `\(name.string)`"
    }
    return "write `in: [\((["tabs"] + modals).joined(separator: ", "))]` in `\(name.string)`"
  }
}
