import WaymarkLinks

/// A random spec of few words, whose links often overlap.
///
/// The spec has the form that an author writes, without the compiler's interpretation.
struct RandomSpec {
  struct Parameter {
    enum Arity: Equatable {
      case required, optional, list
      /// A parameter with a default value, which is a text of the type.
      case defaulted(String)
    }

    let name: String
    let type: SampleType
    var arity: Arity
  }

  struct Link {
    enum Place: Hashable {
      case tab(Int)
      /// A sheet, cover, or window, by the index of its route.
      case modal(Int)
      case current
      /// The screen that the user is on, for a modal screen.
      case anywhere
    }

    var pattern: SamplePattern
    var place: Place = .anywhere
    /// The modal routes beneath the target, outermost first. A pushed target is on the stack of the last one.
    var modals: [Int] = []
    /// A Boolean value that indicates whether the YAML contains `in:` even if the place is the only one.
    var isPlaceWritten = true
    var kind: Destination.Kind
    /// The texts of fixed values by parameter.
    var with: [String: String] = [:]
    /// The indices of the origins, or `nil` for the default origins.
    var origins: [Int]?
    var appends = false
    var requires: [Int] = []
    var deprecation: String?
  }

  struct Tab {
    var parameters: [Parameter]
    var links: [Link] = []
    /// The condition that shows the tab, or `nil`. If the condition is false, a fallback replaces the tab.
    var condition: Int?
  }

  struct Route {
    /// The index of the file that declares the route. The root file is 0, and files with features are last.
    var file: Int
    var kinds: [Destination.Kind]
    /// The indices of the tabs that allow the route, or `nil` for all tabs.
    var tabs: [Int]?
    /// The indices of the modal routes that the YAML names under `in`, all of them before the route itself.
    var modals: [Int] = []
    var parent: Int?
    /// A Boolean value that indicates whether the YAML declares `params`. Otherwise, the captures of the links define
    /// them.
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

  /// The target of a link, by index.
  enum Target: Equatable {
    case tab(Int), route(Int), app(Int), redirect(Int)
  }

  /// The features of the included files, or `nil` for a file without a feature.
  static let features: [String?] = [nil, nil, "Alpha", "Beta"]
  static let conditions = ["signedIn", "grown"]

  var origins: [SampleOrigin]
  var types: [SampleType]
  var tabs: [Tab] = []
  /// The routes in the order of their files.
  var routes: [Route] = []
  var resolvedLinks: [ResolvedLink] = []
  var redirects: [Redirect] = []

  /// Every link in the order of the spec, with its target.
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

  /// Returns the spec without one of its links.
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

  // MARK: Origins

  /// The origins of the spec, or the default origin with the app's name if the spec declares none.
  var allOrigins: [SampleOrigin] { origins.isEmpty ? [SampleOrigin("app", schemes: ["sample"])] : origins }

  /// A scheme with a host, and the index of the origin that declares them.
  struct Endpoint {
    let origin: Int
    let scheme: String
    /// The host, or `nil` for a custom scheme.
    let host: SampleHost?
    var ignoresCase: Bool
  }

  var endpoints: [Endpoint] {
    allOrigins.enumerated().flatMap { index, origin in
      origin.endpoints.map {
        Endpoint(origin: index, scheme: $0.scheme, host: $0.host, ignoresCase: origin.ignoresCase)
      }
    }
  }

  /// Returns a Boolean value that indicates whether `+` means a space in the query values of a URL.
  func plusIsSpace(in url: URLParts) -> Bool {
    endpoints.contains { endpoint in
      guard allOrigins[endpoint.origin].plusIsSpace, endpoint.scheme == url.scheme else { return false }
      guard let host = endpoint.host else { return !url.isWeb }
      return host.port == url.port && host.labels(of: url.host) != nil
    }
  }

  /// Returns the endpoints that a link matches.
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

  /// Returns the parameters that captures and fixed values of a link can provide.
  ///
  /// The parameters of the target precede the parameters of the screens below.
  func parameters(of link: Link, _ target: Target) -> [Parameter] {
    var parameters = ownParameters(of: target)
    guard case .route(let route) = target else { return parameters }
    for beneath in beneath(route, link) {
      for parameter in routes[beneath].parameters {
        if let known = parameters.firstIndex(where: { $0.name == parameter.name }) {
          // A parameter is required if any of the screens requires the parameter.
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

  /// Returns the routes below the route of a link, outermost first.
  ///
  /// The modal screens that the link opens precede the chain of parents.
  func beneath(_ route: Int, _ link: Link) -> [Int] {
    link.modals + (link.kind == .push ? parents(of: route) : [])
  }

  /// Returns the chain of parents of a route, outermost first.
  func parents(of route: Int) -> [Int] {
    guard let parent = routes[route].parent else { return [] }
    return parents(of: parent) + [parent]
  }

  /// Limits the parameters of a route without `params` to the captures of its links.
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

  /// Returns the captures of a link, including the captures of its hosts.
  func captures(of link: Link) -> [(name: String, isOptional: Bool)] {
    let hosts = endpoints(of: link).map { $0.host?.captures ?? [] }
    let names = Set(hosts.joined())
    return link.pattern.captures + names.sorted().map { name in (name, !hosts.allSatisfy { $0.contains(name) }) }
  }

  // MARK: Cases

  /// Returns the generated cases of a kind as route indices.
  ///
  /// A case contains a single route, or all routes of a feature.
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

  /// Returns the case of a route's screen, with arguments.
  func parts(of route: Int, as kind: Destination.Kind, _ arguments: [Argument]) -> CaseParts {
    let cases = self.cases(of: kind)
    let place = cases.firstIndex { $0.contains(route) }!
    guard Self.features[routes[route].file] != nil else { return CaseParts(place, arguments) }
    return CaseParts(place, wrapping: CaseParts(cases[place].firstIndex(of: route)!, arguments))
  }
}
