/// Outermost first, decoded on demand.
struct ScreenRecords: Sequence, IteratorProtocol {
  private let base: UnsafePointer<UInt8>
  private var cursor: TableCursor
  private(set) var remainingCount: Int

  @inline(__always) init(_ base: UnsafePointer<UInt8>, _ start: TableCursor) {
    self.base = base
    cursor = start
    remainingCount = Int(cursor.byte())
  }

  var underestimatedCount: Int { remainingCount }

  @inline(__always) mutating func next() -> ScreenRecord? {
    guard remainingCount > 0 else { return nil }
    remainingCount -= 1
    let screen = ScreenRecord(base, cursor)
    cursor = screen.arguments.end
    return screen
  }

  var last: ScreenRecord? {
    var rest = self
    var last: ScreenRecord?
    while let screen = rest.next() { last = screen }
    return last
  }

  var end: TableCursor {
    var rest = self
    while rest.next() != nil {}
    return rest.cursor
  }
}

struct ScreenRecord {
  private let base: UnsafePointer<UInt8>
  private let start: UnsafePointer<UInt8>

  @inline(__always) init(_ base: UnsafePointer<UInt8>, _ start: TableCursor) {
    self.base = base
    self.start = start.position
  }

  var role: LinkTableFormat.Role { LinkTableFormat.Role(rawValue: start[0])! }
  private var index: Int { TableNumber.word(start + 1) }

  private var wrappedIndex: Int? {
    let wrapped = TableNumber.word(start + 5)
    return wrapped > 0 ? wrapped - 1 : nil
  }

  var arguments: ArgumentRecords { @inline(__always) get { ArgumentRecords(base, start + 9) } }
  func hasCase(of parts: CaseParts) -> Bool { parts.index == index && parts.wrapped?.index == wrappedIndex }

  func parts(_ values: [Argument]) -> CaseParts {
    guard let wrappedIndex else { return CaseParts(index, values) }
    return CaseParts(index, wrapping: CaseParts(wrappedIndex, values))
  }
}

struct ArgumentRecords: Sequence, IteratorProtocol {
  private let base: UnsafePointer<UInt8>
  private var cursor: TableCursor
  private(set) var remainingCount: Int
  let end: TableCursor

  @inline(__always) init(_ base: UnsafePointer<UInt8>, _ start: UnsafePointer<UInt8>) {
    self.base = base
    cursor = TableCursor(start)
    remainingCount = Int(cursor.byte())
    let size = cursor.half()
    end = TableCursor(cursor.position + size)
  }

  var underestimatedCount: Int { @inline(__always) get { remainingCount } }

  @inline(__always) mutating func next() -> LinkArgument? {
    guard remainingCount > 0 else { return nil }
    remainingCount -= 1
    return LinkArgument(base, &cursor)
  }
}

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

  @inline(__always) init(_ base: UnsafePointer<UInt8>, _ cursor: inout TableCursor) {
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
    case .query: self = .query(inFragment: cursor.byte() != 0, item: Int(cursor.byte()), Self.constant(base, &cursor))
    case .queryList: self = .queryList(inFragment: cursor.byte() != 0, item: Int(cursor.byte()))
    }
  }

  private static func constant(_ base: UnsafePointer<UInt8>, _ cursor: inout TableCursor) -> TableConstant? {
    let offset = cursor.word()
    return offset == 0 ? nil : TableConstant(base, offset)
  }

  var fallback: Argument? {
    switch self {
    case .capture(_, _, let constant), .restText(_, let constant), .host(_, _, let constant),
      .query(_, _, let constant):
      constant?.argument
    case .absent, .emptyList, .constant, .restList, .queryList: nil
    }
  }
}

struct TableConstant {
  private let type: TableType
  private let text: UnsafeBufferPointer<UInt8>

  init(_ base: UnsafePointer<UInt8>, _ offset: Int) {
    var cursor = TableCursor(base + offset)
    type = TableType(base, cursor.word())
    text = cursor.text()
  }

  @inline(never) var argument: Argument { type.argument(text) }
}

struct TableIndices: Sequence, IteratorProtocol {
  private var cursor: TableCursor
  private var remainingCount: Int

  init(_ start: TableCursor, count: Int) {
    cursor = start
    remainingCount = count
  }

  var underestimatedCount: Int { remainingCount }

  mutating func next() -> Int? {
    guard remainingCount > 0 else { return nil }
    remainingCount -= 1
    return cursor.half()
  }
}
