/// The screens that a link opens, from the outermost to the innermost. Each screen is decoded on demand.
struct ScreenRecords: Sequence, IteratorProtocol {
  private let base: UnsafePointer<UInt8>
  private var cursor: TableCursor
  private(set) var remainingCount: Int

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, _ start: TableCursor) {
    self.base = base
    cursor = start
    remainingCount = Int(cursor.byte())
  }

  var underestimatedCount: Int { remainingCount }

  @inline(__always)
  mutating func next() -> ScreenRecord? {
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

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, _ start: TableCursor) {
    self.base = base
    self.start = start.position
  }

  var role: LinkTableFormat.Role { LinkTableFormat.Role(rawValue: start[0])! }

  private var index: Int { TableNumber.word(start + 1) }

  private var wrappedIndex: Int? {
    let wrapped = TableNumber.word(start + 5)
    return wrapped > 0 ? wrapped - 1 : nil
  }

  var arguments: ArgumentRecords {
    @inline(__always) get { ArgumentRecords(base, start + 9) }
  }

  func hasCase(of parts: CaseParts) -> Bool {
    parts.index == index && parts.wrapped?.index == wrappedIndex
  }

  func parts(_ values: [Argument]) -> CaseParts {
    guard let wrappedIndex else { return CaseParts(index, values) }
    return CaseParts(index, wrapping: CaseParts(wrappedIndex, values))
  }
}

/// The sources of a screen's arguments. Each source is decoded on demand.
struct ArgumentRecords: Sequence, IteratorProtocol {
  private let base: UnsafePointer<UInt8>
  private var cursor: TableCursor
  private(set) var remainingCount: Int
  let end: TableCursor

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, _ start: UnsafePointer<UInt8>) {
    self.base = base
    cursor = TableCursor(start)
    remainingCount = Int(cursor.byte())
    let size = cursor.half()
    end = TableCursor(cursor.position + size)
  }

  var underestimatedCount: Int {
    @inline(__always) get { remainingCount }
  }

  @inline(__always)
  mutating func next() -> LinkArgument? {
    guard remainingCount > 0 else { return nil }
    remainingCount -= 1
    return LinkArgument(base, &cursor)
  }
}
