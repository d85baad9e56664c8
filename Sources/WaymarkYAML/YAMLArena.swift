#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A ``YAMLTree`` under construction.
///
/// The arena is a struct because each access to mutable state of a class needs an exclusivity check at run time. Code
/// that creates an arena must create a ``YAMLTree`` from the arena, because only the tree frees the memory.
struct YAMLArena {
  private(set) var nodes: UnsafeMutablePointer<YAMLTree.RawNode>
  private(set) var count = 0
  private var capacity: Int
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var byteCount = 0
  private var byteCapacity: Int
  /// A Boolean value that indicates whether any unquoted text in the file ends with an unusual character, such as a
  /// comma.
  private(set) var hasUnusualEnd = false
  private(set) var mayBeUnportable = false

  init(sourceSize: Int) {
    capacity = max(64, sourceSize / 12)
    nodes = .allocate(capacity: capacity)
    byteCapacity = sourceSize + 64
    bytes = .allocate(capacity: byteCapacity)
  }

  mutating func append(_ node: YAMLTree.RawNode) -> Int {
    if count == capacity {
      let grown = UnsafeMutablePointer<YAMLTree.RawNode>.allocate(capacity: capacity * 2)
      grown.moveInitialize(from: nodes, count: count)
      nodes.deallocate()
      nodes = grown
      capacity *= 2
    }
    (nodes + count).initialize(to: node)
    count += 1
    return count - 1
  }

  /// Checks whether an unquoted text ends with an unusual character, such as a comma.
  mutating func noteEnd(of text: UnsafePointer<UInt8>, count: Int) {
    guard count > 1 else { return }
    switch text[count - 1] {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "]"): hasUnusualEnd = true
    // Patterns end with the brace of a capture.
    case UInt8(ascii: "}"): if memchr(text, 0x7B, count) == nil { hasUnusualEnd = true }
    default: break
    }
  }

  mutating func noteUnportable() { mayBeUnportable = true }

  mutating func appendText(_ text: UnsafePointer<UInt8>, count: Int) -> UInt32 {
    if byteCount + count > byteCapacity {
      let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: (byteCount + count) * 2)
      grown.moveInitialize(from: bytes, count: byteCount)
      bytes.deallocate()
      bytes = grown
      byteCapacity = (byteCount + count) * 2
    }
    memcpy(bytes + byteCount, text, count)
    byteCount += count
    return UInt32(byteCount - count)
  }
}
