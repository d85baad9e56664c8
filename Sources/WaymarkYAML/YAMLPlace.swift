import WaymarkDiagnostics

/// An entry among those of its mapping or list, and where that belongs.
struct YAMLPlace {
  let collection: YAMLNode
  /// The key whose value the collection is; nil for one in a list, and for the document.
  let key: Span?
  let siblings: [Entry]
  let index: Int

  var entry: Entry { siblings[index] }

  /// A key with its value, or an element. Where it starts and ends is nil where its nodes do not tell.
  struct Entry {
    let nodes: [YAMLNode]
    let start: SourcePosition?
    let end: SourcePosition?
  }

  /// The entry whose key, value or element stands at a place, below a node.
  static func of(_ span: Span, in root: YAMLNode) -> YAMLPlace? {
    var node = root
    var key: Span?
    while node.kind != .scalar {
      let siblings = entries(of: node)
      if let index = siblings.firstIndex(where: { $0.nodes.contains { $0.span == span } }) {
        return YAMLPlace(collection: node, key: key, siblings: siblings, index: index)
      }
      guard let next = child(of: node, around: span) else { return nil }
      key = next.key
      node = next.node
    }
    return nil
  }

  static func mapping(at span: Span, in root: YAMLNode) -> YAMLNode? {
    var node = root
    while node.kind != .scalar {
      if node.kind == .mapping, node.span == span { return node }
      guard let next = child(of: node, around: span) else { return nil }
      node = next.node
    }
    return nil
  }

  static func entries(of collection: YAMLNode) -> [Entry] {
    var entries: [Entry] = []
    if collection.kind == .mapping {
      collection.forEachPair { key, value in
        entries.append(Entry(nodes: [key, value], start: key.span.start, end: end(of: value)))
      }
    } else {
      collection.forEachElement { element in
        entries.append(Entry(nodes: [element], start: element.span.start, end: end(of: element)))
      }
    }
    return entries
  }

  /// The places of the scalars in a node, in order, but for those in block style: what stands in one of these may be a comment.
  static func scalars(in node: YAMLNode) -> [Span] {
    if node.kind == .scalar { return node.style == .block ? [] : [node.span] }
    return entries(of: node).flatMap(\.nodes).flatMap(scalars)
  }

  private static func child(of collection: YAMLNode, around span: Span) -> (key: Span?, node: YAMLNode)? {
    var found: (Span?, YAMLNode)?
    func look(_ node: YAMLNode, _ key: Span?) {
      if node.span.start <= span.start, span.end <= node.span.end { found = (key, node) }
    }
    if collection.kind == .mapping {
      collection.forEachPair { look($1, $0.span) }
    } else {
      collection.forEachElement { look($0, nil) }
    }
    return found
  }

  /// Where a node's text ends. A collection in block style has what follows it in its span, so its last child tells.
  private static func end(of node: YAMLNode) -> SourcePosition? {
    if node.kind == .scalar {
      return node.style == .block || node.span.start == node.span.end ? nil : node.span.end
    }
    if node.style == .flow { return node.span.end }
    return entries(of: node).last?.end ?? nil
  }
}
