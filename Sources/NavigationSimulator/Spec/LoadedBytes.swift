import WaymarkLinks

/// Bytes that a ``StaticString`` refers to.
///
/// The protocols of generated code use `StaticString`, because generated code contains its tables as literals. The
/// tables of a loaded spec are in allocated memory instead.
final class LoadedBytes {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  /// The bytes. The string is valid only as long as this object exists.
  let text: StaticString

  init(_ bytes: [UInt8]) {
    // The table reader loads four bytes at a time, and a pointer must not be null.
    memory = .allocate(capacity: bytes.count + 4)
    _ = memory.initialize(from: bytes + [0, 0, 0, 0])
    text = Self.text(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(memory)[..<bytes.count]))
  }

  deinit { memory.deallocate() }

  /// Returns a static string with the bytes of a buffer.
  ///
  /// The standard library has no initializer for this purpose. A static string consists of an address, a length, and
  /// flags, and the flags are 0 if the string isn't a single Unicode scalar and isn't known to be ASCII.
  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> StaticString {
    struct Parts {
      let start: UInt
      let count: UInt
      let flags: UInt8
    }
    let parts = Parts(start: UInt(bitPattern: bytes.baseAddress), count: UInt(bytes.count), flags: 0)
    let text = unsafeBitCast(parts, to: StaticString.self)
    precondition(
      text.hasPointerRepresentation && text.utf8Start == bytes.baseAddress && text.utf8CodeUnitCount == bytes.count,
      "the standard library has another layout of static strings")
    return text
  }
}
