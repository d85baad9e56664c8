import LinkResolving
import SpecModel
import WaymarkLinks

extension LinkTableEncoder {
  mutating func encodeLink(_ number: Int, rank: Int) -> Int {
    let link = links[number]
    let locations = CaptureLocations(link.pattern)
    let conditions = encodeConditions(link.pattern, locations)
    let endpoints = endpointList(link.pattern)
    let winners = encodeWinners(over: number)
    // Everything that the record refers to is encoded before the record.
    let landing = preparedScreens(link, locations)
    let tailType = preparedPieces(link.pattern)
    let redirect = link.redirect.map { prepared($0, locations, link.pattern) }
    let otherwise = table.count
    if let redirect, !link.isRedirect { encode(redirect) }

    let offset = table.count
    table.byte(
      (conditions.canFail ? LinkTableFormat.LinkFlag.conditional : 0)
        | (winners > 0 ? LinkTableFormat.LinkFlag.contested : 0) | flags(ofLink: number))
    table.word(rank)
    table.word(number)
    table.word(conditions.offset)
    table.word(endpoints)
    table.word(winners)
    if let redirect, link.isRedirect {
      table.byte(LinkTableFormat.Outcome.redirect.rawValue)
      encode(redirect)
      return offset
    }
    let isApp = if case .app = link.target { true } else { false }
    table.byte((isApp ? LinkTableFormat.Outcome.app : .landing).rawValue)
    table.word(link.landing.tab.map { $0 + 1 } ?? 0)
    table.byte(link.landing.stackChange.rawValue)
    table.count(landing.count)
    for screen in landing {
      table.byte(screen.role.rawValue)
      table.word(screen.number.index)
      table.word(screen.number.inner.map { $0 + 1 } ?? 0)
      table.count(screen.argumentCount)
      table.half(screen.arguments.count)
      table.append(screen.arguments)
    }
    table.count(link.requires.count)
    for condition in link.requires { table.half(condition) }
    table.text(link.deprecation.map { Self.canonical($0.string) } ?? "")
    table.text(Self.escaped(link.pattern.text.string))
    if let id = ownID(ofLink: number) { table.text(Self.escaped(id)) }
    if redirect != nil { table.word(otherwise) }
    encodePieces(link.pattern, tailType)
    return offset
  }

  /// `nil` if the name of the screen and the pattern make the ID.
  private func ownID(ofLink number: Int) -> String? {
    ids[number] == model.plainID(ofLink: number) ? nil : ids[number]
  }

  private func flags(ofLink number: Int) -> UInt8 {
    let link = links[number]
    guard !link.isRedirect else { return 0 }
    let fallback: UInt8 =
      switch link.otherwise {
      case .wait: 0
      case .web: LinkTableFormat.LinkFlag.unmatched
      case .redirect: LinkTableFormat.LinkFlag.redirected
      }
    return (ownID(ofLink: number) == nil ? 0 : LinkTableFormat.LinkFlag.hasID)
      | (model.isOnlyLink(number) ? LinkTableFormat.LinkFlag.only : 0) | fallback
  }

  private struct Screen {
    let role: LinkTableFormat.Role
    let number: CaseNumber
    let argumentCount: Int
    let arguments: TableBytes
  }

  private mutating func preparedScreens(_ link: Link, _ locations: CaptureLocations) -> [Screen] {
    let landing = link.landing
    var screens: [Screen] = []
    func step(
      _ step: LandingSteps.Step, _ role: LinkTableFormat.Role, _ kind: RouteSyntax.Presentation,
      _ encoder: inout LinkTableEncoder
    ) {
      screens.append(
        Screen(
          role: role, number: encoder.cases.number(of: step.route, as: kind), argumentCount: step.arguments.count,
          arguments: encoder.sources(step.arguments, encoder.model.routes[step.route].parameters, locations)))
    }
    for route in landing.stack { step(route, .stack, .push, &self) }
    for modal in landing.modals {
      step(modal.step, modal.kind.role, modal.kind, &self)
      for route in modal.stack { step(route, .flow, .push, &self) }
    }
    if let tab = landing.tab, !landing.tabArguments.isEmpty {
      screens.append(
        Screen(
          role: .tabArguments, number: cases.number(ofArgumentsOf: tab), argumentCount: landing.tabArguments.count,
          arguments: sources(landing.tabArguments, model.tabs[tab].parameters, locations)))
    }
    if case .app(let index) = link.target {
      screens.append(
        Screen(
          role: .app, number: CaseNumber(index: index, inner: nil), argumentCount: landing.appArguments.count,
          arguments: sources(landing.appArguments, model.resolvedLinks[index].parameters, locations)))
    }
    return screens
  }

  private mutating func sources(
    _ sources: [ArgumentSource], _ parameters: [Parameter], _ locations: CaptureLocations
  ) -> TableBytes {
    var bytes = TableBytes()
    for index in sources.indices { encode(sources[index], parameters[index], locations, to: &bytes) }
    return bytes
  }

  private mutating func encode(
    _ source: ArgumentSource, _ parameter: Parameter, _ locations: CaptureLocations, to bytes: inout TableBytes
  ) {
    let fallback: Int = if case .defaulted(let text) = parameter.arity { constant(text, parameter.type) } else { 0 }
    switch source {
    case .constant(let text):
      let offset = constant(text, parameter.type)
      bytes.byte(LinkTableFormat.Source.constant.rawValue)
      bytes.word(offset)
    case .absent:
      if case .list = parameter.arity {
        bytes.byte(LinkTableFormat.Source.emptyList.rawValue)
      } else if fallback == 0 {
        bytes.byte(LinkTableFormat.Source.absent.rawValue)
      } else {
        bytes.byte(LinkTableFormat.Source.constant.rawValue)
        bytes.word(fallback)
      }
    case .capture(let name): encode(name, locations[name]!, parameter.type, fallback: fallback, to: &bytes)
    }
  }

  private mutating func encode(
    _ name: String, _ location: CaptureLocations.Location, _ type: ValueType, fallback: Int, to bytes: inout TableBytes
  ) {
    switch location {
    case .capture(let number, let shape, let isOptional):
      let type = self.type(shape)
      bytes.byte((isOptional ? LinkTableFormat.Source.optionalCapture : .capture).rawValue)
      bytes.count(number)
      bytes.word(type)
      if isOptional { bytes.word(fallback) }
    case .rest(let number, let isList):
      bytes.byte((isList ? LinkTableFormat.Source.restList : .restText).rawValue)
      bytes.count(number)
      if !isList { bytes.word(fallback) }
    case .label:
      let type = self.type(type)
      bytes.byte(LinkTableFormat.Source.host.rawValue)
      bytes.count(labelNumbers[name]!)
      bytes.word(type)
      bytes.word(fallback)
    case .item(let index, let inFragment, let isList):
      bytes.byte((isList ? LinkTableFormat.Source.queryList : .query).rawValue)
      bytes.byte(inFragment ? 1 : 0)
      bytes.count(index)
      if !isList { bytes.word(fallback) }
    }
  }

  private mutating func preparedPieces(_ pattern: Pattern) -> [Int] {
    var types: [Int] = []
    for index in pattern.path.segments.indices {
      if case .capture(let capture) = pattern.path.segments[index] { types.append(type(capture.type)) }
    }
    if case .optional(let capture) = pattern.path.tail { types.append(type(capture.type)) }
    return types
  }

  private mutating func encodePieces(_ pattern: Pattern, _ types: [Int]) {
    var literal: [UInt8] = []
    var capture = 0
    for index in pattern.path.segments.indices {
      if index > 0 { literal.append(UInt8(ascii: "/")) }
      switch pattern.path.segments[index] {
      case .literal(let text): Self.append(text, to: &literal)
      case .capture(let part):
        Self.append(part.prefix, to: &literal)
        flush(&literal)
        table.byte(LinkTableFormat.Piece.capture.rawValue)
        table.count(capture)
        table.word(types[capture])
        capture += 1
        Self.append(part.suffix, to: &literal)
      }
    }
    flush(&literal)
    switch pattern.path.tail {
    case .none: break
    case .optional:
      table.byte(LinkTableFormat.Piece.optionalCapture.rawValue)
      table.count(capture)
      table.word(types[capture])
    case .rest(_, let isList, let allowsNone):
      table.byte(LinkTableFormat.Piece.rest.rawValue)
      table.count(capture)
      table.byte(isList ? 1 : 0)
      table.byte(allowsNone ? 0 : 1)
    }
    table.byte(LinkTableFormat.Piece.end.rawValue)
  }

  private mutating func flush(_ literal: inout [UInt8]) {
    guard !literal.isEmpty else { return }
    table.byte(LinkTableFormat.Piece.literal.rawValue)
    table.half(literal.count)
    table.append(literal)
    literal.removeAll(keepingCapacity: true)
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    guard !text.isEmpty else { return }
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  fileprivate struct PreparedRedirect {
    var bytes = TableBytes()
  }

  private mutating func prepared(
    _ redirect: Redirect, _ locations: CaptureLocations, _ source: Pattern
  ) -> PreparedRedirect {
    var prepared = PreparedRedirect()
    prepared.bytes.text(redirect.start ?? "")
    append(redirect.target.path, locations, source, to: &prepared.bytes)
    append(redirect.target.query, locations, source, to: &prepared.bytes)
    let fragment = redirect.target.fragment
    let part: LinkTableFormat.FragmentPart = fragment.map { $0.mayBeAbsent ? .optional : .required } ?? .none
    prepared.bytes.byte(part.rawValue)
    if let fragment {
      prepared.bytes.byte(fragment.startsWithSlash ? 1 : 0)
      append(fragment.path, locations, source, to: &prepared.bytes)
      append(fragment.query, locations, source, to: &prepared.bytes)
    }
    return prepared
  }

  private mutating func append(
    _ path: Pattern.Path, _ locations: CaptureLocations, _ source: Pattern, to bytes: inout TableBytes
  ) {
    func literal(_ text: String, _ bytes: inout TableBytes) {
      guard !text.isEmpty else { return }
      bytes.byte(LinkTableFormat.Piece.literal.rawValue)
      bytes.text(text)
    }
    for (index, segment) in path.segments.enumerated() {
      let slash = index > 0 ? "/" : ""
      switch segment {
      case .literal(let text): literal(slash + text, &bytes)
      case .capture(let capture):
        literal(slash + capture.prefix, &bytes)
        bytes.byte(LinkTableFormat.Piece.capture.rawValue)
        encodeSource(of: capture.name, locations, source, to: &bytes)
        literal(capture.suffix, &bytes)
      }
    }
    switch path.tail {
    case .optional(let capture):
      bytes.byte(LinkTableFormat.Piece.optionalCapture.rawValue)
      encodeSource(of: capture.name, locations, source, to: &bytes)
    case .rest(let name?, _, _):
      if case .rest(let number, _)? = locations[name] {
        bytes.byte(LinkTableFormat.Piece.rest.rawValue)
        bytes.count(number)
      } else {
        // A capture that is not a rest in the source pattern is a single segment.
        bytes.byte(LinkTableFormat.Piece.optionalCapture.rawValue)
        encodeSource(of: name, locations, source, to: &bytes)
      }
    case .none, .rest: break
    }
    bytes.byte(LinkTableFormat.Piece.end.rawValue)
  }

  private mutating func append(
    _ items: [Pattern.QueryItem], _ locations: CaptureLocations, _ source: Pattern, to bytes: inout TableBytes
  ) {
    // Absent keys are encoded too, so that the redirect does not carry them over.
    bytes.count(items.reduce(0) { $0 + $1.keys.count })
    for item in items {
      for key in item.keys.dropFirst() {
        bytes.text(key)
        bytes.byte(LinkTableFormat.Item.absent.rawValue)
      }
      bytes.text(item.keys[0])
      switch item.value {
      case .literal(let text):
        bytes.byte(LinkTableFormat.Item.literal.rawValue)
        bytes.text(text)
      case .required(let name, _), .optional(let name, _), .list(let name, _):
        bytes.byte(LinkTableFormat.Item.required.rawValue)
        encodeSource(of: name, locations, source, to: &bytes)
      case .absent: bytes.byte(LinkTableFormat.Item.absent.rawValue)
      }
    }
  }

  /// The target of the redirect receives the captured value.
  private mutating func encodeSource(
    of name: String, _ locations: CaptureLocations, _ source: Pattern, to bytes: inout TableBytes
  ) {
    guard let location = locations[name] else {
      bytes.byte(LinkTableFormat.Source.absent.rawValue)
      return
    }
    encode(name, location, source.captureTypes[name] ?? .primitive(.string), fallback: 0, to: &bytes)
  }

  private mutating func encode(_ redirect: PreparedRedirect) { table.append(redirect.bytes) }
}

struct CaptureLocations {
  enum Location {
    case capture(Int, CaptureShape, isOptional: Bool)
    case rest(Int, isList: Bool)
    case label
    case item(Int, inFragment: Bool, isList: Bool)
  }

  /// In ascending precedence: of several captures with one name, the last wins. A pattern has few captures, so lookups
  /// scan.
  private var locations: [(name: String, location: Location)] = []
  let firstOfFragment: Int

  init(_ pattern: Pattern) {
    var next = 0
    locations.reserveCapacity(2 * pattern.captureTypes.count)
    for name in pattern.captureTypes.keys { locations.append((name, .label)) }
    Self.add(pattern.path, from: &next, to: &locations)
    firstOfFragment = next
    Self.add(pattern.query, inFragment: false, to: &locations)
    if let fragment = pattern.fragment {
      Self.add(fragment.path, from: &next, to: &locations)
      Self.add(fragment.query, inFragment: true, to: &locations)
    }
  }

  subscript(name: String) -> Location? { locations.last { $0.name == name }?.location }

  private static func add(
    _ path: Pattern.Path, from next: inout Int, to locations: inout [(name: String, location: Location)]
  ) {
    for index in path.segments.indices {
      guard case .capture(let capture) = path.segments[index] else { continue }
      locations.append((capture.name, .capture(next, CaptureShape(capture, .value), isOptional: false)))
      next += 1
    }
    switch path.tail {
    case .none: break
    case .optional(let capture):
      locations.append((capture.name, .capture(next, CaptureShape(capture, .value), isOptional: true)))
      next += 1
    case .rest(let name, let isList, _):
      if let name { locations.append((name, .rest(next, isList: isList))) }
      next += 1
    }
  }

  private static func add(
    _ items: [Pattern.QueryItem], inFragment: Bool, to locations: inout [(name: String, location: Location)]
  ) {
    for (index, item) in items.enumerated() {
      switch item.value {
      case .literal, .absent: continue
      case .required(let name, _), .optional(let name, _):
        locations.append((name, .item(index, inFragment: inFragment, isList: false)))
      case .list(let name, _): locations.append((name, .item(index, inFragment: inFragment, isList: true)))
      }
    }
  }
}

extension RouteSyntax.Presentation {
  var role: LinkTableFormat.Role {
    switch self {
    case .push: .stack
    case .sheet: .sheet
    case .cover: .cover
    case .window: .window
    case .gate: preconditionFailure("no link opens a gate")
    }
  }
}
