/// Edits that add or remove entries and preserve comments, order, and indentation, or that remove comments. With
/// aliases or unusual line breaks, only the latter.
package struct YAMLLayout {
  private let lines: SourceLines
  private let tree: YAMLTree
  /// `false` with aliases or unusual line breaks, with which the positions in the tree do not match the lines.
  private let isEditable: Bool

  package init(_ source: SourceFile, _ tree: YAMLTree) {
    lines = SourceLines(source)
    self.tree = tree
    isEditable = !tree.hasAliases && !source.hasUnusualLineBreaks
  }

  package func key(_ name: String, inMappingAt span: Span) -> Span? {
    guard let mapping = YAMLPlace.mapping(at: span, in: tree.root) else { return nil }
    var found: Span?
    mapping.forEachPair { key, _ in
      if found == nil, key.kind == .scalar, key.text.string == name { found = key.span }
    }
    return found
  }

  package func removal(ofEntryAt span: Span) -> (span: Span, text: String)? {
    guard isEditable, let place = YAMLPlace.of(span, in: tree.root), let start = place.entry.start,
      let end = place.entry.end, !hasComment(start, end, around: place.entry.nodes)
    else { return nil }
    let isFlow = place.collection.style == .flow
    if place.siblings.count == 1 { return isFlow ? emptied(place.collection) : emptiedBlock(place, start, end) }
    return isFlow ? flowRemoval(place, start, end) : blockRemoval(place, start, end)
  }

  package func removal(of comment: YAMLComment) -> (span: Span, text: String)? {
    let number = Int(comment.span.start.line)
    guard let line = lines[number] else { return nil }
    let before = line.unicodeScalars.prefix(Int(comment.span.start.column) - 1)
    let blanks = before.reversed().prefix { $0 == " " || $0 == "\t" }.count
    var span = comment.span
    span.start.column -= UInt32(blanks)
    if blanks == before.count, lines[number + 1] != nil { span.end = SourcePosition(line: number + 1, column: 1) }
    return (span, "")
  }

  package func addition(of entry: String, toMappingAt span: Span) -> (span: Span, text: String)? {
    guard isEditable, let mapping = YAMLPlace.mapping(at: span, in: tree.root) else { return nil }
    let entries = YAMLPlace.entries(of: mapping)
    let isFlow = mapping.style == .flow
    // A single pair in a flow list can omit its braces. An added pair would become an element of the list.
    guard !isFlow || text(mapping.span.start, mapping.span.end).hasSuffix("}") else { return nil }
    guard let first = entries.first?.start, let last = entries.last else {
      guard !hasComment(mapping.span.start, mapping.span.end, around: []) else { return nil }
      return (mapping.span, "{ \(entry) }")
    }
    guard let end = last.end else { return nil }
    if isFlow { return (empty(at: end), ", \(entry)") }
    return line(String(repeating: " ", count: Int(first.column) - 1) + entry, behind: end)
  }

  /// If the spec contains a single value instead of a list, the edit replaces the value with a list.
  package func addition(of element: String, behindElementAt span: Span) -> (span: Span, text: String)? {
    guard isEditable, let place = YAMLPlace.of(span, in: tree.root), let node = place.entry.nodes.last,
      node.span == span, let start = place.entry.start, let end = place.entry.end
    else { return nil }
    if place.collection.kind == .mapping {
      let text = text(span.start, span.end)
      let isSafeInBrackets = node.style == .quoted || !text.contains { ",[]{}".contains($0) }
      return node.kind == .scalar && isSafeInBrackets ? (span, "[\(text), \(element)]") : nil
    }
    if place.collection.style == .flow { return (empty(at: end), ", \(element)") }
    guard let dash = dash(before: start),
      let before = lines[Int(start.line)]?.unicodeScalars.prefix(Int(start.column) - 1)
    else { return nil }
    return line(String(repeating: " ", count: dash) + String(before.dropFirst(dash)) + element, behind: end)
  }

  private func line(_ text: String, behind end: SourcePosition) -> (Span, String)? {
    guard let line = lines[Int(end.line)] else { return nil }
    let place = SourcePosition(line: Int(end.line), column: line.unicodeScalars.count + 1)
    return (empty(at: place), lines.lineBreak + text)
  }

  private func flowRemoval(_ place: YAMLPlace, _ start: SourcePosition, _ end: SourcePosition) -> (Span, String)? {
    if place.index + 1 < place.siblings.count {
      guard let next = place.siblings[place.index + 1].start, isSeparator(end, next) else { return nil }
      return (span(start, next), "")
    }
    guard let previous = place.siblings[place.index - 1].end, isSeparator(previous, start) else { return nil }
    return (span(previous, end), "")
  }

  private func emptied(_ collection: YAMLNode) -> (Span, String)? {
    guard !hasComment(collection.span.start, collection.span.end, around: [collection]) else { return nil }
    return (collection.span, collection.kind == .mapping ? "{}" : "[]")
  }

  private func blockRemoval(_ place: YAMLPlace, _ start: SourcePosition, _ end: SourcePosition) -> (Span, String)? {
    guard let firstLine = lines[Int(start.line)], let lastLine = lines[Int(end.line)] else { return nil }
    var indent = Int(start.column) - 1
    if place.collection.kind == .sequence {
      guard let dash = dash(before: start) else { return nil }
      indent = dash
    } else if !firstLine.unicodeScalars.prefix(indent).allSatisfy({ $0 == " " }) {
      // The first key follows the dash of an element. The next key moves to its position.
      guard place.index + 1 < place.siblings.count, let next = place.siblings[place.index + 1].start,
        isBlank(text(end, next))
      else { return nil }
      return (span(start, next), "")
    }
    let behind = lastLine.unicodeScalars.dropFirst(Int(end.column) - 1)
    let blanks = behind.prefix { $0 == " " || $0 == "\t" }
    guard blanks.count == behind.count else {
      // A comment after the entry stays, on a separate line.
      guard behind.dropFirst(blanks.count).first == "#", !blanks.isEmpty else { return nil }
      let entryStart = SourcePosition(line: Int(start.line), column: indent + 1)
      return (span(entryStart, SourcePosition(line: Int(end.line), column: Int(end.column) + blanks.count)), "")
    }
    // The last line can lack a line break. The preceding line break stays, because it can belong to a block scalar.
    let next =
      lines[Int(end.line) + 1] == nil
      ? SourcePosition(line: Int(end.line), column: lastLine.unicodeScalars.count + 1)
      : SourcePosition(line: Int(end.line) + 1, column: 1)
    return (span(SourcePosition(line: Int(start.line), column: 1), next), "")
  }

  private func emptiedBlock(_ place: YAMLPlace, _ start: SourcePosition, _ end: SourcePosition) -> (Span, String)? {
    let isMapping = place.collection.kind == .mapping
    guard let key = place.key else { return isMapping ? (span(start, end), "{}") : nil }
    // Only a colon, line breaks and a dash can precede the entry, but no comment and no anchor.
    let between = text(key.end, start).unicodeScalars
    guard let colon = between.firstIndex(where: { $0 != " " }), between[colon] == ":" else { return nil }
    let rest = between[between.index(after: colon)...].filter { !" \t\n".unicodeScalars.contains($0) }
    guard rest.isEmpty || !isMapping && rest.elementsEqual("-".unicodeScalars) else { return nil }
    let column = Int(key.end.column) + between.distance(from: between.startIndex, to: colon) + 1
    return (span(SourcePosition(line: Int(key.end.line), column: column), end), isMapping ? " {}" : " []")
  }

  private func dash(before start: SourcePosition) -> Int? {
    guard let before = lines[Int(start.line)]?.unicodeScalars.prefix(Int(start.column) - 1),
      let dash = before.lastIndex(where: { $0 != " " }), before[dash] == "-", before[..<dash].allSatisfy({ $0 == " " })
    else { return nil }
    return before[..<dash].count
  }

  private func isSeparator(_ start: SourcePosition, _ end: SourcePosition) -> Bool {
    isBlank(text(start, end).filter { $0 != "," })
  }

  private func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { " \t\n".unicodeScalars.contains($0) }
  }

  private func hasComment(_ start: SourcePosition, _ end: SourcePosition, around nodes: [YAMLNode]) -> Bool {
    var place = start
    for scalar in nodes.flatMap(YAMLPlace.scalars) {
      if place < scalar.start, text(place, scalar.start).contains("#") { return true }
      place = max(place, scalar.end)
    }
    return place < end && text(place, end).contains("#")
  }

  private func text(_ start: SourcePosition, _ end: SourcePosition) -> String {
    var result = String.UnicodeScalarView()
    for number in start.line...max(start.line, end.line) {
      guard let line = lines[Int(number)] else { break }
      var scalars = line.unicodeScalars[...]
      if number == end.line { scalars = scalars.prefix(Int(end.column) - 1) }
      if number == start.line { scalars = scalars.dropFirst(Int(start.column) - 1) }
      if number > start.line { result.append("\n") }
      result.append(contentsOf: scalars)
    }
    return String(result)
  }

  private func span(_ start: SourcePosition, _ end: SourcePosition) -> Span {
    Span(file: tree.file, start: start, end: end)
  }

  private func empty(at position: SourcePosition) -> Span { span(position, position) }
}

extension SourceFile {
  /// A carriage return without a line feed, NEL, LS, and PS (YAML 1.1, section 5.4), which editors do not support.
  package var hasUnusualLineBreaks: Bool {
    bytes.indices.contains { index in
      func follows(_ next: UInt8, at distance: Int = 1) -> Bool {
        index + distance < bytes.count && bytes[index + distance] == next
      }
      return switch bytes[index] {
      case UInt8(ascii: "\r"): !follows(UInt8(ascii: "\n"))
      case 0xC2: follows(0x85)
      case 0xE2: follows(0x80) && (follows(0xA8, at: 2) || follows(0xA9, at: 2))
      default: false
      }
    }
  }
}

struct YAMLPlace {
  let collection: YAMLNode
  let key: Span?
  let siblings: [Entry]
  let index: Int

  var entry: Entry { siblings[index] }

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
    if node.kind == .scalar { return node.style == .block || node.span.start == node.span.end ? nil : node.span.end }
    if node.style == .flow { return node.span.end }
    return entries(of: node).last?.end ?? nil
  }
}
