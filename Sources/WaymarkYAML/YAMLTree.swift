import WaymarkDiagnostics

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
  let nodes: UnsafePointer<RawNode>
  package let count: Int
  let bytes: UnsafePointer<UInt8>

  /// Takes over what has been laid out.
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

  /// Whether anything in the document is repeated by an alias.
  package var hasAliases: Bool { (0..<count).contains { nodes[$0].kind == .alias } }

  /// The document's root.
  package var root: YAMLNode { YAMLNode(tree: self, index: 0) }
}
