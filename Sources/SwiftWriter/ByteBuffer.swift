/// A growing buffer of bytes.
///
/// The buffer uses a pointer, because the generic growth of an array is slow in builds without optimization.
package struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  package private(set) var count = 0
  private var capacity: Int

  package init(capacity: Int) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// A copy of the bytes.
  var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { array, initialized in
      if let place = array.baseAddress { place.initialize(from: start, count: count) }
      initialized = count
    }
  }

  /// The bytes as UTF-8.
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

  /// Appends the digits of a number.
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

  /// Returns a pointer to unused space for a number of bytes.
  ///
  /// Call ``add(_:)`` with the number of bytes that were stored.
  ///
  /// - Parameter byteCount: The number of bytes to reserve.
  /// - Returns: A pointer to the space after the current bytes.
  mutating func room(for byteCount: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity - count < byteCount { grow(byteCount) }
    return start + count
  }

  /// Counts bytes that the caller stored in the space from ``room(for:)``.
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
