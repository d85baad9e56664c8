import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

extension ModelBuilder {
  // MARK: Tabs

  /// Adds a tab's own links.
  mutating func addLinks(ofTab tab: Int) {
    let parameters = ParameterList(model.tabs[tab].parameters, isDeclared: true, of: "the tab")
    for entry in model.tabEntries[tab].links {
      for (key, span) in [
        ("in", entry.tab?.span), ("present", entry.presentation?.span), ("stack", entry.stackChange?.span),
      ] {
        guard let span else { continue }
        report(
          Diagnostic(
            .misplacedKey, "a tab's own link selects that tab at its root, so `\(key)` says nothing here", at: span,
            help: "remove it"))
      }
      let requires = requirements(of: entry)
      guard let (pattern, fixed) = pattern(of: entry, parameters), let requires else { continue }
      var landing = LandingSteps(tab: tab, stackChange: .replace)
      landing.tabArguments = arguments(for: parameters.own, pattern, fixed)
      add(entry, pattern, .tab(tab), landing, requires)
      model.tabs[tab].links.append(model.links.count - 1)
    }
  }

  // MARK: Routes

  /// Adds a route's links.
  mutating func addLinks(ofRoute route: Int) {
    for entry in model.routeEntries[route].links {
      // Each part reports for itself, so that one run finds all that is wrong with a link.
      let place = self.place(entry, of: route)
      var parameters = ParameterList(
        model.routes[route].parameters, isDeclared: model.routeEntries[route].parameters != nil, of: "the route")
      let beneath = if let place { self.beneath(route, place) } else { [] as [Int] }
      for screen in beneath { parameters.add(model.routes[screen].parameters) }
      parameters.isWhole = isWhole(route, beneath, place)
      let requires = requirements(of: entry)
      let bound = pattern(of: entry, parameters)
      guard let place, let (pattern, fixed) = bound,
        let landing = landing(of: route, place, pattern, fixed, parameters, entry), let requires
      else { continue }
      add(entry, pattern, .route(route, place.presentation), landing, requires)
      model.routes[route].links.append(model.links.count - 1)
    }
  }

  /// Whether everything beneath a route is known, with its parameters.
  private func isWhole(_ route: Int, _ beneath: [Int], _ place: Place?) -> Bool {
    guard place != nil || (model.routes[route].parent == nil && model.routes[route].flows.isEmpty) else { return false }
    guard isEndKnown(route) else { return false }
    for screen in beneath {
      guard isEndKnown(screen) else { return false }
      // A link that cannot be read would have said what the screen's parameters are.
      let isKnown =
        model.routeEntries[screen].parameters != nil
        || model.routeEntries[screen].links.allSatisfy { $0.pattern != nil }
      guard isKnown else { return false }
    }
    return true
  }

  private func isEndKnown(_ screen: Int) -> Bool {
    !routesWithUnknownParents.contains(screen) && !routesInCycles.contains(model.routes[screen].parent ?? screen)
  }

  // MARK: Resolved links

  /// Adds the URL of a link that the app resolves.
  mutating func addLinks(ofResolvedLink index: Int) {
    let entry = model.resolvedLinkEntries[index]
    let link = LinkSyntax(entry)
    let tab = entry.tab.map { self.tab($0) }
    let requires = requirements(of: link)
    model.resolvedLinks[index].tab = tab ?? nil
    model.resolvedLinks[index].resolves = (entry.resolves ?? []).compactMap { route($0) }
    model.resolvedLinks[index].parameters =
      entry.parameters.map { self.parameters($0) }
      ?? capturedParameters([link.pattern], endpoints: [knownEndpoints(of: link)])
    let parameters = ParameterList(
      model.resolvedLinks[index].parameters, isDeclared: entry.parameters != nil, of: "the resolved link")
    guard let (pattern, fixed) = pattern(of: link, parameters), let requires else { return }
    if let tab, tab == nil { return }
    var landing = LandingSteps(tab: tab ?? nil, stackChange: tab == nil ? .keep : .replace)
    landing.appArguments = arguments(for: parameters.own, pattern, fixed)
    add(link, pattern, .app(index), landing, requires)
    model.resolvedLinks[index].links.append(model.links.count - 1)
  }

  // MARK: Redirects and claims

  mutating func addRedirects() {
    for entry in spec.root.redirects + spec.fragments.flatMap(\.redirects) {
      let source = entry.source
      guard let endpoints = endpoints(of: source, origins: nil, at: source.text.span, isLink: false) else { continue }
      // A redirect's captures are texts, unless it says more.
      let captured = capturedParameters([source], endpoints: [endpoints])
      let parameters = ParameterList(captured, isDeclared: false, of: "the redirect")
      let target = redirect(to: entry.target, from: endpoints, captured)
      guard let pattern = pattern(source, on: endpoints, parameters), let redirect = target,
        binds(redirect, pattern, entry.target)
      else { continue }
      model.links.append(Link(pattern: pattern, target: .redirect(redirect), span: source.text.span))
    }
  }

  /// Resolves `claims:`.
  mutating func addClaims() {
    for claim in spec.root.claims + spec.fragments.flatMap(\.claims) {
      guard let endpoints = endpoints(of: claim, origins: nil, at: claim.text.span, isLink: false) else { continue }
      let parameters = ParameterList(
        capturedParameters([claim], endpoints: [endpoints]), isDeclared: false, of: "the claim")
      if let pattern = pattern(claim, on: endpoints, parameters) { model.claims.append(pattern) }
    }
  }

  private mutating func redirect(
    to target: PatternSyntax, from endpoints: [Endpoint], _ captured: [Parameter]
  ) -> Redirect? {
    // Whether the source says each one, whatever the target asks for, is looked at afterwards.
    let parameters = ParameterList(
      captured.map { parameter in
        parameter.isRequired ? Parameter(name: parameter.name, type: parameter.type, arity: .optional) : parameter
      }, isDeclared: false, of: "the redirect")
    guard target.hasAuthority else {
      return pattern(target, on: withoutLabels(endpoints), parameters).map { Redirect(target: $0, start: nil) }
    }
    guard let places = self.endpoints(of: target, origins: nil, at: target.text.span, isLink: false),
      let pattern = pattern(target, on: withoutLabels(places), parameters)
    else { return nil }
    let writable = places.first { $0.host?.front.isEmpty ?? true }
    guard let writable else {
      report(
        Diagnostic(
          .invalidPattern, "a redirect leads to one URL, and this host stands for many", at: target.text.span,
          help: "write the host out"))
      return nil
    }
    return Redirect(target: pattern, start: writable.start)
  }

  /// Reports a capture that a redirect's target needs and some URL of its source lacks.
  private mutating func binds(_ redirect: Redirect, _ source: Pattern, _ target: PatternSyntax) -> Bool {
    let lacking = target.captures.first { capture in
      let name = capture.name.string
      return source.mayLack(name) && !redirect.target.mayLack(name)
    }
    guard let lacking else { return true }
    report(
      Diagnostic(
        .unboundParameter,
        "a URL may leave `\(lacking.name.string)` out of what is redirected, and the target needs it",
        at: lacking.name.span, help: "leave the `?` out there, or write it here, too",
        related: [.init(source.text.span, "captured here")]))
    return false
  }

  /// The endpoints whose hosts capture nothing: what a redirect's target captures is in its source.
  private func withoutLabels(_ endpoints: [Endpoint]) -> [Endpoint] {
    endpoints.filter { $0.host?.captures.isEmpty ?? true }
  }

  // MARK: One link

  /// A link's pattern, and its fixed values; nil, with findings, where something is wrong with either.
  private mutating func pattern(
    of entry: LinkSyntax, _ parameters: ParameterList
  ) -> (pattern: Pattern, fixed: [Text: Text])? {
    let endpoints =
      if let pattern = entry.pattern { self.endpoints(of: pattern, origins: entry.origins, at: entry.span) } else {
        nil as [Endpoint]?
      }
    var fixed: [Text: Text] = [:]
    for (name, value) in entry.values.lazy.map({ ($0.name, $0.value) }) {
      guard let parameter = parameters[name] else {
        reportUnknown(name, parameters)
        continue
      }
      if text(value, of: parameter.type) != nil { fixed[name] = value }
    }
    guard fixed.count == entry.values.count, let syntax = entry.pattern, let endpoints,
      let pattern = pattern(syntax, on: endpoints, parameters, fixed: fixed)
    else { return nil }
    // What a URL leaves out must be fixed, or have a value of its own.
    let unbound = parameters.own.filter {
      $0.isRequired && pattern.captureTypes[$0.name.string] == nil && fixed[$0.name] == nil
    }
    guard unbound.isEmpty else {
      reportUnbound(unbound, syntax)
      return nil
    }
    return (pattern, fixed)
  }

  private mutating func reportUnbound(_ unbound: [Parameter], _ syntax: PatternSyntax) {
    let names = unbound.prefix(4).map { "`\($0.name.string)`" }.joined(or: "and")
    let native = unbound.first { isNative($0.type) }
    let name = unbound[0].name.string
    report(
      Diagnostic(
        .unboundParameter, "this link does not say what \(names) \(unbound.count == 1 ? "is" : "are")",
        at: syntax.text.span,
        help: native.map {
          "no URL has a \(specName(of: $0.type)), a type of the app: make `\($0.name.string)` optional, or capture an ID "
            + "under `resolvedLinks`"
        } ?? "capture `{\(name)}` in the pattern, or give a fixed value: `with: { \(name): … }`",
        related: unbound.prefix(4).map { .init($0.name.span, "declared here") }))
  }

  /// Whether no URL has a value of a type.
  func isNative(_ type: ValueType) -> Bool {
    guard case .declared(let index) = type, case .native = model.types[index].kind else { return false }
    return true
  }

  /// Where the arguments for parameters come from.
  func arguments(for parameters: [Parameter], _ pattern: Pattern, _ fixed: [Text: Text]) -> [ArgumentSource] {
    var sources: [ArgumentSource] = []
    sources.reserveCapacity(parameters.count)
    for parameter in parameters { sources.append(argument(for: parameter, pattern, fixed) ?? .absent) }
    return sources
  }

  /// Where an argument comes from; nil where nothing says it.
  func argument(for parameter: Parameter, _ pattern: Pattern, _ fixed: [Text: Text]) -> ArgumentSource? {
    let name = parameter.name.string
    if pattern.captureTypes[name] != nil { return .capture(name) }
    guard !fixed.isEmpty, let value = fixed[parameter.name] else { return nil }
    return .constant(constantText(value, of: parameter.type))
  }

  /// How a URL has a value that has been looked at already.
  private func constantText(_ value: Text, of type: ValueType) -> String {
    if case .declared(let index) = type, case .enumeration(let cases, _) = model.types[index].kind,
      let match = cases.first(where: { $0.name == value })
    {
      return match.text
    }
    return value.string
  }

  /// What must hold, by index; nil, with a finding, where some name is no condition's. Names in `beats` are looked at, too.
  private mutating func requirements(of entry: LinkSyntax) -> [Int]? {
    for name in entry.beats where names[name] == nil { reportUnknown(name, wanted: .target) }
    let requires = entry.requires.compactMap { condition($0) }
    return requires.count == entry.requires.count ? requires : nil
  }

  /// Adds a link to the model.
  private mutating func add(
    _ entry: LinkSyntax, _ pattern: Pattern, _ target: Link.Target, _ landing: LandingSteps, _ requires: [Int]
  ) {
    model.links.append(
      Link(
        pattern: pattern, target: target, landing: landing, requires: requires, deprecation: entry.deprecated,
        beats: entry.beats, examples: entry.examples, rejects: entry.rejects, span: entry.span))
  }

  /// What a link stands on, as far as that is known.
  func knownEndpoints(of entry: LinkSyntax) -> [Endpoint] {
    entry.pattern.map { endpoints(of: $0, originIndices: knownOrigins(entry.origins)) } ?? []
  }
}

extension LinkSyntax {
  /// A resolved link's URL, as a link.
  fileprivate init(_ entry: ResolvedLinkSyntax) {
    self.init(span: entry.span)
    url = entry.url
    pattern = entry.pattern
    origins = entry.origins
    beats = entry.beats
    requires = entry.requires
    examples = entry.examples
    rejects = entry.rejects
    deprecated = entry.deprecated
  }
}
