import SpecModel
import SpecText

extension NameCollector {
  mutating func collect(_ tab: Named<TabSyntax>) {
    declare(tab.name, .tab, in: .screens)
    collect(tab.value.parameters, of: tab.name)
    use(tab.value.metadata?.values.map(\.name), in: .metadataKeys)
    use(tab.value.opens, in: .screens)
    use(tab.value.condition, in: .conditions)
    use(tab.value.fallback, in: .screens)
    for link in tab.value.links { collect(link, of: tab.name) }
  }

  mutating func collect(_ route: Named<RouteSyntax>) {
    declare(route.name, .route, in: .screens)
    collect(route.value.parameters ?? [], of: route.name)
    use(route.value.tabs, in: .screens)
    use(route.value.metadata?.values.map(\.name), in: .metadataKeys)
    use(route.value.opens, in: .screens)
    use(route.value.requires, in: .conditions)
    use(route.value.parent, in: .screens)
    if let type = route.value.returns { collect(type) }
    for link in route.value.links { collect(link, of: route.name) }
  }

  mutating func collect(_ link: Named<ResolvedLinkSyntax>) {
    declare(link.name, .resolvedLink, in: .screens)
    collect(link.value.parameters ?? [], of: link.name)
    collect(link.value.pattern, in: .parameters(of: link.name))
    use(link.value.tab, in: .screens)
    use(link.value.resolves, in: .screens)
    use(link.value.origins, in: .origins)
    use(link.value.beats, in: .screens)
    use(link.value.requires, in: .conditions)
  }

  private mutating func collect(_ link: LinkSyntax, of screen: Text) {
    collect(link.pattern, in: .parameters(of: screen))
    // The word `current` is reserved, so no tab has this name.
    use(link.tab, in: .screens)
    use(link.values.map(\.name), in: .parameters(of: screen))
    use(link.origins, in: .origins)
    use(link.beats, in: .screens)
    use(link.requires, in: .conditions)
  }

  private mutating func collect(_ parameters: [Named<ParameterSyntax>], of screen: Text) {
    for parameter in parameters {
      declare(parameter.name, .parameter, in: .parameters(of: screen))
      collect(parameter.value)
    }
  }
}
