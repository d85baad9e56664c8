import WaymarkNavigation
import WaymarkSource
import WaymarkSpec
import WaymarkYAML

extension ModelBuilder {
  /// Adds a tab's own link.
  mutating func addLink(_ entry: LinkEntry, to tab: Int) {
    for (key, span) in [("in", entry.tab?.span), ("present", entry.presentation?.span)] {
      guard let span else { continue }
      report(
        Diagnostic(
          "misplaced-key", "a tab's own link selects that tab, so `\(key)` says nothing here", at: span,
          help: "remove it"))
    }
    guard let syntax = entry.pattern, let origins = origins(entry) else { return }
    for case .capture(let name, _, let span) in syntax.segments {
      report(
        Diagnostic(
          "unknown-parameter", "a tab has no parameters, so `\(name.string)` goes nowhere", at: span,
          help: "let the link lead to a route"))
      return
    }
    guard let pattern = pattern(syntax, parameters: []) else { return }
    model.tabs[tab].links.append(model.links.count)
    model.links.append(Link(pattern: pattern, target: .tab(tab), tab: tab, origins: origins))
  }

  /// Resolves a route's parameters and adds its links.
  mutating func addLinks(of route: Int, _ entry: RouteEntry) {
    model.routes[route].parameters =
      entry.parameters.map { declaredParameters($0) } ?? capturedParameters(entry.links)
    for link in entry.links { addLink(link, toRoute: route) }
  }

  private mutating func addLink(_ entry: LinkEntry, toRoute route: Int) {
    let presentation = presentation(entry, of: route)
    let isPlaced: Bool
    let tab: Int?
    switch presentation {
    case nil: (isPlaced, tab) = (false, nil)
    case .push: (tab, isPlaced) = pushTab(entry, of: route)
    case .sheet, .cover:
      tab = entry.tab.flatMap { allowedTab($0, of: route) }
      isPlaced = (tab != nil) == (entry.tab != nil)
    }
    guard let syntax = entry.pattern, let origins = origins(entry),
      let pattern = pattern(syntax, parameters: model.routes[route].parameters), isPlaced, let presentation
    else { return }
    model.routes[route].links.append(model.links.count)
    model.links.append(
      Link(pattern: pattern, target: .route(route, presentation), tab: tab, origins: origins))
  }

  // MARK: Where it lands

  private mutating func presentation(_ entry: LinkEntry, of route: Int) -> RouteEntry.Presentation? {
    let allowed = model.routes[route].presentations
    guard let wanted = entry.presentation else { return allowed[0] }
    guard allowed.contains(wanted.value) else {
      let list = allowed.map { "`\($0.rawValue)`" }.joined(or: "or")
      report(
        Diagnostic(
          "presentation-mismatch",
          "`\(model.routes[route].name.string)` is shown as \(list), not as `\(wanted.value.rawValue)`",
          at: wanted.span,
          help: "add `\(wanted.value.rawValue)` to the route's `present`, or change it here",
          related: [.init(model.routes[route].name.span, "the route is declared here")]))
      return nil
    }
    return wanted.value
  }

  /// The tab in which a link pushes its route: its own `in`, or the only one that there is.
  private mutating func pushTab(_ entry: LinkEntry, of route: Int) -> (tab: Int?, isPlaced: Bool) {
    if let name = entry.tab {
      let tab = allowedTab(name, of: route)
      return (tab, tab != nil)
    }
    let tabs = model.routes[route].tabs
    if tabs.count == 1 { return (tabs[0], true) }
    guard !spec.isIncomplete, let span = entry.url?.span else { return (nil, false) }
    // Names in `in` that are no tabs have been reported; one of them may be the tab that is meant.
    if let written = routeEntries[route].tabs, written.count != tabs.count { return (nil, false) }
    let name = model.routes[route].name.string
    if tabs.isEmpty {
      report(
        Diagnostic(
          "undecided-tab", "`\(name)` is pushed in no tab, so this link cannot land", at: span,
          help: "add a tab to the route's `in`",
          related: [.init(model.routes[route].name.span, "the route is declared here")]))
    } else {
      let candidates = tabs.map { "`\(model.tabs[$0].name.string)`" }.joined(or: "and")
      report(
        Diagnostic(
          "undecided-tab", "`\(name)` can be pushed in several tabs, and this link does not say in which", at: span,
          help: "add `in:` to the link; the candidates are \(candidates)",
          related: [.init(model.routes[route].name.span, "the route is declared here")]))
    }
    return (nil, false)
  }

  private mutating func allowedTab(_ name: Text, of route: Int) -> Int? {
    guard let tab = tab(name) else { return nil }
    // A route whose `in` names something unknown has a finding already.
    guard model.routes[route].tabs.contains(tab) || routeEntries[route].tabs?.count != model.routes[route].tabs.count
    else {
      let allowed = model.routes[route].tabs.map { "`\(model.tabs[$0].name.string)`" }.joined(or: "and")
      report(
        Diagnostic(
          "undecided-tab", "`\(model.routes[route].name.string)` is not allowed in the tab `\(name.string)`",
          at: name.span,
          help: allowed.isEmpty ? "the route's `in` allows no tab" : "the route's `in` allows \(allowed)",
          related: [.init(model.routes[route].name.span, "the route is declared here")]))
      return nil
    }
    return model.routes[route].tabs.contains(tab) ? tab : nil
  }

  /// The origins on which a link stands; nil where some that it names are unknown.
  private mutating func origins(_ entry: LinkEntry) -> [Int]? {
    guard let names = entry.origins else { return model.origins.indices.filter { model.origins[$0].isDefault } }
    var result: [Int] = []
    for name in names {
      if let index = model.origins.firstIndex(where: { $0.name == name }) {
        if !result.contains(index) { result.append(index) }
      } else if !spec.isIncomplete, !spec.root.origins.contains(where: { $0.name == name }) {
        let known = model.origins.map(\.name.string)
        let question = Suggestion.question(for: name.string, among: known)
        report(
          Diagnostic(
            "unknown-name", "there is no origin `\(name.string)`" + (question.map { "; \($0)" } ?? ""), at: name.span,
            help: "the origins are \(known.map { "`\($0)`" }.joined(or: "and"))"))
      }
    }
    return result.count == names.count ? result.sorted() : nil
  }

  // MARK: Parameters

  private mutating func type(_ name: Text) -> CaptureType? {
    let string = name.string
    if let type = CaptureType.allCases.first(where: { $0.specName == string }) { return type }
    let names = CaptureType.allCases.map(\.specName)
    let question = Suggestion.question(for: string, among: names)
    report(
      Diagnostic(
        "unknown-type", "there is no type `\(string)`" + (question.map { "; \($0)" } ?? ""), at: name.span,
        help: "the types are \(names.sorted().map { "`\($0)`" }.joined(or: "and"))"))
    return nil
  }

  private mutating func declaredParameters(_ entries: [Named<Text>]) -> [Parameter] {
    // A type that is not known has its finding; as a String, the parameter makes no further ones.
    entries.map { Parameter(name: $0.name, type: type($0.value) ?? .string) }
  }

  /// What the links of a route without `params` capture between them, in the order of the first to do so.
  private mutating func capturedParameters(_ links: [LinkEntry]) -> [Parameter] {
    var parameters: [(name: Text, type: CaptureType?)] = []
    for case .capture(let name, let typeName, _) in links.compactMap(\.pattern).flatMap(\.segments) {
      let type = typeName.flatMap { self.type($0) }
      guard let known = parameters.firstIndex(where: { $0.name == name }) else {
        parameters.append((name, type))
        continue
      }
      if let type, let first = parameters[known].type, first != type {
        report(
          Diagnostic(
            "mistyped-parameter", "`\(name.string)` is \(type.specName) here and \(first.specName) elsewhere",
            at: name.span, help: "give both the same type", related: [.init(parameters[known].name.span, "elsewhere")]))
      }
      parameters[known].type = parameters[known].type ?? type
    }
    return parameters.map { Parameter(name: $0.name, type: $0.type ?? .string) }
  }

  // MARK: Patterns

  /// The canonical form of a pattern whose captures are parameters, each bound exactly once.
  private mutating func pattern(_ syntax: PatternSyntax, parameters: [Parameter]) -> Pattern? {
    var segments: [Pattern.Segment] = []
    var isSound = true
    for segment in syntax.segments {
      switch segment {
      case .literal(let literal):
        do throws(URLRefusal) {
          segments.append(.literal(try Self.canonical(literal.string)))
        } catch {
          isSound = false
          report(
            Diagnostic(
              "invalid-pattern", "no URL has the segment `\(literal.string)`: \(error.explanation)", at: literal.span))
        }
      case .capture(let name, let typeName, _):
        guard let index = parameters.firstIndex(where: { $0.name == name }) else {
          isSound = false
          if !spec.isIncomplete { reportUnknownParameter(name, parameters) }
          continue
        }
        if let typeName, let type = type(typeName), type != parameters[index].type {
          isSound = false
          report(
            Diagnostic(
              "mistyped-parameter",
              "`\(name.string)` is declared as \(parameters[index].type.specName), not as \(type.specName)",
              at: typeName.span, help: "leave the type out here",
              related: [.init(parameters[index].name.span, "declared here")]))
        }
        segments.append(.capture(parameter: index, parameters[index].type))
      }
    }
    if segments.count > CanonicalURL.mostSegments {
      isSound = false
      report(
        Diagnostic(
          "invalid-pattern",
          "a URL has at most \(CanonicalURL.mostSegments) segments, and this pattern has \(segments.count)",
          at: syntax.text.span))
    }
    let length = segments.reduce(0) { $0 + 1 + $1.leastBytes }
    if length > CanonicalURL.longest {
      isSound = false
      report(
        Diagnostic(
          "invalid-pattern", "a URL has at most 2,048 bytes, and this pattern has \(length)", at: syntax.text.span))
    }
    for (index, parameter) in parameters.enumerated() where isSound {
      let isBound = segments.contains { if case .capture(index, _) = $0 { true } else { false } }
      guard !isBound else { continue }
      isSound = false
      report(
        Diagnostic(
          "unbound-parameter", "this link does not say what `\(parameter.name.string)` is", at: syntax.text.span,
          help: "add `/{\(parameter.name.string)}` to the pattern",
          related: [.init(parameter.name.span, "the parameter is declared here")]))
    }
    return isSound ? Pattern(text: syntax.text, segments: segments) : nil
  }

  private mutating func reportUnknownParameter(_ name: Text, _ parameters: [Parameter]) {
    let names = parameters.map(\.name.string)
    let question = Suggestion.question(for: name.string, among: names)
    report(
      Diagnostic(
        "unknown-parameter", "the route has no parameter `\(name.string)`" + (question.map { "; \($0)" } ?? ""),
        at: name.span,
        help: names.isEmpty
          ? "its `params` is empty" : "its parameters are \(names.map { "`\($0)`" }.joined(or: "and"))"))
  }

  /// The canonical text of a literal segment.
  private static func canonical(_ literal: String) throws(URLRefusal) -> String {
    if literal.contains(" ") { throw .rawSpace }
    if literal.contains("\\") { throw .backslash }
    let text = try PercentCoding.decodedStrictly(Array(literal.utf8))
    if text == "." || text == ".." { throw .dotSegment }
    var bytes: [UInt8] = []
    try PercentCoding.append(text, keeping: .segment, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Pattern.Segment {
  /// How long it is in the shortest of its URLs.
  fileprivate var leastBytes: Int {
    switch self {
    case .literal(let text): text.utf8.count
    case .capture: 1
    }
  }
}

extension CaptureType {
  /// The type's name in a spec and in Swift.
  package var specName: String {
    switch self {
    case .int: "Int"
    case .string: "String"
    }
  }
}
