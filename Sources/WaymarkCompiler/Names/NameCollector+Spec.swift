import SpecModel
import SpecText

extension NameCollector {
  mutating func collect(_ spec: Spec) {
    let root = spec.root
    for origin in root.origins { collect(origin) }
    for key in root.metadataKeys {
      declare(key.name, .metadataKey, in: .metadataKeys)
      collect(key.value)
    }
    use(root.tabBar?.initial, in: .screens)
    use(root.tabBar?.customization?.resetSelects, in: .screens)
    collect(root.types, root.conditions, root.redirects, root.claims)
    for tab in root.tabs { collect(tab) }
    for route in root.routes { collect(route) }
    for link in root.resolvedLinks { collect(link) }
    for fragment in spec.fragments {
      collect(fragment.types, fragment.conditions, fragment.redirects, fragment.claims)
      for tab in fragment.tabs { collect(tab) }
      for route in fragment.routes { collect(route) }
      for link in fragment.resolvedLinks { collect(link) }
    }
  }

  private mutating func collect(
    _ types: [Named<TypeSyntax>], _ conditions: [Named<ConditionSyntax>], _ redirects: [RedirectSyntax],
    _ claims: [PatternSyntax]
  ) {
    for type in types { declare(type.name, .type, in: .types) }
    for condition in conditions {
      declare(condition.name, .condition, in: .conditions)
      use(condition.value.presents, in: .screens)
    }
    for redirect in redirects {
      collect(redirect.source, in: .redirect(redirect.source.text.span))
      collect(redirect.target, in: .redirect(redirect.source.text.span))
    }
    // The captures of a claim have no parameters.
    for claim in claims { collect(claim, in: nil) }
  }

  private mutating func collect(_ origin: Named<OriginSyntax>) {
    declare(origin.name, .origin, in: .origins)
    for host in origin.value.hosts {
      for case .capture(let capture) in host.labels { use(capture.name, in: .hosts(of: origin.name)) }
    }
  }

  mutating func collect(_ pattern: PatternSyntax?, in scope: Scope?) {
    guard let pattern else { return }
    for capture in pattern.captures {
      if let scope { use(capture.name, in: scope) }
      use(capture.type, in: .types)
    }
  }

  mutating func collect(_ parameter: ParameterSyntax) { use(parameter.type, in: .types) }
}
