/// A growing buffer with its own memory, because appending to an array is slow without optimization.
package struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  package private(set) var count = 0
  private var capacity: Int

  package init(capacity: Int) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { array, initialized in
      if let place = array.baseAddress { place.initialize(from: start, count: count) }
      initialized = count
    }
  }

  package var string: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

  package mutating func append(_ byte: UInt8) {
    if count == capacity { grow(1) }
    start[count] = byte
    count += 1
  }

  mutating func append(_ byte: UInt8, times: Int) {
    if capacity - count < times { grow(times) }
    (start + count).initialize(repeating: byte, count: times)
    count += times
  }

  mutating func append(_ bytes: UnsafePointer<UInt8>, _ byteCount: Int) {
    if capacity - count < byteCount { grow(byteCount) }
    (start + count).initialize(from: bytes, count: byteCount)
    count += byteCount
  }

  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let start = bytes.baseAddress { append(start, bytes.count) }
  }

  package mutating func append(_ literal: StaticString) { append(literal.utf8Start, literal.utf8CodeUnitCount) }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var digits = 1
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    if capacity - count < digits { grow(digits) }
    rest = number.magnitude
    var place = count + digits
    count = place
    repeat {
      place -= 1
      start[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
  }

  /// After writing to the memory, pass the number of bytes to ``add(_:)``.
  mutating func room(for byteCount: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity - count < byteCount { grow(byteCount) }
    return start + count
  }

  mutating func add(_ byteCount: Int) {
    precondition(byteCount <= capacity - count)
    count += byteCount
  }

  private mutating func grow(_ byteCount: Int) {
    capacity = max(2 * capacity, count + byteCount)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.initialize(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
