import WaymarkSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One YAML document as an arena: flat nodes and one run of text bytes, both freed with the tree.
///
/// Nodes are reached through ``YAMLNode`` and text through ``Text``, which do not keep the tree alive; whoever holds them
/// holds the tree. A tree does not change once it is loaded, which is what makes it safe to share.
package final class YAMLTree: @unchecked Sendable {
  struct RawNode {
    var kind: YAMLNode.Kind
    var style: YAMLNode.Style
    /// A scalar's text in `bytes`.
    var textOffset: UInt32 = 0
    var textCount: UInt32 = 0
    /// The first child of a collection, or what an alias stands for.
    var child: UInt32 = 0
    var childCount: UInt32 = 0
    var next: UInt32 = 0
    /// Nodes below and including this one with every alias written out, saturating; guards against alias bombs.
    var expandedCount: UInt32 = 1
    var start: SourcePosition
    var end: SourcePosition
  }

  /// Which of the compilation's files it is.
  package let file: Int
  private(set) var nodes: UnsafeMutablePointer<RawNode>
  package private(set) var count = 0
  private var capacity: Int
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var byteCount = 0
  private var byteCapacity: Int

  init(file: Int, sourceSize: Int) {
    self.file = file
    capacity = max(64, sourceSize / 12)
    nodes = .allocate(capacity: capacity)
    byteCapacity = sourceSize + 64
    bytes = .allocate(capacity: byteCapacity)
  }

  deinit {
    nodes.deallocate()
    bytes.deallocate()
  }

  /// Whether anything in the document is repeated by an alias.
  package var hasAliases: Bool { (0..<count).contains { nodes[$0].kind == .alias } }

  /// The document's root.
  package var root: YAMLNode { YAMLNode(tree: self, index: 0) }

  func append(_ node: RawNode) -> Int {
    if count == capacity {
      let grown = UnsafeMutablePointer<RawNode>.allocate(capacity: capacity * 2)
      grown.moveInitialize(from: nodes, count: count)
      nodes.deallocate()
      nodes = grown
      capacity *= 2
    }
    (nodes + count).initialize(to: node)
    count += 1
    return count - 1
  }

  /// Copies text into the arena and gives its offset there.
  func appendText(_ text: UnsafePointer<UInt8>, count: Int) -> UInt32 {
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
