extension LinkTable {
  package enum Resolution {
    /// If the plan's `app` property is not `nil`, the app determines the destination at run time.
    case landed(LandingPlan)
    case redirected(link: Int, to: String)
    case unmatched
    case rejected(LinkURLError)
  }

  package func resolve(_ url: String) -> Resolution { resolve(url) { _ in } }

  /// Passes the match of a URL that lands.
  @inline(__always) func resolve(_ url: String, landing visit: (LinkMatch) -> Void) -> Resolution {
    var resolution = Resolution.unmatched
    do throws(LinkURLError) {
      try match(url) { match in
        guard let match else { return }
        if match.record.outcome != .redirect {
          resolution = .landed(LandingPlan(match))
          visit(match)
        } else if let url = match.record.redirect.url(for: match) {
          resolution = .redirected(link: match.number, to: url)
        }
      }
    } catch {
      return .rejected(error)
    }
    return resolution
  }

  /// The result is `nil` if the URL is invalid, matches no link, or matches a redirect.
  package func plan(for url: UnsafeBufferPointer<UInt8>) -> LandingPlan? {
    var plan: LandingPlan?
    try? match(url) { match in
      if let match, match.record.outcome != .redirect { plan = LandingPlan(match) }
    }
    return plan
  }

  package func link(of url: UnsafeBufferPointer<UInt8>) -> Int? {
    var link: Int?
    try? match(url) { link = $0?.number }
    return link
  }
}

extension LandingPlan {
  init(_ match: LinkMatch) {
    let landing = match.record.landing
    self.init(link: match.number, origin: match.origin)
    tab = landing.tab
    stackChange = landing.stackChange
    var screens = landing.screens
    while let screen = screens.next() {
      let parts = screen.parts(screen.arguments.map(match.value))
      switch screen.role {
      case .tabArguments: tabArguments = parts
      case .stack: stack.append(parts)
      case .sheet: modals.append(Modal(Destination(.sheet, parts)))
      case .cover: modals.append(Modal(Destination(.cover, parts)))
      case .window: modals.append(Modal(Destination(.window, parts)))
      case .flow: modals[modals.count - 1].stack.append(parts)
      case .app: app = parts
      }
    }
    let end = LandingRecordEnd(screens.end)
    let requires = end.requires
    if !requires.isEmpty { self.requires = requires }
    if let deprecation = end.deprecation { self.deprecation = deprecation }
  }
}

extension LinkMatch {
  package func forEachArgument(_ body: (Argument) -> Void) {
    guard record.outcome != .redirect else { return }
    for screen in record.screens {
      for argument in screen.arguments { body(value(argument)) }
    }
  }

  @inline(__always) func value(_ source: LinkArgument) -> Argument {
    switch source {
    case .absent: return .none
    case .emptyList: return .list([])
    case .constant(let constant): return constant.argument
    case .capture(let capture, let type, let constant):
      return bytes(capture).map(type.argument) ?? constant?.argument ?? .none
    case .restText(let capture, let constant):
      return rest(capture).map { .string(restText($0)) } ?? constant?.argument ?? .none
    case .restList(let capture): return restList(capture)
    case .host(let name, let type, let constant): return label(name, type) ?? constant?.argument ?? .none
    case .query(let inFragment, let item, let constant):
      return single(item, inFragment: inFragment) ?? constant?.argument ?? .none
    case .queryList(let inFragment, let item): return list(item, inFragment: inFragment)
    }
  }

  // Never inlined, so the code for captures in the path, the most common arguments, has more free registers.

  @inline(never) private func restList(_ capture: Int) -> Argument {
    .list(rest(capture).map { segments($0).map { .string(PercentCoding.decoded($0)) } } ?? [])
  }

  @inline(never)
  private func label(_ name: UInt8, _ type: TableType) -> Argument? { endpoint.label(name, of: url).map(type.argument) }

  @inline(never) private func single(_ item: Int, inFragment: Bool) -> Argument? {
    let pattern = record.conditions!.item(item, inFragment: inFragment)
    let value = pattern.single(in: query(inFragment: inFragment)).flatMap { accepts($0, pattern) ? $0 : nil }
    return value.map(pattern.type.argument)
  }

  fileprivate func accepts(_ value: UnsafeBufferPointer<UInt8>, _ pattern: QueryItemPattern) -> Bool {
    pattern.type.accepts(value, ignoringCase: endpoint.ignoresCase)
  }

  @inline(never) private func list(_ item: Int, inFragment: Bool) -> Argument {
    let pattern = record.conditions!.item(item, inFragment: inFragment)
    return .list(
      pattern.values(in: query(inFragment: inFragment), ignoringCase: endpoint.ignoresCase).map(pattern.type.argument))
  }

  @inline(never) func restText(_ rest: UnsafeBufferPointer<UInt8>) -> String {
    segments(rest).map(LinkRest.joined).joined(separator: "/")
  }

  private func segments(_ rest: UnsafeBufferPointer<UInt8>) -> [Slice<UnsafeBufferPointer<UInt8>>] {
    rest.split(separator: UInt8(ascii: "/"))
  }

  func query(inFragment: Bool) -> QueryBytes {
    guard inFragment else { return QueryBytes(url.query.map(url.bytes)) }
    guard let fragment = url.fragment, let mark = url.bytes[fragment].firstIndex(of: UInt8(ascii: "?")) else {
      return QueryBytes(nil)
    }
    return QueryBytes(url.bytes(mark + 1..<fragment.upperBound))
  }
}

/// The captures of the source URL provide the variable parts.
struct LinkRedirect {
  private let base: UnsafePointer<UInt8>
  private let start: TableCursor

  init(_ base: UnsafePointer<UInt8>, _ start: TableCursor) {
    self.base = base
    self.start = start
  }

  /// Copies query items whose key is in neither pattern from the source URL.
  func url(for match: LinkMatch) -> String? {
    var cursor = start
    var writer = writer(after: cursor.text(), match)
    guard appendPath(&cursor, match, to: &writer) else { return nil }
    var keys: [UnsafeBufferPointer<UInt8>] = []
    guard appendItems(&cursor, match, to: &writer, &keys) else { return nil }
    let declared = match.record.conditions?.items(inFragment: false) ?? []
    for item in match.query(inFragment: false) {
      let isKnown = declared.contains { $0.hasKey(item.key) } || keys.contains { areEqual($0, item.key) }
      if !isKnown { writer.append(key: item.key, literal: item.value) }
    }
    if let part = LinkTableFormat.FragmentPart(rawValue: cursor.byte()), part != .none {
      let startsWithSlash = cursor.byte() != 0
      var fragment = URLWriter(plusIsSpace: writer.plusIsSpace)
      guard appendPath(&cursor, match, to: &fragment), appendItems(&cursor, match, to: &fragment, &keys) else {
        return nil
      }
      if part == .required || !fragment.isEmpty { writer.append(fragment: fragment, startsWithSlash: startsWithSlash) }
    }
    return writer.url()
  }

  /// An empty `start` means the scheme and authority of the matched URL.
  private func writer(after start: UnsafeBufferPointer<UInt8>, _ match: LinkMatch) -> URLWriter {
    // `%2B` is a plus sign on each origin.
    URLWriter(
      after: start.isEmpty ? Array(match.url.start.utf8) : Array(start),
      plusIsSpace: LinkTable(base).endpoints.contains { $0.plusIsSpace })
  }

  private func appendPath(_ cursor: inout TableCursor, _ match: LinkMatch, to writer: inout URLWriter) -> Bool {
    while let piece = LinkTableFormat.Piece(rawValue: cursor.byte()), piece != .end {
      switch piece {
      case .end: break
      case .literal: writer.append(literal: cursor.text())
      case .capture:
        guard let text = match.text(LinkArgument(base, &cursor)), writer.append(text: text) else { return false }
      case .optionalCapture:
        guard let text = match.text(LinkArgument(base, &cursor)) else { continue }
        writer.startSegment()
        guard writer.append(text: text) else { return false }
      case .rest:
        guard let bytes = match.rest(Int(cursor.byte())) else { continue }
        writer.startSegment()
        writer.append(literal: bytes)
      }
    }
    return true
  }

  private func appendItems(
    _ cursor: inout TableCursor, _ match: LinkMatch, to writer: inout URLWriter,
    _ keys: inout [UnsafeBufferPointer<UInt8>]
  ) -> Bool {
    for _ in 0..<cursor.byte() {
      let key = cursor.text()
      keys.append(key)
      let kind = cursor.byte()
      // An alias or an absent key is known but not printed.
      if kind == LinkTableFormat.Item.absent.rawValue { continue }
      if kind == LinkTableFormat.Item.literal.rawValue {
        writer.append(key: key, literal: cursor.text())
      } else {
        for text in match.texts(LinkArgument(base, &cursor)) {
          guard writer.append(key: key, value: text) else { return false }
        }
      }
    }
    return true
  }
}

extension LinkRecord {
  /// The link must be a redirect.
  var redirect: LinkRedirect { LinkRedirect(base, afterHead) }
}

extension LinkMatch {
  fileprivate func text(_ source: LinkArgument) -> String? {
    switch source {
    case .capture(let capture, let type, _): return bytes(capture).map { PercentCoding.decoded(type.core(of: $0)) }
    case .restText(let capture, _): return rest(capture).map(restText)
    case .host(let name, _, _): return endpoint.label(name, of: url).map(PercentCoding.decoded)
    case .query(let inFragment, let item, _):
      let pattern = record.conditions!.item(item, inFragment: inFragment)
      // An optional item with an invalid value is treated as absent.
      return pattern.single(in: query(inFragment: inFragment)).flatMap { accepts($0, pattern) ? $0 : nil }
        .map(PercentCoding.decoded)
    case .absent, .emptyList, .constant, .restList, .queryList: return nil
    }
  }

  fileprivate func texts(_ source: LinkArgument) -> [String] {
    guard case .queryList(let inFragment, let item) = source else { return text(source).map { [$0] } ?? [] }
    let pattern = record.conditions!.item(item, inFragment: inFragment)
    return pattern.values(in: query(inFragment: inFragment), ignoringCase: endpoint.ignoresCase).map(
      PercentCoding.decoded)
  }
}

extension CanonicalURL {
  var start: String {
    guard isWeb else { return text(scheme) + "://" }
    return text(scheme) + "://" + text(host) + (port == 0 ? "" : ":\(port)") + "/"
  }
}
