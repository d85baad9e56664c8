import CYaml
import WaymarkDiagnostics

/// Turns the bytes of a file into a ``YAMLTree``: libyaml's events, laid out flat.
///
/// Bad input never traps and never throws; it gives diagnostics, and a tree only where there is a whole document.
package struct YAMLLoader: ~Copyable {
  /// More than any app needs; a file above it is not read.
  package static let largestFile = 32 << 20
  private static let deepestNesting = 64
  private static let mostNodes = 8_000_000

  private let source: SourceFile
  private let file: Int
  private var arena: YAMLArena
  private var anchors: [String: Int] = [:]
  /// The innermost collection under way, and its last child so far; -1 where there is none. A collection that is under way has
  /// nothing next to it yet, so that its `next` leads to the one around it.
  private var open = -1
  private var last = -1
  private var depth = 0
  private var documents = 0
  private var diagnostics: [Diagnostic] = []

  /// Reads the file that is number `index` of the compilation.
  ///
  /// - Complexity: O(size of the file).
  package static func load(_ source: SourceFile, index: Int) -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
    if let problem = tooLarge(source.bytes.count, index: index) { return (nil, [problem]) }
    var loader = YAMLLoader(source, index)
    let isWhole = loader.run()
    let tree = YAMLTree(file: index, loader.arena)
    guard isWhole else { return (nil, loader.diagnostics) }
    guard tree.count > 1 || (tree.count == 1 && !tree.root.isNull) || loader.documents > 1 else {
      return (nil, loader.diagnostics + [empty(index)])
    }
    return (tree.count > 0 ? tree : nil, loader.diagnostics)
  }

  private static func empty(_ index: Int) -> Diagnostic {
    Diagnostic(
      .emptySpec, "this file says nothing", at: .start(ofFile: index),
      help: "a spec starts with `waymark: 1` and `app: NAME`")
  }

  /// The finding about a file of so many bytes, where they are too many.
  private static func tooLarge(_ size: Int, index: Int) -> Diagnostic? {
    guard size > largestFile else { return nil }
    return Diagnostic(
      .specTooLarge,
      "this file has \(size / 1_048_576) MiB; a spec file can have \(largestFile / 1_048_576) MiB",
      at: .start(ofFile: index),
      help: "a spec is written by hand; is this the right file?"
    )
  }

  private init(_ source: SourceFile, _ index: Int) {
    // libyaml would count a byte order mark as a column.
    self.source = source.withoutByteOrderMark
    file = index
    arena = YAMLArena(sourceSize: source.bytes.count)
  }

  /// Reads all events; false where the document is not whole.
  private mutating func run() -> Bool {
    let bytes = source.bytes
    return bytes.withUnsafeBufferPointer { buffer in
      // On the heap, as libyaml's structures are hundreds of bytes that Swift would otherwise copy about.
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

  /// Takes one event in; false where reading has to stop.
  private mutating func take(_ event: Event) -> Bool {
    // Compared as numbers, and the most frequent first: in a debug build, a `switch` over C's enumerations goes through a
    // protocol for each of its cases.
    let type = event.pointee.type.rawValue
    if type == YAML_SCALAR_EVENT.rawValue { return addScalar(event) }
    if type == YAML_MAPPING_START_EVENT.rawValue {
      let isFlow = event.pointee.data.mapping_start.style.rawValue == YAML_FLOW_MAPPING_STYLE.rawValue
      return checkTag(event.pointee.data.mapping_start.tag, event)
        && add(node(.mapping, isFlow ? .flow : .block, event), anchor: event.pointee.data.mapping_start.anchor, event)
    }
    if type == YAML_SEQUENCE_START_EVENT.rawValue {
      let isFlow = event.pointee.data.sequence_start.style.rawValue == YAML_FLOW_SEQUENCE_STYLE.rawValue
      return checkTag(event.pointee.data.sequence_start.tag, event)
        && add(node(.sequence, isFlow ? .flow : .block, event), anchor: event.pointee.data.sequence_start.anchor, event)
    }
    if type == YAML_MAPPING_END_EVENT.rawValue || type == YAML_SEQUENCE_END_EVENT.rawValue {
      close(at: Self.position(event.pointee.end_mark))
      return true
    }
    if type == YAML_ALIAS_EVENT.rawValue { return addAlias(event) }
    guard type == YAML_DOCUMENT_START_EVENT.rawValue else { return true }
    documents += 1
    guard documents > 1 else { return true }
    report(
      .severalDocuments, "a spec file holds one document, and a second one starts here", event,
      help: "remove the `---` line, or put the rest into a file of its own")
    return false
  }

  private func node(_ kind: YAMLNode.Kind, _ style: YAMLNode.Style, _ event: Event) -> YAMLTree.RawNode {
    YAMLTree.RawNode(
      kind: kind, style: style, start: Self.position(event.pointee.start_mark),
      end: Self.position(event.pointee.end_mark))
  }

  private mutating func addScalar(_ event: Event) -> Bool {
    let scalar = event.pointee.data.scalar
    let written = scalar.style.rawValue
    var style = YAMLNode.Style.block
    if written == YAML_PLAIN_SCALAR_STYLE.rawValue {
      style = .plain
    } else if written == YAML_DOUBLE_QUOTED_SCALAR_STYLE.rawValue
      || written == YAML_SINGLE_QUOTED_SCALAR_STYLE.rawValue
    {
      style = .quoted
    }
    var node = node(.scalar, style, event)
    node.textOffset = arena.appendText(scalar.value, count: scalar.length)
    node.textCount = UInt32(scalar.length)
    return checkTag(scalar.tag, event) && add(node, anchor: scalar.anchor, event)
  }

  private mutating func close(at end: SourcePosition) {
    let closed = arena.nodes + open
    closed.pointee.end = end
    last = open
    open = Int(closed.pointee.next) - 1
    closed.pointee.next = 0
    depth -= 1
    if open >= 0 { addExpanded(closed.pointee.expandedCount, to: open) }
  }

  private mutating func add(_ node: YAMLTree.RawNode, anchor: UnsafePointer<UInt8>?, _ event: Event) -> Bool {
    guard arena.count < Self.mostNodes else {
      report(.specTooLarge, "this file has more than \(Self.mostNodes) values", event)
      return false
    }
    let index = arena.append(node)
    if open >= 0 {
      let parent = arena.nodes + open
      if last < 0 { parent.pointee.child = UInt32(index) } else { (arena.nodes + last).pointee.next = UInt32(index) }
      parent.pointee.childCount += 1
    }
    last = index
    if let anchor { anchors[String(cString: anchor)] = index }
    switch node.kind {
    case .mapping, .sequence:
      guard depth < Self.deepestNesting else {
        report(
          .nestedTooDeep, "this is nested more than \(Self.deepestNesting) levels deep", event,
          help: "a spec needs six levels at most; is a bracket left open?")
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

  /// The collections under way, the innermost first.
  private var openCollections: some Sequence<Int> {
    sequence(state: open) { [nodes = arena.nodes] (next: inout Int) in
      guard next >= 0 else { return nil }
      defer { next = Int(nodes[next].next) - 1 }
      return next
    }
  }

  private mutating func addAlias(_ event: Event) -> Bool {
    let name = String(cString: event.pointee.data.alias.anchor)
    guard let target = anchors[name] else {
      report(
        .unknownAnchor, "`*\(name)` is an alias in YAML, and nothing here is anchored as `&\(name)`", event,
        help: Suggestion.question(for: name, among: anchors.keys)
          ?? "a value that starts with `*` has to be quoted: \"*\(name)\""
      )
      return false
    }
    guard !openCollections.contains(target) else {
      report(.unknownAnchor, "`*\(name)` stands inside the value that it repeats", event)
      return false
    }
    var node = node(.alias, .plain, event)
    node.child = UInt32(target)
    node.expandedCount = arena.nodes[target].expandedCount
    guard add(node, anchor: nil, event) else { return false }
    // What aliases repeat is decoded each time; ten times what is written is more than anybody repeats by hand.
    let limit = UInt32(10_000 + 10 * arena.count)
    guard openCollections.allSatisfy({ arena.nodes[$0].expandedCount < limit }) else {
      report(
        .specTooLarge, "written out, the aliases of this file make over ten times as many values as it has", event,
        help: "use fewer aliases of aliases")
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
    report(
      .yamlTag, "`\(name)` is a tag in YAML, and a spec has no tags", event,
      help: "a value that starts with `!` has to be quoted")
    return false
  }

  private mutating func report(_ id: CompilerDiagnostic, _ message: String, _ event: Event, help: String? = nil) {
    let span = Span(
      file: file, start: Self.position(event.pointee.start_mark), end: Self.position(event.pointee.end_mark))
    diagnostics.append(Diagnostic(id, message, at: span, help: help))
  }

  /// libyaml counts lines and columns from 0, columns in characters.
  static func position(_ mark: yaml_mark_t) -> SourcePosition {
    SourcePosition(line: mark.line + 1, column: mark.column + 1)
  }
}
