import WaymarkDiagnostics

/// A node of a ``YAMLTree``, aliases already followed.
package struct YAMLNode {
  package enum Kind: UInt8, Sendable {
    case scalar, mapping, sequence, alias
  }

  /// How a scalar was written, or a collection.
  package enum Style: UInt8, Sendable {
    case plain, quoted, block, flow
  }

  private unowned(unsafe) let tree: YAMLTree
  private let index: Int
  /// Where it was written: for an alias, the alias.
  private let writtenAt: Int

  init(tree: YAMLTree, index: Int) {
    self.tree = tree
    writtenAt = index
    self.index = tree.nodes[index].kind == .alias ? Int(tree.nodes[index].child) : index
  }

  package var kind: Kind { tree.nodes[index].kind }
  package var style: Style { tree.nodes[index].style }
  package var span: Span {
    Span(file: tree.file, start: tree.nodes[writtenAt].start, end: tree.nodes[writtenAt].end)
  }

  /// Children of a sequence, or pairs of a mapping.
  package var count: Int {
    let count = Int(tree.nodes[index].childCount)
    return kind == .mapping ? count / 2 : count
  }

  /// A scalar's text.
  package var text: Text {
    Text(
      bytes: UnsafeBufferPointer(
        start: tree.bytes + Int(tree.nodes[index].textOffset), count: Int(tree.nodes[index].textCount)),
      span: span,
      // An alias stands elsewhere than its text.
      inset: index == writtenAt ? (style == .quoted ? 1 : 0) : nil
    )
  }

  /// Whether this is what YAML reads as "no value": an empty plain scalar, `~` or `null`.
  package var isNull: Bool {
    guard kind == .scalar, style == .plain else { return false }
    let text = text
    return text.isEmpty || text == "~" || text == "null"
  }

  /// Calls the body with each element of a sequence.
  package func forEachElement(_ body: (YAMLNode) -> Void) {
    var child = Int(tree.nodes[index].child)
    var left = tree.nodes[index].childCount
    // Counted by hand, here and below: in a debug build, a range gives its numbers through protocols.
    while left > 0 {
      body(YAMLNode(tree: tree, index: child))
      child = Int(tree.nodes[child].next)
      left -= 1
    }
  }

  /// Calls the body with each key and value of a mapping, in file order, duplicates too.
  package func forEachPair(_ body: (_ key: YAMLNode, _ value: YAMLNode) -> Void) {
    var key = Int(tree.nodes[index].child)
    var left = tree.nodes[index].childCount / 2
    while left > 0 {
      let value = Int(tree.nodes[key].next)
      body(YAMLNode(tree: tree, index: key), YAMLNode(tree: tree, index: value))
      key = Int(tree.nodes[value].next)
      left -= 1
    }
  }
}
