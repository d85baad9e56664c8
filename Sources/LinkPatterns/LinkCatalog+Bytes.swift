import WaymarkLinks

extension LinkCatalog {
  private static let version = 1

  /// The catalog as bytes, which ``init(bytes:)`` reads.
  package var bytes: [UInt8] {
    var writer = CatalogWriter()
    writer.write(Self.version)
    writer.write(specName)
    writer.write(namespace)
    writer.write(links) { $0.write(to: &$1) }
    writer.write(types) { $0.write(to: &$1) }
    writer.write(urlTexts)
    writer.write(origins) { $1.write($0) }
    writer.write(conditions) { $1.write($0) }
    writer.write(tabs) { $0.write(to: &$1) }
    writer.write(routes) { $0.write(to: &$1) }
    writer.write(resolvedLinks) { $0.write(to: &$1) }
    for kind in Destination.Kind.screens {
      writer.write(screens[kind] ?? []) { screen, writer in
        switch screen {
        case .route(let route):
          writer.write(false)
          writer.write(route)
        case .feature(let routes):
          writer.write(true)
          writer.write(routes) { $1.write($0) }
        }
      }
    }
    writer.write(decisions) { decision, writer in
      writer.write(decision.winner)
      writer.write(decision.loser)
      writer.write(decision.isDeclared)
    }
    return writer.bytes
  }

  /// Creates a catalog from bytes. The result is `nil` if the bytes are damaged.
  ///
  /// - Parameter bytes: The bytes of ``bytes``.
  package init?(bytes: [UInt8]) {
    var reader = CatalogReader(bytes)
    guard reader.number() == Self.version else { return nil }
    specName = reader.text()
    namespace = reader.text()
    links = reader.array { Link(&$0) }
    types = reader.array { DeclaredType(&$0) }
    urlTexts = reader.part()
    origins = reader.array { $0.text() }
    conditions = reader.array { $0.text() }
    tabs = reader.array { Tab(&$0) }
    routes = reader.array { Named(&$0) }
    resolvedLinks = reader.array { Named(&$0) }
    for kind in Destination.Kind.screens {
      screens[kind] = reader.array { $0.flag() ? .feature($0.array { $0.number() }) : .route($0.number()) }
    }
    decisions = reader.array { Decision(winner: $0.number(), loser: $0.number(), isDeclared: $0.flag()) }
    guard !reader.isDamaged, reader.isAtEnd, isConsistent else { return nil }
  }

  /// A Boolean value that indicates whether all indices refer to an element.
  private var isConsistent: Bool {
    let cases = screens.values.flatMap { $0 }.flatMap { screen in
      switch screen {
      case .route(let route): [route]
      case .feature(let routes): routes
      }
    }
    return links.allSatisfy { link in
      switch link.target {
      case .tab(let index): index < tabs.count
      case .route(let index): index < routes.count
      case .app(let index): index < resolvedLinks.count
      case .redirect: true
      }
    } && links.allSatisfy { link in link.types.allSatisfy(isKnown) }
      && links.allSatisfy { link in link.endpoints.allSatisfy { $0.origin < origins.count } }
      && tabs.allSatisfy { $0.fallback ?? 0 < tabs.count }
      && tabs.allSatisfy { tab in tab.condition.map { $0 < conditions.count } ?? true }
      && cases.allSatisfy { $0 < routes.count }
      && decisions.allSatisfy { $0.winner < links.count && $0.loser < links.count }
  }

  private func isKnown(_ type: ValueType) -> Bool {
    if case .declared(let index) = type { index < types.count } else { true }
  }
}

extension LinkCatalog.Link {
  /// The types of all captures.
  fileprivate var types: [ValueType] {
    path.types + appPath.types + (query + (fragment?.query ?? [])).compactMap { $0.value.type }
      + (fragment?.path.types ?? []) + Array(captureTypes.values)
  }

  fileprivate init(_ reader: inout CatalogReader) {
    text = reader.text()
    endpoints = reader.array { LinkCatalog.Endpoint(&$0) }
    path = LinkPattern.Path(&reader)
    appPath = reader.flag() ? LinkPattern.Path(&reader) : path
    query = reader.array { LinkPattern.QueryItem(&$0) }
    fragment = reader.optional { LinkPattern.Fragment(&$0) }
    // `Dictionary(_:uniquingKeysWith:)` is not part of Embedded Swift.
    captureTypes = [:]
    for (name, type) in reader.array({ ($0.text(), ValueType(&$0)) }) { captureTypes[name] = type }
    target = LinkCatalog.Target(&reader)
    name = reader.text()
    summary = reader.array { $0.text() }
    file = reader.text()
    line = reader.number()
  }

  fileprivate func write(to writer: inout CatalogWriter) {
    writer.write(text)
    writer.write(endpoints) { $0.write(to: &$1) }
    path.write(to: &writer)
    writer.write(appPath != path)
    if appPath != path { appPath.write(to: &writer) }
    writer.write(query) { $0.write(to: &$1) }
    writer.write(fragment) { $0.write(to: &$1) }
    writer.write(captureTypes.sorted { $0.key < $1.key }) { entry, writer in
      writer.write(entry.key)
      entry.value.write(to: &writer)
    }
    target.write(to: &writer)
    writer.write(name)
    writer.write(summary) { $1.write($0) }
    writer.write(file)
    writer.write(line)
  }
}

extension LinkCatalog.Target {
  fileprivate init(_ reader: inout CatalogReader) {
    switch reader.number(below: 4) {
    case 0: self = .tab(reader.number())
    case 1: self = .route(reader.number())
    case 2: self = .app(reader.number())
    default: self = .redirect
    }
  }

  fileprivate func write(to writer: inout CatalogWriter) {
    let (number, index): (Int, Int?) =
      switch self {
      case .tab(let index): (0, index)
      case .route(let index): (1, index)
      case .app(let index): (2, index)
      case .redirect: (3, nil)
      }
    writer.write(number)
    if let index { writer.write(index) }
  }
}

extension LinkCatalog.Endpoint {
  fileprivate init(_ reader: inout CatalogReader) {
    origin = reader.number()
    scheme = reader.text()
    text = reader.text()
    host = reader.optional { reader in
      LinkCatalog.Host(
        front: reader.array { $0.flag() ? .capture($0.text()) : .any }, name: reader.text(), port: reader.number())
    }
  }

  fileprivate func write(to writer: inout CatalogWriter) {
    writer.write(origin)
    writer.write(scheme)
    writer.write(text)
    writer.write(host) { host, writer in
      writer.write(host.front) { label, writer in
        if case .capture(let name) = label {
          writer.write(true)
          writer.write(name)
        } else {
          writer.write(false)
        }
      }
      writer.write(host.name)
      writer.write(host.port)
    }
  }
}

extension LinkCatalog.DeclaredType {
  fileprivate init(_ reader: inout CatalogReader) {
    phrase = reader.text()
    switch reader.number(below: 3) {
    case 0: texts = .cases(reader.array { $0.text() })
    case 1: texts = .refinement(PrimitiveType(&reader), reader.part())
    default: texts = .native
    }
  }

  fileprivate func write(to writer: inout CatalogWriter) {
    writer.write(phrase)
    switch texts {
    case .cases(let cases):
      writer.write(0)
      writer.write(cases) { $1.write($0) }
    case .refinement(let primitive, let automaton):
      writer.write(1)
      writer.write(Int(primitive.rawValue))
      writer.write(automaton)
    case .native: writer.write(2)
    }
  }
}

extension LinkCatalog.Named {
  fileprivate init(_ reader: inout CatalogReader) {
    self.init(name: reader.text(), parameters: reader.array { $0.text() })
  }

  fileprivate func write(to writer: inout CatalogWriter) {
    writer.write(name)
    writer.write(parameters) { $1.write($0) }
  }
}

extension LinkCatalog.Tab {
  fileprivate init(_ reader: inout CatalogReader) {
    self.init(
      named: LinkCatalog.Named(&reader), fallback: reader.optional { $0.number() },
      condition: reader.optional { $0.number() }, userCanHide: reader.flag())
  }

  fileprivate func write(to writer: inout CatalogWriter) {
    named.write(to: &writer)
    writer.write(fallback) { $1.write($0) }
    writer.write(condition) { $1.write($0) }
    writer.write(userCanHide)
  }
}

extension PrimitiveType {
  fileprivate init(_ reader: inout CatalogReader) {
    if let type = PrimitiveType(rawValue: UInt8(reader.number(below: 256))) {
      self = type
    } else {
      reader.fail()
      self = .string
    }
  }
}

extension ValueType {
  fileprivate init(_ reader: inout CatalogReader) {
    self = reader.flag() ? .declared(reader.number()) : .primitive(PrimitiveType(&reader))
  }

  fileprivate func write(to writer: inout CatalogWriter) {
    switch self {
    case .primitive(let primitive):
      writer.write(false)
      writer.write(Int(primitive.rawValue))
    case .declared(let index):
      writer.write(true)
      writer.write(index)
    }
  }
}

extension LinkPattern.Path {
  fileprivate init(_ reader: inout CatalogReader) {
    self.init(
      segments: reader.array { $0.flag() ? .capture(LinkPattern.Capture(&$0)) : .literal($0.text()) })
    switch reader.number(below: 3) {
    case 0: tail = .none
    case 1: tail = .optional(LinkPattern.Capture(&reader))
    default:
      tail = .rest(name: reader.optional { $0.text() }, isList: reader.flag(), allowsNone: reader.flag())
    }
  }

  fileprivate func write(to writer: inout CatalogWriter) {
    writer.write(segments) { segment, writer in
      switch segment {
      case .literal(let text):
        writer.write(false)
        writer.write(text)
      case .capture(let capture):
        writer.write(true)
        capture.write(to: &writer)
      }
    }
    switch tail {
    case .none: writer.write(0)
    case .optional(let capture):
      writer.write(1)
      capture.write(to: &writer)
    case .rest(let name, let isList, let allowsNone):
      writer.write(2)
      writer.write(name) { $1.write($0) }
      writer.write(isList)
      writer.write(allowsNone)
    }
  }

  fileprivate var types: [ValueType] {
    var types: [ValueType] = segments.compactMap { if case .capture(let capture) = $0 { capture.type } else { nil } }
    if case .optional(let capture) = tail { types.append(capture.type) }
    return types
  }
}

extension LinkPattern.Capture {
  fileprivate init(_ reader: inout CatalogReader) {
    self.init(name: reader.text(), type: ValueType(&reader), prefix: reader.text(), suffix: reader.text())
  }

  fileprivate func write(to writer: inout CatalogWriter) {
    writer.write(name)
    type.write(to: &writer)
    writer.write(prefix)
    writer.write(suffix)
  }
}

extension LinkPattern.QueryItem {
  fileprivate init(_ reader: inout CatalogReader) {
    let keys = reader.array { $0.text() }
    // Messages about an item name its first key.
    if keys.isEmpty { reader.fail() }
    self.init(keys: keys, value: LinkPattern.QueryValue(&reader))
  }

  fileprivate func write(to writer: inout CatalogWriter) {
    writer.write(keys) { $1.write($0) }
    value.write(to: &writer)
  }
}

extension LinkPattern.QueryValue {
  fileprivate init(_ reader: inout CatalogReader) {
    switch reader.number(below: 5) {
    case 0: self = .literal(reader.text())
    case 1: self = .required(name: reader.text(), ValueType(&reader))
    case 2: self = .optional(name: reader.text(), ValueType(&reader))
    case 3: self = .list(name: reader.text(), ValueType(&reader))
    default: self = .absent
    }
  }

  fileprivate func write(to writer: inout CatalogWriter) {
    func write(_ number: Int, _ name: String, _ type: ValueType) {
      writer.write(number)
      writer.write(name)
      type.write(to: &writer)
    }
    switch self {
    case .literal(let text):
      writer.write(0)
      writer.write(text)
    case .required(let name, let type): write(1, name, type)
    case .optional(let name, let type): write(2, name, type)
    case .list(let name, let type): write(3, name, type)
    case .absent: writer.write(4)
    }
  }

  fileprivate var type: ValueType? {
    switch self {
    case .literal, .absent: nil
    case .required(_, let type), .optional(_, let type), .list(_, let type): type
    }
  }
}

extension LinkPattern.Fragment {
  fileprivate init(_ reader: inout CatalogReader) {
    self.init(
      startsWithSlash: reader.flag(), path: LinkPattern.Path(&reader),
      query: reader.array { LinkPattern.QueryItem(&$0) })
  }

  fileprivate func write(to writer: inout CatalogWriter) {
    writer.write(startsWithSlash)
    path.write(to: &writer)
    writer.write(query) { $0.write(to: &$1) }
  }
}
