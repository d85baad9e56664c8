import WaymarkDiagnostics

/// A YAML document, which is stored as an array of nodes and an array of text bytes.
///
/// The tree owns the memory of its nodes and strings. A ``YAMLNode`` or ``Text`` value refers to the memory of the
/// tree, but does not retain the tree. Code that uses a node or a string must retain the tree. A tree is immutable, and
/// therefore sendable.
package final class YAMLTree: @unchecked Sendable {
  struct RawNode {
    var kind: YAMLNode.Kind
    var style: YAMLNode.Style
    var textOffset: UInt32 = 0
    var textCount: UInt32 = 0
    /// The index of a collection's first child, or the index of the node that an alias refers to.
    var child: UInt32 = 0
    var childCount: UInt32 = 0
    var next: UInt32 = 0
    /// The number of nodes in the subtree after the expansion of all aliases.
    ///
    /// The loader limits this number, because nested aliases can expand exponentially.
    ///
    /// If the number of nodes does not fit into the property, the value is `UInt32.max`.
    var expandedCount: UInt32 = 1
    var start: SourcePosition
    var end: SourcePosition
  }

  package let file: Int
  let nodes: UnsafePointer<RawNode>
  package let count: Int
  let bytes: UnsafePointer<UInt8>

  /// A Boolean value that indicates whether any unquoted text in the file ends with an unusual character, such as a
  /// comma.
  package let hasUnusualEnd: Bool

  /// If the value is `false`, ``Portability`` reports no diagnostics. The value is cheap to compute, and therefore also
  /// `true` for a few files that are portable.
  let mayBeUnportable: Bool

  /// Creates a tree that takes ownership of an arena's memory.
  init(file: Int, _ arena: YAMLArena) {
    self.file = file
    hasUnusualEnd = arena.hasUnusualEnd
    mayBeUnportable = arena.mayBeUnportable
    nodes = UnsafePointer(arena.nodes)
    count = arena.count
    bytes = UnsafePointer(arena.bytes)
  }

  deinit {
    nodes.deallocate()
    bytes.deallocate()
  }

  package var hasAliases: Bool { (0..<count).contains { nodes[$0].kind == .alias } }

  package var root: YAMLNode { YAMLNode(tree: self, index: 0) }
}
