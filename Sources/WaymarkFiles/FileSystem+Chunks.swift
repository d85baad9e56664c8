#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// Reads a file in chunks. The memory that the function needs does not depend on the size of the file.
  package static func forEachChunk(
    of path: String, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws {
    _ = try sizeOfRegularFile(path, shownAs: path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw CommandError("cannot read \(path): \(reason(errno))") }
    defer { systemClose(descriptor) }
    try forEachChunk(of: descriptor, named: path, body)
  }

  package static func forEachChunkOfInput(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    try forEachChunk(of: STDIN_FILENO, named: "standard input", body)
  }

  private static func forEachChunk(
    of descriptor: Int32, named name: String, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = systemRead(descriptor, &buffer)
      if count == 0 { return }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw CommandError("cannot read \(name): \(reason(errno))")
      }
      try buffer.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    }
  }
}
