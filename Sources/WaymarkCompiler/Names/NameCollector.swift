import SpecModel
import SpecText

struct NameCollector {
  enum Scope: Hashable {
    case screens
    case conditions, types, origins, metadataKeys
    case cases(of: Text)
    /// The parameters of a tab, a route, or a resolved link, and the captures of its links.
    case parameters(of: Text)
    case hosts(of: Text)
    /// The captures of both patterns. The associated value is the span of the source pattern.
    case redirect(Span)
  }

  private struct Name: Hashable {
    let scope: Scope
    let text: Text
  }

  private struct Entry {
    var kind: NameIndex.Kind
    let name: Text
    let owner: Text?
    var isDeclared: Bool
    /// Another entry that must have the same name, or the entry itself.
    var parent: Int
  }

  private var entries: [Entry] = []
  private var numbers: [Name: Int] = [:]
  private var uses: [NameIndex.Occurrence] = []
  private var seen: Set<Span> = []
  /// The values in `with`, by the span of the link's pattern.
  private var fixedValues: [Span: [Named<Text>]] = [:]
  private var metadataTypes: [Text: Text] = [:]

  mutating func declare(_ name: Text, _ kind: NameIndex.Kind, in scope: Scope) {
    add(name, kind, in: scope, isDeclaration: true)
  }

  private mutating func declare(_ value: ValueSyntax, of type: Text) {
    let count = uses.count
    declare(value.name, .enumCase, in: .cases(of: type))
    if uses.count > count { uses[count].isText = value.name.span == value.text.span }
  }

  mutating func use(_ name: Text, in scope: Scope) { add(name, Self.kind(of: scope), in: scope, isDeclaration: false) }

  mutating func use(_ name: Text?, in scope: Scope) {
    if let name { use(name, in: scope) }
  }

  mutating func use(_ names: [Text]?, in scope: Scope) {
    for name in names ?? [] { use(name, in: scope) }
  }

  private mutating func add(_ name: Text, _ kind: NameIndex.Kind, in scope: Scope, isDeclaration: Bool) {
    // The mapping behind a YAML alias is decoded several times.
    guard seen.insert(name.span).inserted else { return }
    let number = number(of: name, kind, in: scope)
    if isDeclaration, !entries[number].isDeclared {
      entries[number].kind = kind
      entries[number].isDeclared = true
    }
    uses.append(NameIndex.Occurrence(symbol: number, span: name.span, isDeclaration: isDeclaration))
  }

  private mutating func number(of name: Text, _ kind: NameIndex.Kind, in scope: Scope) -> Int {
    let key = Name(scope: scope, text: name)
    if let number = numbers[key] { return number }
    var owner: Text?
    switch scope {
    case .parameters(let name), .cases(let name): owner = name
    default: break
    }
    numbers[key] = entries.count
    entries.append(Entry(kind: kind, name: name, owner: owner, isDeclared: false, parent: entries.count))
    return entries.count - 1
  }

  private static func kind(of scope: Scope) -> NameIndex.Kind {
    switch scope {
    case .screens: .route
    case .conditions: .condition
    case .types: .type
    case .cases: .enumCase
    case .origins: .origin
    case .metadataKeys: .metadataKey
    case .parameters, .hosts, .redirect: .parameter
    }
  }

  /// Makes two names one symbol. Names that don't occur in the spec are ignored.
  mutating func connect(_ name: Text, in scope: Scope, with other: Scope) {
    guard let first = numbers[Name(scope: scope, text: name)], let second = numbers[Name(scope: other, text: name)]
    else { return }
    let (root, otherRoot) = (root(of: first), self.root(of: second))
    entries[max(root, otherRoot)].parent = min(root, otherRoot)
  }

  private func root(of number: Int) -> Int {
    var number = number
    while entries[number].parent != number { number = entries[number].parent }
    return number
  }

  /// If the spec doesn't declare a parameter, the captures of the parameter are its declarations.
  var result: (symbols: [NameIndex.Symbol], occurrences: [NameIndex.Occurrence]) {
    var isDeclared = Array(repeating: false, count: entries.count)
    for number in entries.indices where entries[number].isDeclared { isDeclared[root(of: number)] = true }
    var symbols: [NameIndex.Symbol] = []
    var indices: [Int: Int] = [:]
    for number in entries.indices where root(of: number) == number {
      let entry = entries[number]
      guard isDeclared[number] || entry.kind == .parameter else { continue }
      indices[number] = symbols.count
      symbols.append(NameIndex.Symbol(kind: entry.kind, name: entry.name.string, owner: entry.owner?.string))
    }
    let occurrences = uses.compactMap { use -> NameIndex.Occurrence? in
      let number = root(of: use.symbol)
      return indices[number].map {
        NameIndex.Occurrence(
          symbol: $0, span: use.span, isDeclaration: use.isDeclaration || !isDeclared[number], isText: use.isText)
      }
    }
    return (symbols, occurrences)
  }
}

extension NameCollector {
  /// A link gives the values of its captures to all screens that it opens, so the capture `id` can be a parameter of
  /// the target and of its parents.
  mutating func connectParameters(of model: NavigationModel) {
    for link in model.links {
      let scope: Scope =
        switch link.target {
        case .tab(let index): .parameters(of: model.tabs[index].name)
        case .route(let index, _): .parameters(of: model.routes[index].name)
        case .app(let index): .parameters(of: model.resolvedLinks[index].name)
        case .redirect: .redirect(link.pattern.text.span)
        }
      for endpoint in link.pattern.endpoints {
        for name in endpoint.host?.captures ?? [] {
          connect(name, in: scope, with: .hosts(of: model.origins[endpoint.origin].name))
        }
      }
      guard !link.isRedirect else { continue }
      let landing = link.landing
      if let tab = landing.tab {
        connect(model.tabs[tab].parameters, of: model.tabs[tab].name, landing.tabArguments, with: scope)
      }
      for step in landing.screens {
        let route = model.routes[step.route]
        connect(route.parameters, of: route.name, step.arguments, with: scope)
      }
    }
  }

  private mutating func connect(
    _ parameters: [Parameter], of screen: Text, _ arguments: [ArgumentSource], with scope: Scope
  ) {
    for (parameter, argument) in zip(parameters, arguments) {
      if case .absent = argument { continue }
      connect(parameter.name, in: scope, with: .parameters(of: screen))
    }
  }
}

extension NameCollector {
  mutating func collect(_ tab: Named<TabSyntax>) {
    declare(tab.name, .tab, in: .screens)
    collect(tab.value.parameters, of: tab.name)
    collect(tab.value.metadata)
    use(tab.value.opens, in: .screens)
    use(tab.value.condition, in: .conditions)
    use(tab.value.fallback, in: .screens)
    for link in tab.value.links { collect(link, of: tab.name) }
  }

  mutating func collect(_ route: Named<RouteSyntax>) {
    declare(route.name, .route, in: .screens)
    collect(route.value.parameters ?? [], of: route.name)
    use(route.value.tabs, in: .screens)
    collect(route.value.metadata)
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
    if let url = link.url, !link.values.isEmpty { fixedValues[url.span] = link.values }
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

extension NameCollector {
  mutating func collect(_ spec: Spec) {
    let root = spec.root
    for origin in root.origins { collect(origin) }
    for key in root.metadataKeys {
      declare(key.name, .metadataKey, in: .metadataKeys)
      collect(key.value)
      metadataTypes[key.name] = key.value.type
    }
    for gate in root.gates.entries {
      use(gate.name, in: .conditions)
      use(gate.value.route, in: .screens)
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
    for type in types {
      declare(type.name, .type, in: .types)
      if case .values(let values)? = type.value.definition { for value in values { declare(value, of: type.name) } }
    }
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

  mutating func collect(_ parameter: ParameterSyntax) {
    use(parameter.type, in: .types)
    use(parameter.defaultValue, in: .cases(of: parameter.type))
  }

  private mutating func collect(_ metadata: MetadataSyntax?) {
    for value in metadata?.values ?? [] {
      use(value.name, in: .metadataKeys)
      if let type = metadataTypes[value.name] { use(value.value, in: .cases(of: type)) }
    }
  }

  /// A link gives a fixed value to the parameters of all screens that it opens.
  mutating func collectFixedCases(of model: NavigationModel) {
    for link in model.links {
      guard let values = fixedValues[link.pattern.text.span] else { continue }
      let screens = link.landing.screens.map { model.routes[$0.route].parameters }
      let parameters = screens + [link.landing.tab.map { model.tabs[$0].parameters } ?? []]
      for value in values {
        let parameter = parameters.joined().first { $0.name == value.name }
        guard case .declared(let type)? = parameter?.type else { continue }
        use(value.value, in: .cases(of: model.types[type].name))
      }
    }
  }
}
