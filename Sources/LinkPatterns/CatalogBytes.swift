/// A buffer of the bytes of a ``LinkCatalog``.
///
/// A number has seven bits in each byte, least significant first, and the last byte is below 128 (LEB128). A text and
/// an array start with their count.
struct CatalogWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ flag: Bool) { write(flag ? 1 : 0) }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write(_ other: [UInt8]) {
    write(other.count)
    bytes += other
  }

  mutating func write<Element>(_ elements: [Element], _ body: (Element, inout CatalogWriter) -> Void) {
    write(elements.count)
    for element in elements { body(element, &self) }
  }

  mutating func write<Value>(_ value: Value?, _ body: (Value, inout CatalogWriter) -> Void) {
    write(value != nil)
    if let value { body(value, &self) }
  }
}

/// A reader of the bytes that ``CatalogWriter`` wrote.
///
/// If the bytes are damaged, the reader sets ``isDamaged``, and the values are empty.
struct CatalogReader {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var isDamaged = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func fail() {
    isDamaged = true
    position = bytes.count
  }

  mutating func number() -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while position < bytes.count, shift < 28 + 7 {
      let byte = bytes[position]
      position += 1
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return number <= UInt(Int32.max) ? Int(number) : damaged() }
      shift += 7
    }
    return damaged()
  }

  /// Reads a number below a limit.
  mutating func number(below limit: Int) -> Int {
    let number = number()
    return number < limit ? number : damaged()
  }

  private mutating func damaged() -> Int {
    fail()
    return 0
  }

  mutating func flag() -> Bool { number(below: 2) == 1 }

  mutating func text() -> String { String(decoding: part(), as: UTF8.self) }

  mutating func part() -> [UInt8] {
    let count = number()
    guard count <= bytes.count - position else {
      fail()
      return []
    }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  mutating func array<Element>(_ body: (inout CatalogReader) -> Element) -> [Element] {
    let count = number()
    // Each element has at least one byte.
    guard count <= bytes.count - position else {
      fail()
      return []
    }
    var elements: [Element] = []
    for _ in 0..<count where !isDamaged { elements.append(body(&self)) }
    return elements
  }

  mutating func optional<Value>(_ body: (inout CatalogReader) -> Value) -> Value? { flag() ? body(&self) : nil }
}
