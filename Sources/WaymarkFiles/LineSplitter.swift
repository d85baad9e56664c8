#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A splitter that splits chunks of bytes into lines. A line ends with LF or with CR and LF.
///
/// The splitter copies only lines that are split between chunks.
package struct LineSplitter {
  private var unfinished: [UInt8] = []
  package var unfinishedCount: Int { unfinished.count }

  package init() {}

  package mutating func add(
    _ chunk: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) rethrows {
    var rest = chunk
    while let start = rest.baseAddress, let end = memchr(start, 0x0A, rest.count) {
      let count = UnsafeRawPointer(end) - UnsafeRawPointer(start)
      let part = UnsafeBufferPointer(start: start, count: count)
      if unfinished.isEmpty {
        try body(Self.withoutReturn(part))
      } else {
        unfinished += part
        try finish(body)
      }
      rest = UnsafeBufferPointer(rebasing: rest[(count + 1)...])
    }
    unfinished += rest
  }

  package mutating func finish(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    guard !unfinished.isEmpty else { return }
    defer { unfinished.removeAll(keepingCapacity: true) }
    try unfinished.withUnsafeBufferPointer { try body(Self.withoutReturn($0)) }
  }

  private static func withoutReturn(_ line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    line.last == 0x0D ? UnsafeBufferPointer(rebasing: line.dropLast()) : line
  }
}
