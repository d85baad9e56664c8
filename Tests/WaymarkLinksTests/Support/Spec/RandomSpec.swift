import WaymarkLinks

/// A spec made of few words, so that its links get into each other's way: what its author means, and nothing of what the
/// compiler makes of it.
struct RandomSpec {
  struct Parameter {
    enum Arity: Equatable {
      case required, optional, list
      /// A text of the type.
      case defaulted(String)
    }

    let name: String
    let type: SampleType
    var arity: Arity
  }

  struct Link {
    enum Place: Equatable {
      case tab(Int)
      case flow(Int)
      case current
      /// Wherever the user is, for a modal screen.
      case anywhere
    }

    var pattern: SamplePattern
    var place: Place = .anywhere
    /// Whether `in:` is written, where the place is the only one.
    var isPlaceWritten = true
    var kind: Destination.Kind
    /// Texts of fixed values.
    var with: [String: String] = [:]
    /// nil for the default ones.
    var origins: [Int]?
    var appends = false
    var requires: [Int] = []
    var deprecation: String?
  }

  struct Tab {
    var parameters: [Parameter]
    var links: [Link] = []
    /// A condition, without which another tab takes its place.
    var condition: Int?
  }

  struct Route {
    /// The file that it is in, 0 for the root; those with features come last.
    var file: Int
    var kinds: [Destination.Kind]
    /// nil for every tab.
    var tabs: [Int]?
    var flows: [Int] = []
    var parent: Int?
    /// Whether `params` is there; otherwise they are what the links capture.
    var declaresParameters: Bool
    var parameters: [Parameter]
    var links: [Link] = []
  }

  struct ResolvedLink {
    var parameters: [Parameter]
    var tab: Int?
    var link: Link
  }

  struct Redirect {
    var source: SamplePattern
    var target: SamplePattern
    var parameters: [Parameter]
  }

  /// What links lead to, by index.
  enum Target: Equatable {
    case tab(Int), route(Int), app(Int), redirect(Int)
  }

  /// The files besides the root, and the features of two of them.
  static let features: [String?] = [nil, nil, "Alpha", "Beta"]
  static let conditions = ["signedIn", "grown"]

  var origins: [SampleOrigin]
  var types: [SampleType]
  var tabs: [Tab] = []
  /// In the order of their files.
  var routes: [Route] = []
  var resolvedLinks: [ResolvedLink] = []
  var redirects: [Redirect] = []

  /// Every link in the order of the spec, with what it leads to.
  var links: [(link: Link, target: Target)] {
    var links: [(Link, Target)] = []
    for (index, tab) in tabs.enumerated() { links += tab.links.map { ($0, .tab(index)) } }
    for (index, route) in routes.enumerated() { links += route.links.map { ($0, .route(index)) } }
    for (index, entry) in resolvedLinks.enumerated() { links.append((entry.link, .app(index))) }
    for (index, entry) in redirects.enumerated() {
      links.append((Link(pattern: entry.source, kind: .link), .redirect(index)))
    }
    return links
  }

  /// The spec without one of its links.
  func without(link number: Int) -> RandomSpec {
    var spec = self
    var number = number
    func take(from links: inout [Link]) -> Bool {
      guard number >= 0, number < links.count else {
        number -= links.count
        return false
      }
      links.remove(at: number)
      number = -1
      return true
    }
    for index in spec.tabs.indices where take(from: &spec.tabs[index].links) { return spec }
    for index in spec.routes.indices where take(from: &spec.routes[index].links) {
      spec.captureParameters(ofRoute: index)
      return spec
    }
    if number < spec.resolvedLinks.count {
      spec.resolvedLinks.remove(at: number)
    } else {
      spec.redirects.remove(at: number - spec.resolvedLinks.count)
    }
    return spec
  }

  // MARK: What stands where

  /// The origins that there are: where the spec has none, one of the app's name.
  var allOrigins: [SampleOrigin] { origins.isEmpty ? [SampleOrigin("app", schemes: ["sample"])] : origins }

  /// A scheme with a host, and the index of the origin that has it.
  struct Endpoint {
    let origin: Int
    let scheme: String
    /// nil on a custom scheme.
    let host: SampleHost?
  }

  var endpoints: [Endpoint] {
    allOrigins.enumerated().flatMap { index, origin in
      origin.endpoints.map { Endpoint(origin: index, scheme: $0.scheme, host: $0.host) }
    }
  }

  /// What a link stands on.
  func endpoints(of link: Link) -> [Endpoint] {
    endpoints.filter { endpoint in
      switch link.pattern.start {
      case .origins:
        return link.origins?.contains(endpoint.origin) ?? allOrigins[endpoint.origin].isDefault
      case .scheme(let scheme): return endpoint.scheme == scheme
      case .host(let scheme, let host): return endpoint.scheme == scheme ?? "https" && endpoint.host == host
      }
    }
  }

  // MARK: Parameters

  /// The parameters that a link's captures and fixed values may be for: those of its target, then those of what lies beneath.
  func parameters(of link: Link, _ target: Target) -> [Parameter] {
    var parameters = ownParameters(of: target)
    guard case .route(let route) = target else { return parameters }
    for beneath in beneath(route, link) {
      for parameter in routes[beneath].parameters {
        if let known = parameters.firstIndex(where: { $0.name == parameter.name }) {
          // One screen that requires it is enough.
          if parameter.arity == .required { parameters[known].arity = .required }
        } else {
          parameters.append(parameter)
        }
      }
    }
    return parameters
  }

  func ownParameters(of target: Target) -> [Parameter] {
    switch target {
    case .tab(let index): tabs[index].parameters
    case .route(let index): routes[index].parameters
    case .app(let index): resolvedLinks[index].parameters
    case .redirect(let index): redirects[index].parameters
    }
  }

  /// The routes beneath a link's, outermost first: the flow that it opens, then the chain of parents.
  func beneath(_ route: Int, _ link: Link) -> [Int] {
    guard link.kind == .push else { return [] }
    let flow: [Int] = if case .flow(let flow) = link.place { [flow] } else { [] }
    return flow + parents(of: route)
  }

  /// The chain of parents, outermost first.
  func parents(of route: Int) -> [Int] {
    guard let parent = routes[route].parent else { return [] }
    return parents(of: parent) + [parent]
  }

  /// Gives a route without `params` what its links capture.
  mutating func captureParameters(ofRoute index: Int) {
    guard !routes[index].declaresParameters else { return }
    let links = routes[index].links
    let captures = links.map { self.captures(of: $0) }
    routes[index].parameters = routes[index].parameters.compactMap { parameter in
      let uses = captures.compactMap { $0.first { $0.name == parameter.name } }
      guard !uses.isEmpty else { return nil }
      var parameter = parameter
      if parameter.arity != .list {
        let isAlwaysThere = uses.count == links.count && !uses.contains { $0.isOptional }
        parameter.arity = isAlwaysThere ? .required : .optional
      }
      return parameter
    }
  }

  /// The captures of a link, those of its hosts among them.
  func captures(of link: Link) -> [(name: String, isOptional: Bool)] {
    let hosts = endpoints(of: link).map { $0.host?.captures ?? [] }
    let names = Set(hosts.joined())
    return link.pattern.captures + names.sorted().map { name in (name, !hosts.allSatisfy { $0.contains(name) }) }
  }

  // MARK: Cases

  /// The generated cases of a kind: a route by itself, or the routes of a feature.
  func cases(of kind: Destination.Kind) -> [[Int]] {
    var cases: [[Int]] = []
    for (index, route) in routes.enumerated() where route.kinds.contains(kind) {
      let place = Self.features[route.file].flatMap { feature in
        cases.firstIndex { Self.features[routes[$0[0]].file] == feature }
      }
      if let place { cases[place].append(index) } else { cases.append([index]) }
    }
    return cases
  }

  /// A screen of a route as a case, with its arguments.
  func parts(of route: Int, as kind: Destination.Kind, _ arguments: [Argument]) -> CaseParts {
    let cases = self.cases(of: kind)
    let place = cases.firstIndex { $0.contains(route) }!
    guard Self.features[routes[route].file] != nil else { return CaseParts(place, arguments) }
    return CaseParts(place, [.screen(CaseParts(cases[place].firstIndex(of: route)!, arguments))])
  }
}
