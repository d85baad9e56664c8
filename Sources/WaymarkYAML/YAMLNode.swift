import WaymarkDiagnostics

/// A node of a ``YAMLTree``. An alias node has the kind and the content of the value that the alias refers to.
package struct YAMLNode {
  package enum Kind: UInt8, Sendable {
    case scalar, mapping, sequence, alias
  }

  package enum Style: UInt8, Sendable {
    case plain, quoted, block, flow
  }

  private unowned(unsafe) let tree: YAMLTree
  private let index: Int
  /// For an alias, this property contains the index of the alias itself, and `index` contains the index of its target.
  private let writtenAt: Int

  init(tree: YAMLTree, index: Int) {
    self.tree = tree
    writtenAt = index
    self.index = tree.nodes[index].kind == .alias ? Int(tree.nodes[index].child) : index
  }

  package var isAlias: Bool { index != writtenAt }

  package var kind: Kind { tree.nodes[index].kind }
  package var style: Style { tree.nodes[index].style }
  package var span: Span {
    Span(file: tree.file, start: tree.nodes[writtenAt].start, end: tree.nodes[writtenAt].end)
  }

  package var count: Int {
    let count = Int(tree.nodes[index].childCount)
    return kind == .mapping ? count / 2 : count
  }

  package var text: Text {
    Text(
      bytes: UnsafeBufferPointer(
        start: tree.bytes + Int(tree.nodes[index].textOffset), count: Int(tree.nodes[index].textCount)),
      span: span,
      // The location of an alias differs from the location of its text.
      inset: index == writtenAt ? (style == .quoted ? 1 : 0) : nil
    )
  }

  /// A plain scalar is null if it is empty, `~`, or `null`.
  package var isNull: Bool {
    guard kind == .scalar, style == .plain else { return false }
    let text = text
    return text.isEmpty || text == "~" || text == "null"
  }

  package func forEachElement(_ body: (YAMLNode) -> Void) {
    var child = Int(tree.nodes[index].child)
    var left = tree.nodes[index].childCount
    // The loops count down because iteration over a range is slow in debug builds.
    while left > 0 {
      body(YAMLNode(tree: tree, index: child))
      child = Int(tree.nodes[child].next)
      left -= 1
    }
  }

  /// Calls a closure with each key and value of a mapping in file order, including duplicate keys.
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
