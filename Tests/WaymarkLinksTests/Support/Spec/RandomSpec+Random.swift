import TestSupport
import WaymarkLinks

extension RandomSpec {
  /// The types of parameters by name.
  ///
  /// Parameters with the same name have the same type throughout a spec.
  struct Vocabulary {
    private(set) var types: [String: SampleType] = [:]
    /// The names of host labels.
    static let labels = ["locale", "area"]

    fileprivate init(_ declared: [SampleType], using random: inout SplitMix64) {
      types["name"] = .text
      types["path"] = .text
      types["link"] = SampleType.builtIn.first(where: \.isURL)
      types["model"] = .native
      let single = SampleType.builtIn.filter { !$0.isURL } + declared
      for name in ["id", "view", "day", "size", "code"] { types[name] = random.pick(single) }
      let ofLabels = [.text] + declared.filter { ["Lower", "Letters", "Period", "Code"].contains($0.name) }
      for name in Self.labels { types[name] = random.pick(ofLabels) }
    }

    /// A Boolean value that indicates whether all host labels are texts, which need no declared type.
    var hasPlainLabels: Bool { Self.labels.allSatisfy { types[$0]!.isText } }

    fileprivate func parameters(_ count: Int, using random: inout SplitMix64) -> [Parameter] {
      let names = types.keys.filter { !Self.labels.contains($0) }.sorted().shuffled(using: &random)
      return names.prefix(count).map { name in
        let type = types[name]!
        return Parameter(name: name, type: type, arity: type.isNative ? .optional : arity(type, &random))
      }
    }

    private func arity(_ type: SampleType, _ random: inout SplitMix64) -> Parameter.Arity {
      switch random.below(8) {
      case 0...3: .required
      case 4: .list
      case 5: .defaulted(random.pick(type.samples))
      default: .optional
      }
    }
  }

  static func random(using random: inout SplitMix64) -> RandomSpec {
    let declared = Array(SampleType.declared.shuffled(using: &random).prefix(6))
    let vocabulary = Vocabulary(declared, using: &random)
    var spec = RandomSpec(origins: random.pick(SampleOrigin.menu), types: declared + [.native])
    for index in 0..<3 {
      let parameters = random.once(in: 3) ? vocabulary.parameters(2, using: &random) : []
      spec.tabs.append(
        Tab(
          parameters: parameters.filter { $0.arity != .required }, condition: index > 0 && random.once(in: 4) ? 0 : nil)
      )
    }
    let files = (0...random.below(6)).map { _ in random.once(in: 2) ? 0 : random.below(Self.features.count) }.sorted()
    for file in files { spec.addRoute(in: file, vocabulary, &random) }
    // Links are added last, because a link may use another link as its template.
    for tab in spec.tabs.indices {
      for _ in 0..<random.below(2) {
        if let link = spec.link(to: .tab(tab), vocabulary, &random) { spec.tabs[tab].links.append(link) }
      }
    }
    for route in spec.routes.indices {
      for _ in 0..<random.below(4) {
        if let link = spec.link(to: .route(route), vocabulary, &random) { spec.routes[route].links.append(link) }
      }
      spec.captureParameters(ofRoute: route)
    }
    for _ in 0..<random.below(3) { spec.addResolvedLink(vocabulary, &random) }
    for _ in 0..<random.below(3) { spec.addRedirect(&random) }
    return spec
  }

  private mutating func addRoute(in file: Int, _ vocabulary: Vocabulary, _ random: inout SplitMix64) {
    var kinds: [Destination.Kind] = [.push, .sheet, .cover, .window].shuffled(using: &random)
    kinds.removeLast(1 + random.below(3))
    var route = Route(
      file: file, kinds: kinds, tabs: nil, declaresParameters: !vocabulary.hasPlainLabels || !random.once(in: 3),
      parameters: vocabulary.parameters(random.below(4), using: &random))
    if !route.declaresParameters {
      route.parameters.removeAll { $0.type.isNative }
      for index in route.parameters.indices {
        if case .defaulted = route.parameters[index].arity { route.parameters[index].arity = .optional }
      }
    }
    let modals = routes.indices.filter { canName($0, route) }
    switch random.below(6) {
    case 0 where !modals.isEmpty: (route.tabs, route.modals) = ([], [random.pick(modals)])
    case 1 where !modals.isEmpty: (route.tabs, route.modals) = ([random.below(3)], [random.pick(modals)])
    case 4 where !modals.isEmpty:
      // The modal routes that cover others make the deepest stacks.
      let last = modals.last { !routes[$0].modals.isEmpty } ?? random.pick(modals)
      let others = modals.filter { $0 != last && agree($0, with: last) }
      (route.tabs, route.modals) = ([], [last] + (random.once(in: 3) ? others.shuffled(using: &random).prefix(1) : []))
    case 2: route.tabs = [random.below(3)]
    case 3: route.tabs = Array([0, 1, 2].shuffled(using: &random).prefix(2))
    default: break
    }
    let parents = routes.indices.filter { mayLie($0, beneath: route) && agrees($0, withModalsOf: route) }
    if route.declaresParameters, !parents.isEmpty, random.once(in: 2) { route.parent = random.pick(parents) }
    agree(&route)
    routes.append(route)
  }

  /// Returns a Boolean value that indicates whether a route may be below another route on every stack of the other
  /// route.
  private func mayLie(_ parent: Int, beneath route: Route) -> Bool {
    let parent = routes[parent]
    guard parent.kinds.contains(.push), parent.declaresParameters else { return false }
    guard route.modals.allSatisfy(parent.modals.contains) else { return false }
    return parent.tabs == nil || route.tabs.map { $0.allSatisfy(parent.tabs!.contains) } ?? false
  }

  /// Returns a Boolean value that indicates whether the `in` key of a route may name a modal route.
  ///
  /// The route can be pushed inside the modal route, or both are sheets or covers.
  private func canName(_ modal: Int, _ route: Route) -> Bool {
    guard routes[modal].kinds != [.push], routes[modal].declaresParameters else { return false }
    let canCover = route.kinds.contains(.sheet) || route.kinds.contains(.cover)
    return route.kinds.contains(.push) || (canCover && kind(beneath: modal) != nil)
  }

  /// Returns a Boolean value that indicates whether the parents of a route and the modal screens beneath it agree on
  /// which parameters are lists.
  private func agrees(_ parent: Int, withModalsOf route: Route) -> Bool {
    Self.agree(parameters(of: parents(of: parent) + [parent]), parameters(of: modals(beneath: route)))
  }

  /// Returns a Boolean value that indicates whether two modal routes, with all modal screens beneath them, agree on
  /// which parameters are lists.
  private func agree(_ modal: Int, with other: Int) -> Bool {
    func whole(_ modal: Int) -> [Parameter] { parameters(of: modals(beneath: routes[modal]).union([modal])) }
    return Self.agree(whole(modal), whole(other))
  }

  private func parameters(of routes: some Sequence<Int>) -> [Parameter] {
    routes.flatMap { self.routes[$0].parameters }
  }

  private static func agree(_ parameters: [Parameter], _ others: [Parameter]) -> Bool {
    parameters.allSatisfy { parameter in
      others.allSatisfy { $0.name != parameter.name || ($0.arity == .list) == (parameter.arity == .list) }
    }
  }

  /// Makes parameters required if a screen below requires them, so that one capture serves both screens.
  private func agree(_ route: inout Route) {
    let chain = route.parent.map { parents(of: $0) + [$0] } ?? []
    let beneath = parameters(of: modals(beneath: route).sorted() + chain)
    for index in route.parameters.indices {
      let name = route.parameters[index].name
      let uses = beneath.filter { $0.name == name }.map(\.arity)
      if uses.contains(.required) { route.parameters[index].arity = .required }
      // One capture cannot be a single value on one screen and a list on another.
      if let first = uses.first, (first == .list) != (route.parameters[index].arity == .list) {
        route.parameters[index].arity = first
      }
    }
  }

  private mutating func addResolvedLink(_ vocabulary: Vocabulary, _ random: inout SplitMix64) {
    let placeholder = Link(pattern: SamplePattern(), kind: .link)
    resolvedLinks.append(
      ResolvedLink(
        parameters: vocabulary.parameters(random.below(4), using: &random),
        tab: random.once(in: 2) ? random.below(3) : nil, link: placeholder))
    let index = resolvedLinks.count - 1
    if let link = link(to: .app(index), vocabulary, &random) {
      resolvedLinks[index].link = link
    } else {
      resolvedLinks.removeLast()
    }
  }
}
