import WaymarkDiagnostics

/// A YAML document as an arena of nodes and text bytes.
///
/// The tree owns the memory of its nodes and texts. ``YAMLNode`` and ``Text`` refer to that memory and do not retain
/// the tree, so their users must retain the tree. A tree is immutable, and therefore sendable.
package final class YAMLTree: @unchecked Sendable {
  struct RawNode {
    var kind: YAMLNode.Kind
    var style: YAMLNode.Style
    /// The offset of a scalar's text in `bytes`.
    var textOffset: UInt32 = 0
    var textCount: UInt32 = 0
    /// The index of the first child of a collection, or of the target of an alias.
    var child: UInt32 = 0
    var childCount: UInt32 = 0
    var next: UInt32 = 0
    /// The number of nodes in the subtree with all aliases expanded, as a guard against alias bombs.
    ///
    /// The number saturates at its maximum.
    var expandedCount: UInt32 = 1
    var start: SourcePosition
    var end: SourcePosition
  }

  /// The index of the file in the compilation.
  package let file: Int
  let nodes: UnsafePointer<RawNode>
  package let count: Int
  let bytes: UnsafePointer<UInt8>

  /// Creates a tree that takes ownership of the memory of an arena.
  init(file: Int, _ arena: YAMLArena) {
    self.file = file
    nodes = UnsafePointer(arena.nodes)
    count = arena.count
    bytes = UnsafePointer(arena.bytes)
  }

  deinit {
    nodes.deallocate()
    bytes.deallocate()
  }

  /// A Boolean value that indicates whether the document contains an alias.
  package var hasAliases: Bool { (0..<count).contains { nodes[$0].kind == .alias } }

  /// The root of the document.
  package var root: YAMLNode { YAMLNode(tree: self, index: 0) }
}
