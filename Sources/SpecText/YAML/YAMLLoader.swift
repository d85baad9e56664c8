import CYaml

/// Parses a file with libyaml. Invalid input results in diagnostics, never a trap, and a tree only if the document is
/// complete.
package struct YAMLLoader: ~Copyable {
  /// The loader rejects a larger file before parsing.
  package static let largestFile = 32 << 20
  private static let deepestNesting = 64
  private static let mostNodes = 8_000_000

  private let source: SourceFile
  private let file: Int
  private var arena: YAMLArena
  private var anchors: [String: Int] = [:]
  /// The innermost open collection, or -1. Its `next` contains the parent's index plus 1.
  private var open = -1
  private var last = -1
  private var depth = 0
  private var documents = 0
  private var diagnostics: [Diagnostic] = []

  package static func load(
    _ source: SourceFile, index: Int, isRoot: Bool = true
  ) -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
    if let problem = tooLarge(source.bytes.count, index: index) { return (nil, [problem]) }
    var loader = YAMLLoader(source, index)
    let isWhole = loader.run()
    if !loader.arena.mayBeUnportable, loader.source.hasUnusualBytes { loader.arena.noteUnportable() }
    let tree = YAMLTree(file: index, loader.arena)
    guard isWhole else { return (nil, loader.diagnostics) }
    guard tree.count > 1 || (tree.count == 1 && !tree.root.isNull) || loader.documents > 1 else {
      return (nil, loader.diagnostics + [empty(index, isRoot: isRoot)])
    }
    return (tree.count > 0 ? tree : nil, loader.diagnostics)
  }

  private static func empty(_ index: Int, isRoot: Bool) -> Diagnostic {
    Diagnostic(
      .emptySpec, "the file has no content", at: .start(ofFile: index),
      help: isRoot
        ? "start the spec with `waymark: 1` and `app: NAME`"
        : "add a key such as `routes` with its entries, or remove the file from `include`")
  }

  private static func tooLarge(_ size: Int, index: Int) -> Diagnostic? {
    guard size > largestFile else { return nil }
    return Diagnostic(
      .specTooLarge,
      "the file has \(size / 1_048_576) MiB, and the maximum for a spec is \(largestFile / 1_048_576) MiB",
      at: .start(ofFile: index), help: "check that the file is a spec")
  }

  private init(_ source: SourceFile, _ index: Int) {
    // libyaml counts a byte order mark as a column.
    self.source = source.withoutByteOrderMark
    file = index
    arena = YAMLArena(sourceSize: source.bytes.count)
  }

  private mutating func run() -> Bool {
    withYAMLParser(of: source.bytes) { parser, event in
      while true {
        guard yaml_parser_parse(parser, event) != 0 else {
          diagnostics.append(YAMLSyntaxError(parser.pointee, source, file).diagnostic)
          return false
        }
        let isEnd = event.pointee.type.rawValue == YAML_STREAM_END_EVENT.rawValue
        let goesOn = take(event)
        yaml_event_delete(event)
        guard goesOn else { return documents > 1 }
        if isEnd { break }
      }
      return true
    }
  }

  private typealias Event = UnsafeMutablePointer<yaml_event_t>

  private mutating func take(_ event: Event) -> Bool {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: return addScalar(event)
    case YAML_MAPPING_START_EVENT:
      let isFlow = event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      return checkTag(event.pointee.data.mapping_start.tag, event)
        && add(node(.mapping, isFlow ? .flow : .block, event), anchor: event.pointee.data.mapping_start.anchor, event)
    case YAML_SEQUENCE_START_EVENT:
      let isFlow = event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      return checkTag(event.pointee.data.sequence_start.tag, event)
        && add(node(.sequence, isFlow ? .flow : .block, event), anchor: event.pointee.data.sequence_start.anchor, event)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: close(at: Self.position(event.pointee.end_mark))
    case YAML_ALIAS_EVENT: return addAlias(event)
    case YAML_DOCUMENT_END_EVENT:
      if event.pointee.data.document_end.implicit == 0 { arena.noteUnportable() }
    case YAML_DOCUMENT_START_EVENT:
      // Directives precede an explicit start.
      if event.pointee.data.document_start.implicit == 0 { arena.noteUnportable() }
      documents += 1
      guard documents > 1 else { return true }
      report(
        .severalDocuments, "the file contains a second YAML document", event,
        help: "remove the `---` line, or move the second document to another file")
      return false
    default: break
    }
    return true
  }

  private func node(_ kind: YAMLNode.Kind, _ style: YAMLNode.Style, _ event: Event) -> YAMLTree.RawNode {
    YAMLTree.RawNode(
      kind: kind, style: style, start: Self.position(event.pointee.start_mark),
      end: Self.position(event.pointee.end_mark))
  }

  private mutating func addScalar(_ event: Event) -> Bool {
    let scalar = event.pointee.data.scalar
    var style = YAMLNode.Style.block
    switch scalar.style {
    case YAML_PLAIN_SCALAR_STYLE:
      style = .plain
      arena.noteEnd(of: scalar.value, count: scalar.length)
      notePortability(of: UnsafeBufferPointer(start: scalar.value, count: scalar.length))
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE, YAML_SINGLE_QUOTED_SCALAR_STYLE:
      style = .quoted
      noteLines(event.pointee.start_mark.line, event.pointee.end_mark.line)
    default:
      // The blank lines at the start can contain spaces.
      if scalar.length > 0, scalar.value[0] == 0x0A { arena.noteUnportable() }
    }
    var node = node(.scalar, style, event)
    node.textOffset = arena.appendText(scalar.value, count: scalar.length)
    node.textCount = UInt32(scalar.length)
    return checkTag(scalar.tag, event) && add(node, anchor: scalar.anchor, event)
  }

  private var isAtKey: Bool { open >= 0 && arena.nodes[open].kind == .mapping && arena.nodes[open].childCount & 1 == 0 }

  private mutating func notePortability(of text: UnsafeBufferPointer<UInt8>) {
    guard !arena.mayBeUnportable else { return }
    let isInFlow = open >= 0 && arena.nodes[open].style == .flow
    if PlainScalar.obstacle(in: text, at: .init(isInFlow: isInFlow, isKey: isAtKey)) != nil { arena.noteUnportable() }
  }

  private mutating func noteLines(_ start: Int, _ end: Int) {
    if start != end { arena.noteUnportable() }
  }

  private mutating func close(at end: SourcePosition) {
    let closed = arena.nodes + open
    closed.pointee.end = end
    if closed.pointee.style == .flow { noteLines(Int(closed.pointee.start.line), Int(end.line)) }
    last = open
    open = Int(closed.pointee.next) - 1
    closed.pointee.next = 0
    depth -= 1
    if open >= 0 { addExpanded(closed.pointee.expandedCount, to: open) }
  }

  private mutating func add(_ node: YAMLTree.RawNode, anchor: UnsafePointer<UInt8>?, _ event: Event) -> Bool {
    guard arena.count < Self.mostNodes else {
      report(.specTooLarge, "the file has more than \(Self.mostNodes) values", event)
      return false
    }
    let isKey = isAtKey
    // A comment between a key and its value on another line can be unportable.
    if !isKey, open >= 0, last >= 0, arena.nodes[open].kind == .mapping, node.style != .block || node.kind == .scalar {
      noteLines(Int(arena.nodes[last].end.line), Int(node.start.line))
    }
    let index = arena.append(node)
    if open >= 0 {
      let parent = arena.nodes + open
      if last < 0 { parent.pointee.child = UInt32(index) } else { (arena.nodes + last).pointee.next = UInt32(index) }
      parent.pointee.childCount += 1
    }
    last = index
    if let anchor {
      let isRepeated = anchors.updateValue(index, forKey: String(cString: anchor)) != nil
      if isKey || isRepeated || index == 0 { arena.noteUnportable() }
    }
    switch node.kind {
    case .mapping, .sequence:
      guard depth < Self.deepestNesting else {
        report(
          .nestedTooDeep, "the value is nested more than \(Self.deepestNesting) levels deep", event,
          help: "check for an unclosed bracket; a spec needs at most six levels")
        return false
      }
      (arena.nodes + index).pointee.next = UInt32(open + 1)
      open = index
      last = -1
      depth += 1
    case .scalar, .alias:
      if open >= 0 { addExpanded(node.expandedCount, to: open) }
    }
    return true
  }

  private var openCollections: some Sequence<Int> {
    sequence(state: open) { [nodes = arena.nodes] (next: inout Int) in
      guard next >= 0 else { return nil }
      defer { next = Int(nodes[next].next) - 1 }
      return next
    }
  }

  private func lineOfAnchor(_ name: String, below event: Event) -> Int? {
    let lines = SourceLines(source)
    var number = Int(Self.position(event.pointee.start_mark).line)
    while let line = lines[number] {
      if line.utf8.contains(UInt8(ascii: "&")),
        line.split(whereSeparator: { " ,[]{}".contains($0) }).contains("&\(name)")
      {
        return number
      }
      number += 1
    }
    return nil
  }

  private mutating func addAlias(_ event: Event) -> Bool {
    let name = String(cString: event.pointee.data.alias.anchor)
    guard let target = anchors[name] else {
      let similar = Suggestion.nearest(to: name, among: anchors.keys)
      if let line = lineOfAnchor(name, below: event) {
        report(
          .unknownAnchor, "the anchor `&\(name)` on line \(line) is below the alias `*\(name)`", event,
          help: "move the anchor and its value to this alias, and the alias to line \(line)")
        return false
      }
      report(
        .unknownAnchor, "`*\(name)` is a YAML alias, but the file has no anchor `&\(name)`", event,
        help: Suggestion.question(about: similar) ?? "quote a value that starts with `*`: \"*\(name)\"",
        Suggestion.fixes(for: "*\(name)", at: span(of: event), similar.map { "*\($0)" }))
      return false
    }
    guard !openCollections.contains(target) else {
      report(.unknownAnchor, "the alias `*\(name)` is within the value of its anchor `&\(name)`", event)
      return false
    }
    if isAtKey { arena.noteUnportable() }
    var node = node(.alias, .plain, event)
    node.child = UInt32(target)
    node.expandedCount = arena.nodes[target].expandedCount
    guard add(node, anchor: nil, event) else { return false }
    // The decoder visits a repeated value once per alias, so the limit protects against exponential growth.
    let limit = UInt32(10_000 + 10 * arena.count)
    guard openCollections.allSatisfy({ arena.nodes[$0].expandedCount < limit }) else {
      report(
        .specTooLarge, "the aliases expand the file to more than ten times its number of values", event,
        help: "remove aliases of values that contain aliases")
      return false
    }
    return true
  }

  private func addExpanded(_ count: UInt32, to parent: Int) {
    let node = arena.nodes + parent
    let (sum, overflow) = node.pointee.expandedCount.addingReportingOverflow(count)
    node.pointee.expandedCount = overflow ? .max : sum
  }

  private mutating func checkTag(_ tag: UnsafePointer<UInt8>?, _ event: Event) -> Bool {
    guard let tag else { return true }
    let name = String(cString: tag)
    // libyaml expands `!!str` to `tag:yaml.org,2002:str`.
    let standard = "tag:yaml.org,2002:"
    let written = name.hasPrefix(standard) ? "!!" + name.dropFirst(standard.count) : name
    report(
      .yamlTag, "`\(written)` is a YAML tag, and tags are not supported", event,
      help: "remove `\(written)`; if the `!` belongs to the value, quote the value")
    return false
  }

  private mutating func report(
    _ id: CompilerDiagnostic, _ message: String, _ event: Event, help: String? = nil, _ fixes: [Diagnostic.FixIt] = []
  ) {
    diagnostics.append(Diagnostic(id, message, at: span(of: event), help: help, fixes: fixes))
  }

  private func span(of event: Event) -> Span {
    Span(file: file, start: Self.position(event.pointee.start_mark), end: Self.position(event.pointee.end_mark))
  }

  static func position(_ mark: yaml_mark_t) -> SourcePosition {
    SourcePosition(line: mark.line + 1, column: mark.column + 1)
  }
}

/// Calls a closure with a parser of libyaml and memory for an event. Both are on the heap, because Swift would copy their
/// hundreds of bytes.
func withYAMLParser<Result>(
  of bytes: [UInt8], _ body: (UnsafeMutablePointer<yaml_parser_t>, UnsafeMutablePointer<yaml_event_t>) -> Result
) -> Result {
  bytes.withUnsafeBufferPointer { buffer in
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
    yaml_parser_initialize(parser)
    defer {
      yaml_parser_delete(parser)
      parser.deallocate()
      event.deallocate()
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
    return body(parser, event)
  }
}
