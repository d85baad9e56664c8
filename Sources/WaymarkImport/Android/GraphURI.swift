import SpecText

/// The URI of a deep link in a navigation graph, such as `example.com/users/{id}?tab={tab}`.
///
/// A URI without a scheme matches `http` and `https`. A name in braces matches one segment, and `.*` matches any text.
struct GraphURI {
  /// The pattern; `nil` if a spec cannot express the URI.
  private(set) var pattern: ImportedPattern?
  private(set) var notes: [ImportNote] = []
  private let value: AndroidValue
  private let arguments: [String: GraphNames.Argument]

  /// The maximum length of a URI in bytes. A URL of a spec has at most 2,048 bytes.
  private static let longest = 4_096

  /// Returns the names in braces.
  static func names(in uri: String) -> [String] {
    uri.split(separator: "{").dropFirst().map { String($0.prefix { $0 != "}" }) }
  }

  /// Parses a URI.
  ///
  /// - Parameters:
  ///   - value: The URI.
  ///   - arguments: The arguments of the destination by name.
  init(_ value: AndroidValue, arguments: [String: GraphNames.Argument]) {
    self.value = value
    self.arguments = arguments
    guard value.text.utf8.count <= Self.longest else {
      note(.decision, "the draft omits a URI of more than \(Self.longest) bytes, because no URL is as long")
      return
    }
    var rest = value.text[...]
    var schemes = ["https", "http"]
    if let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")), rest[colon...].hasPrefix("://") {
      let scheme = rest[..<colon].lowercased()
      guard scheme.isScheme else {
        note(.decision, "the draft omits the URI \(Quoted(value.text)), because its scheme is not valid")
        return
      }
      schemes = [scheme]
      rest = rest[colon...].dropFirst(3)
    }
    let parts = rest.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let beforeFragment = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path = beforeFragment[0]
    var pattern = ImportedPattern()
    pattern.schemes = schemes
    if schemes.contains("https") || schemes.contains("http") {
      let host = path.prefix { $0 != "/" }
      path = path[host.endIndex...]
      addHost(host.lowercased(), to: &pattern)
    }
    guard let segments = segments(path) else { return }
    pattern.segments = segments
    if beforeFragment.count > 1 { pattern.query = items(beforeFragment[1]) }
    if parts.count > 1, !parts[1].isEmpty {
      pattern.fragment = self.segments(parts[1])
      pattern.hasFragmentSlash = pattern.fragment != nil && parts[1].hasPrefix("/")
    }
    self.pattern = pattern
  }

  private mutating func note(_ kind: ImportNote.Kind, _ message: String, help: String? = nil) {
    let note = ImportNote(kind, message, help: help, at: value.span)
    if !notes.contains(note) { notes.append(note) }
  }

  private mutating func addHost(_ host: String, to pattern: inout ImportedPattern) {
    if host.hasPrefix("{"), let end = host.firstIndex(of: "}"), host[end...].hasPrefix("}.") {
      pattern.hosts = [host]
    } else if host.isEmpty || host.contains("{") || host.contains("*") && !host.hasPrefix("*.") {
      note(
        .decision, "the host \(Quoted(host)) of the URI matches many hosts", help: "add the hosts to an origin")
    } else {
      pattern.hosts = [host]
    }
  }

  /// Returns the segments of a path or a fragment, or `nil` if a segment is empty.
  private mutating func segments(_ path: Substring) -> [ImportedPattern.Segment]? {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.first?.isEmpty == true { parts.removeFirst() }
    if parts.last?.isEmpty == true { parts.removeLast() }
    var segments: [ImportedPattern.Segment] = []
    var unnamed = CaptureNames()
    for (index, part) in parts.enumerated() {
      guard !part.isEmpty else {
        note(.decision, "the draft omits the URI \(Quoted(value.text)), because no URL can have an empty segment")
        return nil
      }
      let isLast = index == parts.count - 1
      if part == ".*", isLast {
        segments.append(.rest(name: nil, allowsEmpty: segments.isEmpty))
      } else {
        segments += self.segments(part, isLast: isLast, &unnamed)
      }
    }
    return segments
  }

  /// Returns the segments for a part between slashes. Only the last part can become two segments.
  private mutating func segments(
    _ part: Substring, isLast: Bool, _ unnamed: inout CaptureNames
  ) -> [ImportedPattern.Segment] {
    let pieces = Self.pieces(part)
    let prefix = pieces.first?.text ?? ""
    var middle = pieces.first?.text != nil ? pieces.dropFirst() : pieces[...]
    guard !middle.isEmpty else { return [.literal(prefix)] }
    var hasTail = false
    if middle.count > 1, case .wildcard = middle.last {
      // `{id}.*` matches the argument and more text.
      middle.removeLast()
      hasTail = isLast
      note(.information, "the link ignores the wildcard after an argument of the URI, unless a slash follows")
    }
    let suffix = middle.count > 1 ? middle.last?.text ?? "" : ""
    if !suffix.isEmpty { middle.removeLast() }
    let tail: [ImportedPattern.Segment] = hasTail ? [.rest(name: nil, allowsEmpty: true)] : []
    if middle.count == 1, let piece = middle.first {
      switch piece {
      case .argument(let name): return [.capture(capture(name, inPath: true), prefix: prefix, suffix: suffix)] + tail
      case .wildcard:
        if isLast, suffix.isEmpty { return [.capture(.init(unnamed.next()), prefix: prefix)] }
        note(.information, "Android matches any number of segments for `.*`, but the link matches one segment")
        return [.capture(.init(unnamed.next()), prefix: prefix, suffix: suffix)]
      case .text: break
      }
    }
    note(
      .decision,
      "the segment \(Quoted(String(part))) has several arguments, but a spec has one capture for each segment",
      help: "split the value of `\(Self.safe(middle.compactMap(\.name).joined(separator: "-")))` in the app")
    return [.capture(.init(middle.compactMap(\.name).joined(separator: "-")), prefix: prefix, suffix: suffix)] + tail
  }

  private static func safe(_ text: String) -> String { String(text.prefix(60)) }

  private func capture(_ name: String, inPath: Bool) -> ImportedPattern.Capture {
    var capture = arguments[name]?.capture ?? .init(name)
    if inPath { capture.isOptional = false }
    return capture
  }

  private mutating func items(_ query: Substring) -> [ImportedPattern.QueryItem] {
    var items: [ImportedPattern.QueryItem] = []
    for item in query.split(separator: "&") {
      let key = item.prefix { $0 != "=" }
      let value = item.dropFirst(key.count + 1)
      let pieces = Self.pieces(value)
      if key.isEmpty || key.contains("{") || key == ".*" { continue }
      let name = PercentEncoding.decoded(Array(key.utf8))
      switch pieces.count == 1 ? pieces[0] : nil {
      case .argument(let argument): items.append(.init(name, .capture(capture(argument, inPath: false))))
      case .text(let text): items.append(.init(name, .literal(PercentEncoding.decoded(Array(text.utf8)))))
      case .wildcard: items.append(.init(name, .capture(.init(name))))
      case nil:
        if !pieces.isEmpty {
          note(.information, "the link has the whole value of the query key \(Quoted(name)) as a parameter")
        }
        items.append(.init(name, .capture(.init(name, isOptional: pieces.isEmpty))))
      }
    }
    return items
  }

  // MARK: Pieces

  private enum Piece {
    case text(String)
    case argument(String)
    case wildcard

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var name: String? { if case .argument(let name) = self { name } else { nil } }
  }

  /// Splits a text into texts, names in braces, and wildcards.
  private static func pieces(_ text: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var literal = ""
    var rest = text.unicodeScalars[...]
    func end() {
      if !literal.isEmpty { pieces.append(.text(PercentEncoding.decoded(Array(literal.utf8)))) }
      literal = ""
    }
    while let scalar = rest.popFirst() {
      if scalar == "{", let close = rest.firstIndex(of: "}"), close > rest.startIndex {
        end()
        pieces.append(.argument(String(rest[..<close])))
        rest = rest[rest.index(after: close)...]
      } else if scalar == ".", rest.first == "*" {
        end()
        rest.removeFirst()
        if case .wildcard = pieces.last {} else { pieces.append(.wildcard) }
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    end()
    return pieces
  }
}
