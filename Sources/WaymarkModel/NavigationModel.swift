import WaymarkLinks
import WaymarkSpec
import WaymarkYAML

/// A resolved spec, which is the input for the lint rules and the code generators.
///
/// Tabs, routes, links, and other entities refer to each other by index.
package struct NavigationModel: Sendable {
  /// The decoded spec, which owns the source text of all `Text` values in the model.
  package let spec: Spec
  package let app: Text
  package let typeNames: TypeNames
  package let access: SwiftSyntax.Access
  package let tabRawValue: SwiftSyntax.RawValue
  package let imports: [String]
  package let origins: [Origin]
  package internal(set) var types: [DeclaredType]
  package let conditions: [Condition]
  package let metadataKeys: [Parameter]
  package let tabBar: TabBar
  package let tabs: [Tab]
  package let routes: [Route]
  package let features: [Feature]
  package let resolvedLinks: [ResolvedLink]
  package let resolving: RootSyntax.Resolving
  /// All links: first the links of tabs, then the links of routes, then the resolved links, and then the redirects.
  ///
  /// Within each group, the links are in the order of the spec.
  package internal(set) var links: [Link]
  package let ambiguity: RootSyntax.Ambiguity
  /// Every URL that matches a claim must match a link.
  package internal(set) var claims: [Pattern]

  /// The links of one tab, route, or resolved link must be adjacent in `links`.
  package init(
    spec: Spec, app: Text, typeNames: TypeNames, origins: [Origin], types: [DeclaredType], conditions: [Condition],
    metadataKeys: [Parameter], tabBar: TabBar, tabs: [Tab], routes: [Route], features: [Feature],
    resolvedLinks: [ResolvedLink], links: [Link],
    claims: [Pattern]
  ) {
    self.spec = spec
    self.app = app
    self.typeNames = typeNames
    access = spec.root.swift?.access ?? .internal
    tabRawValue = spec.root.swift?.tabRawValue ?? .string
    imports = spec.root.imports.map(\.string).sorted()
    self.origins = origins
    self.types = types
    self.conditions = conditions
    self.metadataKeys = metadataKeys
    self.tabBar = tabBar
    self.features = features
    resolving = spec.root.resolving?.value ?? .replace
    self.links = links
    ambiguity = spec.root.ambiguity?.value ?? .error
    self.claims = claims
    var (tabs, routes, resolvedLinks) = (tabs, routes, resolvedLinks)
    // Iterates by index, because a link is large and each loop element is a copy.
    for index in links.indices {
      switch links[index].target {
      case .tab(let tab): tabs[tab].links.append(index)
      case .route(let route, _): routes[route].links.append(index)
      case .app(let link): resolvedLinks[link].links.append(index)
      case .redirect: break
      }
    }
    self.tabs = tabs
    self.routes = routes
    self.resolvedLinks = resolvedLinks
  }

  /// Use the copy only to determine the URLs that the links match.
  package func replacing(types: [DeclaredType], links: [Link]) -> NavigationModel {
    var model = self
    model.types = types
    model.links = links
    model.claims = []
    return model
  }

  package var redirectLinks: [Int] { links.indices.filter { links[$0].isRedirect } }

  package func module(of type: DeclaredType) -> Feature? {
    features.first { $0.module != nil && $0.name.span.file == type.name.span.file }
  }

  package var specName: String { spec.files[0].name }
}

extension Range<Int> {
  /// An empty range becomes a range that contains only the given index.
  fileprivate mutating func append(_ index: Int) {
    precondition(isEmpty || upperBound == index, "the links of an entity follow each other")
    self = (isEmpty ? index : lowerBound)..<index + 1
  }
}
