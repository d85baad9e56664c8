/// Where an argument of a link comes from.
enum LinkArgument {
  case absent
  case emptyList
  case constant(TableConstant)
  case capture(Int, TableType, TableConstant?)
  case restText(Int, TableConstant?)
  case restList(Int)
  case host(UInt8, TableType, TableConstant?)
  case query(inFragment: Bool, item: Int, TableConstant?)
  case queryList(inFragment: Bool, item: Int)

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, _ cursor: inout TableCursor) {
    switch LinkTableFormat.Source(rawValue: cursor.byte())! {
    case .absent: self = .absent
    case .emptyList: self = .emptyList
    case .constant: self = .constant(TableConstant(base, cursor.word()))
    case .capture: self = .capture(Int(cursor.byte()), TableType(base, cursor.word()), nil)
    case .optionalCapture:
      self = .capture(Int(cursor.byte()), TableType(base, cursor.word()), Self.constant(base, &cursor))
    case .restText: self = .restText(Int(cursor.byte()), Self.constant(base, &cursor))
    case .restList: self = .restList(Int(cursor.byte()))
    case .host: self = .host(cursor.byte(), TableType(base, cursor.word()), Self.constant(base, &cursor))
    case .query:
      self = .query(inFragment: cursor.byte() != 0, item: Int(cursor.byte()), Self.constant(base, &cursor))
    case .queryList: self = .queryList(inFragment: cursor.byte() != 0, item: Int(cursor.byte()))
    }
  }

  private static func constant(_ base: UnsafePointer<UInt8>, _ cursor: inout TableCursor) -> TableConstant? {
    let offset = cursor.word()
    return offset == 0 ? nil : TableConstant(base, offset)
  }

  /// What a URL has in its place when there is no need to write it: a default.
  var fallback: Argument? {
    switch self {
    case .capture(_, _, let constant), .restText(_, let constant), .host(_, _, let constant),
      .query(_, _, let constant):
      constant?.argument
    case .absent, .emptyList, .constant, .restList, .queryList: nil
    }
  }
}

/// A fixed value.
struct TableConstant {
  private let type: TableType
  private let text: UnsafeBufferPointer<UInt8>

  init(_ base: UnsafePointer<UInt8>, _ offset: Int) {
    var cursor = TableCursor(base + offset)
    type = TableType(base, cursor.word())
    text = cursor.text()
  }

  @inline(never)
  var argument: Argument { type.argument(text) }
}

extension LinkMatch {
  /// The values of the arguments of all screens, in their order; a redirect has none.
  package func forEachArgument(_ body: (Argument) -> Void) {
    guard record.outcome != .redirect else { return }
    for screen in record.screens {
      for argument in screen.arguments { body(value(argument)) }
    }
  }

  /// The value of an argument.
  @inline(__always)
  func value(_ source: LinkArgument) -> Argument {
    switch source {
    case .absent: return .none
    case .emptyList: return .list([])
    case .constant(let constant): return constant.argument
    case .capture(let capture, let type, let constant):
      return bytes(capture).map(type.argument) ?? constant?.argument ?? .none
    case .restText(let capture, let constant):
      return rest(capture).map { .string(restText($0)) } ?? constant?.argument ?? .none
    case .restList(let capture): return restList(capture)
    case .host(let name, let type, let constant):
      return label(name, type) ?? constant?.argument ?? .none
    case .query(let inFragment, let item, let constant):
      return single(item, inFragment: inFragment) ?? constant?.argument ?? .none
    case .queryList(let inFragment, let item): return list(item, inFragment: inFragment)
    }
  }

  // Never inlined, as most arguments are captures of the path, which then find the registers free.

  @inline(never)
  private func restList(_ capture: Int) -> Argument {
    .list(rest(capture).map { segments($0).map { .string(PercentCoding.decoded($0)) } } ?? [])
  }

  @inline(never)
  private func label(_ name: UInt8, _ type: TableType) -> Argument? { endpoint.label(name, of: url).map(type.argument) }

  @inline(never)
  private func single(_ item: Int, inFragment: Bool) -> Argument? {
    let pattern = record.conditions!.item(item, inFragment: inFragment)
    let value = pattern.single(in: query(inFragment: inFragment)).flatMap { pattern.type.accepts($0) ? $0 : nil }
    return value.map(pattern.type.argument)
  }

  @inline(never)
  private func list(_ item: Int, inFragment: Bool) -> Argument {
    let pattern = record.conditions!.item(item, inFragment: inFragment)
    return .list(pattern.values(in: query(inFragment: inFragment)).map(pattern.type.argument))
  }

  /// Segments in one text.
  @inline(never)
  func restText(_ rest: UnsafeBufferPointer<UInt8>) -> String {
    segments(rest).map(LinkRest.joined).joined(separator: "/")
  }

  private func segments(_ rest: UnsafeBufferPointer<UInt8>) -> [Slice<UnsafeBufferPointer<UInt8>>] {
    rest.split(separator: UInt8(ascii: "/"))
  }

  /// The items of the query, or of the fragment's.
  func query(inFragment: Bool) -> QueryBytes {
    guard inFragment else { return QueryBytes(url.query.map(url.bytes)) }
    guard let fragment = url.fragment, let mark = url.bytes[fragment].firstIndex(of: UInt8(ascii: "?")) else {
      return QueryBytes(nil)
    }
    return QueryBytes(url.bytes(mark + 1..<fragment.upperBound))
  }
}

/// Several segments in one text: a `/` between them, and one inside a segment as `%2F`.
///
/// By scalars: to Swift, a slash with an accent behind it is another character.
enum LinkRest {
  static func joined(_ segment: some Collection<UInt8>) -> String {
    let text = PercentCoding.decoded(segment)
    guard text.utf8.contains(UInt8(ascii: "/")) else { return text }
    return text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      .joined(separator: "%2F")
  }

  /// The segments of such a text.
  static func segments(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      segment.split(separator: "%2F".unicodeScalars, omittingEmptySubsequences: false).map(String.init)
        .joined(separator: "/")
    }
  }
}
