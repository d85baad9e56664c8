import WaymarkLinks

extension PublishedSpec {
  private static let version = 3

  /// A version, the FNV-1a hash of the contents in eight bytes, and the contents in the order of the `code` functions
  /// below, with the link table last.
  package func encoded() -> [UInt8] {
    var contents = SpecCoder()
    var copy = self
    copy.code(with: &contents)
    var coder = SpecCoder()
    var version = Self.version
    var hash = Self.hash(contents.bytes[...])
    coder.code(&version)
    coder.code(&hash)
    return coder.bytes + contents.bytes
  }

  /// `nil` if the bytes are damaged. All indices of the result are valid.
  package init?(_ bytes: [UInt8]) {
    self.init()
    let headerSize = 9
    guard bytes.count > headerSize else { return nil }
    var header = SpecCoder(reading: Array(bytes[..<headerSize]))
    var version = 0
    var hash: UInt64 = 0
    header.code(&version)
    header.code(&hash)
    guard version == Self.version, hash == Self.hash(bytes[headerSize...]) else { return nil }
    var coder = SpecCoder(reading: Array(bytes[headerSize...]))
    code(with: &coder)
    guard coder.isComplete, hasValidIndices else { return nil }
  }

  /// FNV-1a by Fowler, Noll, and Vo.
  package static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  private mutating func code(with coder: inout SpecCoder) {
    coder.code(&app, &path, &specName, &namespace)
    coder.code(&bundleIDs, &origins, &conditions, &types)
    coder.code(&urlTexts)
    coder.code(&gates)
    coder.code(&features, &tabs, &routes, &resolvedLinks)
    coder.code(&links)
    for kind in Destination.Kind.screens {
      var cases = screens[kind] ?? []
      coder.code(&cases)
      screens[kind] = cases
    }
    coder.code(&decisions, &tabBar, &dropsConcurrentLinks, &caseTables)
    coder.code(&linkTable)
  }
}

extension PublishedSpec {
  private var hasValidIndices: Bool {
    tabs.allSatisfy { isValid($0.fallback, tabs.count) && isValid($0.condition, conditions.count) }
      && (tabs.isEmpty || tabBar.initial < tabs.count) && isValid(tabBar.customization?.resetSelects, tabs.count)
      && conditions.allSatisfy { isValid($0.screen, routes.count) }
      && gates.allSatisfy { $0.condition < conditions.count && $0.route < routes.count }
      && routes.allSatisfy(isValid) && links.allSatisfy(isValid)
      && declarations.allSatisfy { declaration in
        areValid(declaration.links, links.count) && areValid(declaration.opens, routes.count)
          && declaration.parameters.allSatisfy { isValid($0.type) }
      } && resolvedLinks.allSatisfy { isValid($0.tab, tabs.count) }
      && screens.values.allSatisfy { cases in cases.allSatisfy { areValid($0.routes, routes.count) } }
      && decisions.allSatisfy { $0.winner < links.count && $0.loser < links.count }
      && (caseTables?.tables.count ?? CaseTables.Kind.allCases.count) == CaseTables.Kind.allCases.count
  }

  private var declarations: [Declaration] {
    tabs.map { $0.declaration } + routes.map { $0.declaration } + resolvedLinks.map { $0.declaration }
  }

  private func isValid(_ route: Route) -> Bool {
    isValid(route.feature, features.count) && areValid(route.requires, conditions.count)
      && isValid(route.parent, routes.count) && areValid(route.tabs ?? [], tabs.count)
      && areValid(route.flows + route.covers + route.gates, routes.count)
  }

  private func isValid(_ link: Link) -> Bool {
    let isTarget =
      switch link.target {
      case .tab(let index): index < tabs.count
      case .route(let index): index < routes.count
      case .app(let index): index < resolvedLinks.count
      case .redirect: true
      }
    return isTarget && link.types.allSatisfy { isValid($0) } && link.endpoints.allSatisfy { $0.origin < origins.count }
      && isValid(link.landing.tab, tabs.count) && areValid(link.landing.routes, routes.count)
      && areValid(link.requires, conditions.count)
  }

  private func isValid(_ type: ValueType) -> Bool {
    if case .declared(let index) = type { index < types.count } else { true }
  }

  private func isValid(_ index: Int?, _ count: Int) -> Bool { index.map { $0 < count } ?? true }
  private func areValid(_ indices: [Int], _ count: Int) -> Bool { indices.allSatisfy { $0 < count } }
}

extension PublishedSpec.Link {
  fileprivate var types: [ValueType] {
    path.types + appPath.types + (query + (fragment?.query ?? [])).compactMap { $0.value.type }
      + (fragment?.path.types ?? []) + Array(captureTypes.values)
  }
}

extension PublishedSpec.Landing {
  package var routes: [Int] { stack + modals.flatMap { [$0.route] + $0.stack } }
}

extension PublishedSpec.ScreenCase {
  fileprivate var routes: [Int] {
    switch self {
    case .route(let route): [route]
    case .feature(let routes): routes
    }
  }
}

extension PublishedSpec.Origin: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&name, &starts, &isDefault, &reading) }
}

extension PublishedSpec.Condition: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&name, &screen) }
}

extension PublishedSpec.Gate: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&condition, &route, &resets) }
}

extension PublishedSpec.DeclaredType: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&name, &phrase, &texts, &sample) }
}

extension PublishedSpec.Case: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&name, &text) }
}

extension PublishedSpec.Parameter: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&name, &type, &arity) }
}

extension PublishedSpec.Title: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&text, &isKey) }
}

extension PublishedSpec.Metadata: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&key, &value) }
}

extension PublishedSpec.Place: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&path, &name, &line) }
}

extension PublishedSpec.Declaration: Coded {
  mutating func code(with coder: inout SpecCoder) {
    coder.code(&name, &title, &summary, &parameters)
    coder.code(&metadata, &accessibilityID, &links, &opens)
    coder.code(&place)
  }
}

extension PublishedSpec.Tab: Coded {
  mutating func code(with coder: inout SpecCoder) {
    coder.code(&declaration, &icon, &fallback, &condition)
    coder.code(&visibility)
  }
}

extension PublishedSpec.Route: Coded {
  mutating func code(with coder: inout SpecCoder) {
    coder.code(&declaration, &presentations, &feature, &requires)
    coder.code(&returns, &elements, &parent, &tabs)
    coder.code(&flows, &covers, &gates, &isReached)
  }
}

extension PublishedSpec.Element: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&name, &id) }
}

extension PublishedSpec.ResolvedLink: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&declaration, &tab) }
}

extension PublishedSpec.Link: Coded {
  mutating func code(with coder: inout SpecCoder) {
    coder.code(&text, &endpoints, &path)
    var hasAppPath = appPath != path
    coder.code(&hasAppPath)
    if hasAppPath { coder.code(&appPath) } else { appPath = path }
    coder.code(&query, &fragment)
    // `Dictionary(_:uniquingKeysWith:)` is not part of Embedded Swift.
    var captures = captureTypes.sorted { $0.key < $1.key }.map { LinkPattern.Capture(name: $0.key, type: $0.value) }
    coder.code(&captures)
    if coder.isReading { for capture in captures { captureTypes[capture.name] = capture.type } }
    coder.code(&target, &name, &landing, &arguments)
    coder.code(&requires, &deprecation, &beats, &place)
    coder.code(&otherwise, &id)
  }
}

extension PublishedSpec.Landing: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&tab, &keepsStack, &stack, &modals) }
}

extension PublishedSpec.Landing.Modal: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&kind, &route, &stack) }
}

extension PublishedSpec.Endpoint: Coded {
  mutating func code(with coder: inout SpecCoder) {
    coder.code(&origin, &scheme, &text, &host)
    coder.code(&reading)
  }
}

extension URLReading: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&ignoresCase, &plusIsSpace) }
}

extension PublishedSpec.Host: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&front, &name, &port) }
}

extension PublishedSpec.Decision: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&winner, &loser, &isDeclared) }
}

extension PublishedSpec.TabBar: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&initial, &retapPops, &customization) }
}

extension PublishedSpec.Customization: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&minimum, &allowsReordering, &resetSelects) }
}

extension PublishedSpec.CaseTables: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&tables, &features) }
}

extension PublishedSpec.Table: Coded {
  mutating func code(with coder: inout SpecCoder) {
    coder.code(&name)
    coder.code(&bytes)
  }
}
