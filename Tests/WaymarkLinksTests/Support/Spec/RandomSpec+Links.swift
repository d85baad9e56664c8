import TestSupport
import WaymarkLinks

extension RandomSpec {
  /// Returns a random link to a target, or `nil` if the random choices do not make a valid link.
  mutating func link(to target: Target, _ vocabulary: Vocabulary, _ random: inout SplitMix64) -> Link? {
    var link = Link(pattern: SamplePattern(), kind: .tab)
    switch target {
    case .tab: break
    case .route(let route):
      link.kind = random.pick(routes[route].kinds)
      guard let (place, modals) = place(of: route, as: link.kind, &random) else { return nil }
      link.place = place
      link.modals = modals
      link.isPlaceWritten = !isOnlyPlace(place, of: route, as: link.kind) || random.once(in: 2)
      link.appends = link.kind == .push && modals.isEmpty && random.once(in: 4)
    case .app, .redirect: link.kind = .link
    }
    choosePlaces(for: &link, &random)
    guard addLabels(of: link, to: target, vocabulary) else { return nil }
    let captured = Set(endpoints(of: link).flatMap { $0.host?.captures ?? [] })
    let declares = if case .route(let route) = target { routes[route].declaresParameters } else { true }
    // The language does not allow `with` in a resolved link.
    let isApp = if case .app = target { true } else { false }
    var maker = PatternMaker(template: links.isEmpty || random.once(in: 2) ? nil : random.pick(links).link.pattern)
    for parameter in parameters(of: link, target) where !parameter.type.isNative && !captured.contains(parameter.name) {
      let isOwn = ownParameters(of: target).contains { $0.name == parameter.name }
      if maker.wants(parameter, canFix: !isApp && (declares || !isOwn), &random) {
        let writesType = !declares || (parameter.arity != .list && random.once(in: 8))
        maker.capture(parameter, writesType: writesType, &random)
      } else if parameter.arity == .required || (parameter.arity != .list && declares && !isApp && random.once(in: 6)) {
        link.with[parameter.name] = random.pick(parameter.type.samples)
      }
    }
    let start = link.pattern.start
    link.pattern = maker.pattern(&random)
    link.pattern.start = start
    if case .route(let route) = target, !declares { adopt(link, beneath: route) }
    link.requires = random.once(in: 6) ? Array([0, 1].shuffled(using: &random).prefix(1 + random.below(2))) : []
    link.deprecation = random.once(in: 6) ? "use /50% \u{E9}" : nil
    return link
  }

  /// Adds parameters to a route without `params` for captures that belong to a screen below.
  private mutating func adopt(_ link: Link, beneath route: Int) {
    let known = parameters(of: link, .route(route))
    for (name, _) in captures(of: link) where !routes[route].parameters.contains(where: { $0.name == name }) {
      if let parameter = known.first(where: { $0.name == name }) { routes[route].parameters.append(parameter) }
    }
  }

  /// Returns a Boolean value that indicates whether a link without `in` has the same place.
  private func isOnlyPlace(_ place: Link.Place, of route: Int, as kind: Destination.Kind) -> Bool {
    guard kind == .push, let tabs = routes[route].tabs, tabs.count + routes[route].modals.count == 1 else {
      return false
    }
    switch place {
    case .tab(let tab): return tabs == [tab]
    case .modal(let flow): return routes[route].modals == [flow]
    case .current, .anywhere: return false
    }
  }

  /// Returns a random value for the `in` key of a link, and the modal screens beneath the target.
  private func place(
    of route: Int, as kind: Destination.Kind, _ random: inout SplitMix64
  ) -> (Link.Place, modals: [Int])? {
    let tabs = [0, 1, 2].map(Link.Place.tab)
    // Half of the links over or inside modal screens name a modal route.
    let modals = modals(beneath: routes[route]).sorted().map(Link.Place.modal).shuffled(using: &random)
    var places = ([.current, .anywhere] + tabs + modals).shuffled(using: &random)
    if random.once(in: 2) { places = modals + places }
    for place in places where kind != .push || place != .anywhere {
      if let modals = self.modals(beneath: route, as: kind, over: place) { return (place, modals) }
    }
    return nil
  }

  /// Restricts a link to some origins, a scheme, or a host, or leaves the default origins.
  private func choosePlaces(for link: inout Link, _ random: inout SplitMix64) {
    switch random.below(6) {
    case 0 where !origins.isEmpty:
      link.origins = Array(origins.indices.shuffled(using: &random).prefix(1 + random.below(2)))
    case 1:
      let endpoint = random.pick(endpoints)
      guard let host = endpoint.host else {
        link.pattern.start = .scheme(endpoint.scheme)
        break
      }
      let isPlain = endpoint.scheme == "https" && random.once(in: 2)
      link.pattern.start = .host(scheme: isPlain ? nil : endpoint.scheme, host)
    default: break
    }
  }

  /// Adds parameters for the host captures of a link.
  ///
  /// Returns `false` if some hosts of the link lack a label that a parameter requires.
  private mutating func addLabels(of link: Link, to target: Target, _ vocabulary: Vocabulary) -> Bool {
    let hosts = endpoints(of: link).map { $0.host?.captures ?? [] }
    guard !hosts.isEmpty else { return false }
    let known = parameters(of: link, target)
    for name in Set(hosts.joined()).sorted() {
      let isEverywhere = hosts.allSatisfy { $0.contains(name) }
      if known.contains(where: { $0.name == name }) {
        if isRequired(name, by: link, target), !isEverywhere { return false }
        continue
      }
      var parameter = Parameter(name: name, type: vocabulary.types[name]!, arity: .optional)
      switch target {
      case .tab(let index): tabs[index].parameters.append(parameter)
      case .route(let index):
        // A required parameter would make the earlier links of the route invalid.
        if isEverywhere, routes[index].links.isEmpty { parameter.arity = .required }
        routes[index].parameters.append(parameter)
      case .app(let index): resolvedLinks[index].parameters.append(parameter)
      case .redirect: break
      }
    }
    return true
  }

  /// Returns a Boolean value that indicates whether the target of a link, or a screen below, requires a parameter.
  private func isRequired(_ name: String, by link: Link, _ target: Target) -> Bool {
    var all = ownParameters(of: target)
    if case .route(let route) = target { all += beneath(route, link).flatMap { routes[$0].parameters } }
    return all.contains { $0.name == name && $0.arity == .required }
  }
}
