import WaymarkDiagnostics
import WaymarkLinks
import WaymarkSpec
import WaymarkYAML

/// A spec with its names resolved and its landings planned: what rules judge and emitters print.
package struct NavigationModel: Sendable {
  /// What it was built from, which also holds what the texts point into.
  package let spec: Spec
  /// The entries behind the tabs, routes and resolved links, by the same indices: what the spec says of them in so many words.
  package var tabEntries: [TabSyntax] = []
  package var routeEntries: [RouteSyntax] = []
  package var resolvedLinkEntries: [ResolvedLinkSyntax] = []
  package var app: Text
  package var typeNames: TypeNames
  package var access: SwiftSyntax.Access
  package var tabRawValue: SwiftSyntax.RawValue
  /// Modules that the generated code needs, sorted.
  package var imports: [String] = []
  package var origins: [Origin] = []
  package var types: [DeclaredType] = []
  package var conditions: [Text] = []
  package var tabBar = TabBar()
  package var tabs: [Tab] = []
  package var routes: [Route] = []
  /// Fragments whose routes are an enum of their own, in the order of the spec.
  package var features: [Feature] = []
  package var resolvedLinks: [ResolvedLink] = []
  package var resolving: RootSyntax.Resolving = .replace
  /// In the order of the spec: those of tabs, of routes, those that the app resolves, then redirects.
  package var links: [Link] = []
  package var ambiguity: RootSyntax.Ambiguity = .error
  /// URLs that must lead somewhere.
  package var claims: [Pattern] = []

  package init(of spec: Spec, app: Text) {
    self.spec = spec
    self.app = app
    typeNames = TypeNames(namespace: app.string + "Navigation")
    access = spec.root.swift?.access ?? .internal
    tabRawValue = spec.root.swift?.tabRawValue ?? .string
    imports = spec.root.imports.map(\.string).sorted()
  }

  /// The root file's name.
  package var specName: String { spec.files[0].name }

  /// The links to a route that is presented in a way, in their order.
  package func links(to route: borrowing Route, as presentation: RouteSyntax.Presentation) -> [Int] {
    // By the number of its kind, as in `Route.isShown(as:)`.
    let kind = presentation.kind.rawValue
    var links: [Int] = []
    for link in route.links {
      if case .route(_, let own) = self.links[link].target, own.kind.rawValue == kind { links.append(link) }
    }
    return links
  }

  /// The cases of the enum for a kind of presentation, in their order: routes one by one, a feature's routes together
  /// where its first one stands.
  package func cases(presentedAs kind: RouteSyntax.Presentation) -> [ScreenCase] {
    var cases: [ScreenCase] = []
    var places = [Int](repeating: -1, count: features.count)
    var routesOfFeatures = [[Int]](repeating: [], count: features.count)
    // By index, as a route is large, and an element of a loop is a copy.
    for index in routes.indices where routes[index].isShown(as: kind) {
      guard let feature = routes[index].feature else {
        cases.append(.route(index))
        continue
      }
      if places[feature] < 0 {
        places[feature] = cases.count
        cases.append(.feature(feature, routes: []))
      }
      routesOfFeatures[feature].append(index)
    }
    for (feature, place) in places.enumerated() where place >= 0 {
      cases[place] = .feature(feature, routes: routesOfFeatures[feature])
    }
    return cases
  }
}

/// A case of a generated enum of screens.
package enum ScreenCase: Sendable {
  case route(Int)
  /// A feature's routes, as an enum of their own inside the kind's.
  case feature(Int, routes: [Int])
}

/// A fragment with `feature:`.
package struct Feature: Sendable {
  /// The nested enum's name.
  package let name: Text
  /// The name of the case that holds it: the same with a lower-case start.
  package let caseName: String

  package init(name: Text, caseName: String) {
    self.name = name
    self.caseName = caseName
  }
}

/// The names of the generated types.
package struct TypeNames: Sendable {
  package var namespace: String
  package var tab = "Tab"
  package var route = "Route"
  package var sheet = "Sheet"
  package var cover = "Cover"
  package var window = "Window"
  package var link = "Link"

  /// The names that types have where the spec gives none.
  package init(namespace: String) {
    self.namespace = namespace
  }
}

/// An identifier for UI tests, given or derived.
package struct AccessibilityID: Sendable {
  package let text: String
  /// Where it was given, or the name from which it was derived.
  package let span: Span

  package init(text: String, span: Span) {
    self.text = text
    self.span = span
  }
}

/// A text that people see.
package enum Title: Sendable {
  case text(Text)
  /// A key of the string tables.
  case key(Text)

  /// The text, or the key in place of one.
  package var text: Text {
    switch self {
    case .text(let text), .key(let text): text
    }
  }
}
