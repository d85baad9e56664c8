/// The target of a redirect. The captures of the source URL provide the variable parts of the target URL.
struct LinkRedirect {
  private let base: UnsafePointer<UInt8>
  private let start: TableCursor

  init(_ base: UnsafePointer<UInt8>, _ start: TableCursor) {
    self.base = base
    self.start = start
  }

  /// If neither the source pattern nor the target pattern contains the key of a query item, the function copies the
  /// item from the source URL.
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
      var fragment = URLWriter()
      guard appendPath(&cursor, match, to: &fragment), appendItems(&cursor, match, to: &fragment, &keys) else {
        return nil
      }
      if part == .required || !fragment.isEmpty {
        writer.append(fragment: fragment, startsWithSlash: startsWithSlash)
      }
    }
    return writer.url()
  }

  /// Returns a writer that starts with a scheme and authority, or with those of the matched URL if `start` is empty.
  private func writer(after start: UnsafeBufferPointer<UInt8>, _ match: LinkMatch) -> URLWriter {
    URLWriter(after: start.isEmpty ? Array(match.url.start.utf8) : Array(start))
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
      return pattern.single(in: query(inFragment: inFragment)).flatMap { pattern.type.accepts($0) ? $0 : nil }
        .map(PercentCoding.decoded)
    case .absent, .emptyList, .constant, .restList, .queryList: return nil
    }
  }

  fileprivate func texts(_ source: LinkArgument) -> [String] {
    guard case .queryList(let inFragment, let item) = source else { return text(source).map { [$0] } ?? [] }
    let pattern = record.conditions!.item(item, inFragment: inFragment)
    return pattern.values(in: query(inFragment: inFragment)).map(PercentCoding.decoded)
  }
}

extension CanonicalURL {
  /// The scheme and authority of the URL, for example `https://example.com/`.
  var start: String {
    guard isWeb else { return text(scheme) + "://" }
    return text(scheme) + "://" + text(host) + (port == 0 ? "" : ":\(port)") + "/"
  }
}
