import WaymarkDiagnostics

struct YAMLPlace {
  let collection: YAMLNode
  /// The span is `nil` if the collection is a list element or the root of the document.
  let key: Span?
  let siblings: [Entry]
  let index: Int

  var entry: Entry { siblings[index] }

  /// A key with its value, or a list element. The property `end` is `nil` if the end position is unknown.
  struct Entry {
    let nodes: [YAMLNode]
    let start: SourcePosition?
    let end: SourcePosition?
  }

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

  /// The span of a block collection extends to the next node, so the method returns the end of the last child.
  private static func end(of node: YAMLNode) -> SourcePosition? {
    if node.kind == .scalar {
      return node.style == .block || node.span.start == node.span.end ? nil : node.span.end
    }
    if node.style == .flow { return node.span.end }
    return entries(of: node).last?.end ?? nil
  }
}
