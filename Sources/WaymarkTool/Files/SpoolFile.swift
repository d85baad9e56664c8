#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A temporary file without a name, which the system removes when the process ends. Written once, and then read by
/// several readers.
package final class SpoolFile {
  private let descriptor: Int32
  private var unwritten: [UInt8] = []
  private static let bufferSize = 1 << 18

  package init() throws(CommandError) {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array((FileSystem.appending(to: folder, "waymark-XXXXXX")).utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw CommandError("cannot create a file in \(folder): \(FileSystem.reason(errno)); set TMPDIR to another folder")
    }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unwritten.reserveCapacity(Self.bufferSize + (1 << 12))
  }

  deinit { close(descriptor) }

  package func append(_ bytes: some Sequence<UInt8>) throws(CommandError) {
    unwritten.append(contentsOf: bytes)
    if unwritten.count >= Self.bufferSize { try flush() }
  }

  package func flush() throws(CommandError) {
    var start = 0
    while start < unwritten.count {
      let count = unwritten.withUnsafeBytes { systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: $0[start...])) }
      guard count >= 0 || errno == EINTR else {
        throw CommandError("cannot write a temporary file: \(FileSystem.reason(errno)); set TMPDIR to another folder")
      }
      start += max(count, 0)
    }
    unwritten.removeAll(keepingCapacity: true)
  }

  package func reader() -> Reader { Reader(self) }

  package struct Reader {
    private let file: SpoolFile
    private var offset = 0
    private var buffer: [UInt8] = []
    private var start = 0

    fileprivate init(_ file: SpoolFile) { self.file = file }

    package mutating func next(_ count: Int) throws(CommandError) -> ArraySlice<UInt8>? {
      while buffer.count - start < count {
        let old = buffer.count - start
        var larger = Array(buffer[start...])
        larger.append(contentsOf: repeatElement(0, count: max(count - old, SpoolFile.bufferSize)))
        let read = larger.withUnsafeMutableBytes {
          pread(file.descriptor, $0.baseAddress! + old, $0.count - old, off_t(offset))
        }
        guard read >= 0 || errno == EINTR else {
          throw CommandError("cannot read a temporary file: \(FileSystem.reason(errno))")
        }
        larger.removeLast(larger.count - old - max(read, 0))
        (buffer, start, offset) = (larger, 0, offset + max(read, 0))
        if read == 0 { return nil }
      }
      defer { start += count }
      return buffer[start..<start + count]
    }
  }
}

/// A line ends with LF or CR LF. Copies only lines that are split between chunks.
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
