// The functions that a WebAssembly engine calls to measure matches. `MatchBenchmark` measures the same work on this machine.
import WaymarkLinks

private nonisolated(unsafe) var table = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
private nonisolated(unsafe) var urls: [String] = []

/// Reserves memory for a text.
@_cdecl("matcher_allocate")
public func allocateMemory(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutablePointer<UInt8>.allocate(capacity: Int(max(count, 1)))
}

/// Sets the link table. The memory belongs to the matcher.
@_cdecl("matcher_set_table")
public func setTable(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
  table = UnsafeBufferPointer(start: bytes, count: Int(count))
}

/// Adds a URL. The memory belongs to the matcher.
@_cdecl("matcher_add_url")
public func addURL(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
  urls.append(String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self))
}

/// Matches the URLs in turn.
///
/// - Parameter repetitions: The number of matches.
/// - Returns: The sum of the numbers of the links and of the weights of their arguments, modulo 2³².
@_cdecl("matcher_run")
public func run(_ repetitions: Int32) -> UInt32 {
  var sum: UInt32 = 0
  var index = 0
  for _ in 0..<repetitions {
    try? LinkTable(table).match(urls[index]) { match in
      guard let match else { return }
      sum &+= UInt32(truncatingIfNeeded: match.number)
      match.forEachArgument { sum &+= weight($0) }
    }
    index = index + 1 == urls.count ? 0 : index + 1
  }
  return sum
}

private func weight(_ argument: Argument) -> UInt32 {
  switch argument {
  case .int(let value): UInt32(truncatingIfNeeded: value)
  case .string(let value): UInt32(truncatingIfNeeded: value.utf8.count)
  default: 0
  }
}
