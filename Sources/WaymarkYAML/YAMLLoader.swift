import CYaml
import WaymarkSource

/// Turns the bytes of a file into a ``YAMLTree``: libyaml's events, laid out flat.
///
/// Bad input never traps and never throws; it gives diagnostics, and a tree only where there is a whole document.
package struct YAMLLoader {
  /// More than any app needs; a file above it is not read.
  package static let largestFile = 32 << 20
  private static let deepestNesting = 64
  private static let mostNodes = 8_000_000

  private let source: SourceFile
  private let file: Int
  private let tree: YAMLTree
  private var anchors: [String: Int] = [:]
  /// Collections under way, outermost first: the node, and its last child so far.
  private var open: [(node: Int, last: Int)] = []
  private var documents = 0
  private var diagnostics: [Diagnostic] = []

  /// Reads the file that is number `index` of the compilation.
  ///
  /// - Complexity: O(size of the file).
  package static func load(_ source: SourceFile, index: Int) -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
    if let problem = tooLarge(source.bytes.count, index: index) { return (nil, [problem]) }
    var loader = YAMLLoader(source, index)
    let isWhole = loader.run()
    return (isWhole && loader.tree.count > 0 ? loader.tree : nil, loader.diagnostics)
  }

  /// The finding about a file of so many bytes, where they are too many.
  private static func tooLarge(_ size: Int, index: Int) -> Diagnostic? {
    guard size > largestFile else { return nil }
    return Diagnostic(
      "spec-too-large",
      "this file has \(size / 1_048_576) MiB; a spec file can have \(largestFile / 1_048_576) MiB",
      at: .start(ofFile: index),
      help: "a spec is written by hand; is this the right file?"
    )
  }

  private init(_ source: SourceFile, _ index: Int) {
    // libyaml would count a byte order mark as a column.
    self.source = source.withoutByteOrderMark
    file = index
    tree = YAMLTree(file: index, sourceSize: source.bytes.count)
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
        let type = event.pointee.type
        let goesOn = take(&event.pointee)
        yaml_event_delete(event)
        guard goesOn else { return documents > 1 }
        if type == YAML_STREAM_END_EVENT { break }
      }
      if tree.count == 0 || (tree.count == 1 && tree.root.isNull) {
        diagnostics.append(
          Diagnostic(
            "empty-spec", "this file says nothing", at: .start(ofFile: file),
            help: "a spec starts with `waymark: 1` and `app: NAME`"
          )
        )
        return false
      }
      return true
    }
  }

  /// Takes one event in; false where reading has to stop.
  private mutating func take(_ event: inout yaml_event_t) -> Bool {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      documents += 1
      guard documents > 1 else { return true }
      report(
        "several-documents", "a spec file holds one document, and a second one starts here", event,
        help: "remove the `---` line, or put the rest into a file of its own")
      return false
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      var node = node(.scalar, event)
      switch scalar.style {
      case YAML_PLAIN_SCALAR_STYLE: node.style = .plain
      case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: node.style = .quoted
      default: node.style = .block
      }
      node.textOffset = tree.appendText(scalar.value, count: scalar.length)
      node.textCount = UInt32(scalar.length)
      return checkTag(scalar.tag, event) && add(node, anchor: scalar.anchor, event)
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      var node = node(.mapping, event)
      node.style = mapping.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block
      return checkTag(mapping.tag, event) && add(node, anchor: mapping.anchor, event)
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      var node = node(.sequence, event)
      node.style = sequence.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block
      return checkTag(sequence.tag, event) && add(node, anchor: sequence.anchor, event)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      let closed = open.removeLast().node
      tree.nodes[closed].end = Self.position(event.end_mark)
      if let parent = open.last?.node { addExpanded(tree.nodes[closed].expandedCount, to: parent) }
      return true
    case YAML_ALIAS_EVENT:
      return addAlias(event)
    default:
      return true
    }
  }

  private func node(_ kind: YAMLNode.Kind, _ event: yaml_event_t) -> YAMLTree.RawNode {
    YAMLTree.RawNode(
      kind: kind, style: .plain, start: Self.position(event.start_mark), end: Self.position(event.end_mark))
  }

  private mutating func add(_ node: YAMLTree.RawNode, anchor: UnsafePointer<UInt8>?, _ event: yaml_event_t) -> Bool {
    guard tree.count < Self.mostNodes else {
      report("spec-too-large", "this file has more than \(Self.mostNodes) values", event)
      return false
    }
    let index = tree.append(node)
    if let parent = open.last {
      if tree.nodes[parent.node].childCount == 0 {
        tree.nodes[parent.node].child = UInt32(index)
      } else {
        tree.nodes[parent.last].next = UInt32(index)
      }
      tree.nodes[parent.node].childCount += 1
      open[open.count - 1].last = index
    }
    if let anchor { anchors[String(cString: anchor)] = index }
    switch node.kind {
    case .mapping, .sequence:
      guard open.count < Self.deepestNesting else {
        report(
          "nested-too-deep", "this is nested more than \(Self.deepestNesting) levels deep", event,
          help: "a spec needs six levels at most; is a bracket left open?")
        return false
      }
      open.append((index, index))
    case .scalar, .alias:
      if let parent = open.last?.node { addExpanded(node.expandedCount, to: parent) }
    }
    return true
  }

  private mutating func addAlias(_ event: yaml_event_t) -> Bool {
    let name = String(cString: event.data.alias.anchor)
    guard let target = anchors[name] else {
      report(
        "unknown-anchor", "`*\(name)` is an alias in YAML, and nothing here is anchored as `&\(name)`", event,
        help: Suggestion.question(for: name, among: anchors.keys)
          ?? "a value that starts with `*` has to be quoted: \"*\(name)\""
      )
      return false
    }
    guard !open.contains(where: { $0.node == target }) else {
      report("unknown-anchor", "`*\(name)` stands inside the value that it repeats", event)
      return false
    }
    var node = node(.alias, event)
    node.child = UInt32(target)
    node.expandedCount = tree.nodes[target].expandedCount
    guard add(node, anchor: nil, event) else { return false }
    // What aliases repeat is decoded each time; ten times what is written is more than anybody repeats by hand.
    let limit = UInt32(10_000 + 10 * tree.count)
    guard open.allSatisfy({ tree.nodes[$0.node].expandedCount < limit }) else {
      report(
        "spec-too-large", "written out, the aliases of this file make over ten times as many values as it has", event,
        help: "use fewer aliases of aliases")
      return false
    }
    return true
  }

  private func addExpanded(_ count: UInt32, to parent: Int) {
    let (sum, overflow) = tree.nodes[parent].expandedCount.addingReportingOverflow(count)
    tree.nodes[parent].expandedCount = overflow ? .max : sum
  }

  private mutating func checkTag(_ tag: UnsafePointer<UInt8>?, _ event: yaml_event_t) -> Bool {
    guard let tag else { return true }
    let name = String(cString: tag)
    report(
      "yaml-tag", "`\(name)` is a tag in YAML, and a spec has no tags", event,
      help: "a value that starts with `!` has to be quoted")
    return false
  }

  private mutating func report(_ rule: RuleName, _ message: String, _ event: yaml_event_t, help: String? = nil) {
    let span = Span(file: file, start: Self.position(event.start_mark), end: Self.position(event.end_mark))
    diagnostics.append(Diagnostic(rule, message, at: span, help: help))
  }

  /// libyaml counts lines and columns from 0, columns in characters.
  static func position(_ mark: yaml_mark_t) -> SourcePosition {
    SourcePosition(line: mark.line + 1, column: mark.column + 1)
  }
}
