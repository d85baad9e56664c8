import CYaml

/// The nodes and comments of a valid file with their exact bytes, for code that checks or rewrites the text. A
/// ``YAMLTree`` has only values and positions.
struct ConcreteYAML {
  let bytes: [UInt8]
  var nodes: [Node] = []
  var comments: [Comment] = []
  var startMarker: Range<Int>?
  var endMarker: Int?

  struct Node {
    enum Form {
      case plain, singleQuoted, doubleQuoted, literal, folded
      case blockMapping, flowMapping, blockSequence, flowSequence
      case alias

      var isFlow: Bool { self == .flowMapping || self == .flowSequence }
      var isBlock: Bool { self == .blockMapping || self == .blockSequence }
      var isMapping: Bool { self == .blockMapping || self == .flowMapping }
      var isQuoted: Bool { self == .singleQuoted || self == .doubleQuoted }
      var isBlockScalar: Bool { self == .literal || self == .folded }
      var isScalar: Bool { !isFlow && !isBlock && self != .alias }
    }

    let form: Form
    var anchor: Range<Int>?
    var start: Int
    var end: Int
    var text: [UInt8] = []
    var children: [Int] = []

    var outerStart: Int { anchor?.lowerBound ?? start }
  }

  struct Comment {
    let range: Range<Int>
    let isAlone: Bool
  }

  func comments(in range: Range<Int>) -> ArraySlice<Comment> {
    let first = comments.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    let last = comments.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    return comments[first..<max(first, last)]
  }

  func questionMarks() -> [Int] {
    guard bytes.contains(UInt8(ascii: "?")) else { return [] }
    var result: [Int] = []
    func search(_ range: Range<Int>) {
      var offset = range.lowerBound
      while offset < range.upperBound {
        if bytes[offset] == UInt8(ascii: "#") {
          offset = lineEnd(of: offset)
        } else {
          if bytes[offset] == UInt8(ascii: "?") { result.append(offset) }
          offset += 1
        }
      }
    }
    var offset = 0
    for node in nodes where node.form.isScalar || node.form == .alias {
      search(offset..<max(offset, node.start))
      offset = max(offset, node.end)
    }
    search(offset..<bytes.count)
    return result
  }

  /// The line breaks are those of YAML 1.1, section 5.4, which libyaml uses.
  func lineBreak(at offset: Int) -> Int {
    guard offset < bytes.count else { return 0 }
    switch bytes[offset] {
    case 0x0A: return 1
    case 0x0D: return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
    case 0xC2: return offset + 1 < bytes.count && bytes[offset + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return 0 }
      return bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }

  private func lineBreak(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    switch bytes[offset - 1] {
    case 0x0A: return offset > 1 && bytes[offset - 2] == 0x0D ? 2 : 1
    case 0x0D: return 1
    case 0x85: return offset > 1 && bytes[offset - 2] == 0xC2 ? 2 : 0
    case 0xA8, 0xA9: return offset > 2 && bytes[offset - 2] == 0x80 && bytes[offset - 3] == 0xE2 ? 3 : 0
    default: return 0
    }
  }

  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, lineBreak(before: start) == 0 { start -= 1 }
    return start
  }

  func lineEnd(of offset: Int) -> Int {
    var end = offset
    while end < bytes.count, lineBreak(at: end) == 0 { end += 1 }
    return end
  }

  func column(of offset: Int) -> Int {
    bytes[lineStart(of: offset)..<offset].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  func hasLineBreak(_ start: Int, _ end: Int) -> Bool {
    var offset = start
    while offset < end {
      if lineBreak(at: offset) > 0 { return true }
      offset += 1
    }
    return false
  }

  func isFirstOnLine(_ offset: Int) -> Bool {
    var start = offset
    while start > 0, lineBreak(before: start) == 0 {
      guard bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 else { return false }
      start -= 1
    }
    return true
  }

  func isAfterBlankLine(_ offset: Int) -> Bool {
    let start = lineStart(of: offset)
    let width = lineBreak(before: start)
    guard width > 0 else { return false }
    return isBlank(lineStart(of: start - width)..<start - width)
  }

  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}

extension ConcreteYAML {
  init?(_ source: SourceFile) {
    bytes = source.withoutByteOrderMark.bytes
    guard readEvents() else { return nil }
    findComments()
  }

  private typealias Event = UnsafeMutablePointer<yaml_event_t>

  private mutating func readEvents() -> Bool {
    let offsets = CharacterOffsets(bytes)
    return withYAMLParser(of: bytes) { parser, event in
      var open: [Int] = []
      while true {
        guard yaml_parser_parse(parser, event) != 0 else { return false }
        let isEnd = event.pointee.type.rawValue == YAML_STREAM_END_EVENT.rawValue
        let isSupported = take(event, offsets, &open)
        yaml_event_delete(event)
        guard isSupported else { return false }
        if isEnd { return !nodes.isEmpty }
      }
    }
  }

  private mutating func take(_ event: Event, _ offsets: CharacterOffsets, _ open: inout [Int]) -> Bool {
    let start = offsets[event.pointee.start_mark.index]
    let end = offsets[event.pointee.end_mark.index]
    switch event.pointee.type.rawValue {
    case YAML_SCALAR_EVENT.rawValue:
      let scalar = event.pointee.data.scalar
      guard scalar.tag == nil else { return false }
      let text = Array(UnsafeBufferPointer(start: scalar.value, count: scalar.length))
      add(Self.form(scalar.style), scalar.anchor, start, end, text, open)
    case YAML_ALIAS_EVENT.rawValue: add(.alias, nil, start, end, [], open)
    case YAML_MAPPING_START_EVENT.rawValue:
      let mapping = event.pointee.data.mapping_start
      guard mapping.tag == nil else { return false }
      let isFlow = mapping.style.rawValue == YAML_FLOW_MAPPING_STYLE.rawValue
      open.append(add(isFlow ? .flowMapping : .blockMapping, mapping.anchor, start, end, [], open))
    case YAML_SEQUENCE_START_EVENT.rawValue:
      let sequence = event.pointee.data.sequence_start
      guard sequence.tag == nil else { return false }
      let isFlow = sequence.style.rawValue == YAML_FLOW_SEQUENCE_STYLE.rawValue
      open.append(add(isFlow ? .flowSequence : .blockSequence, sequence.anchor, start, end, [], open))
    case YAML_MAPPING_END_EVENT.rawValue, YAML_SEQUENCE_END_EVENT.rawValue:
      let closed = open.removeLast()
      if nodes[closed].form.isFlow {
        nodes[closed].end = end
      } else if let last = nodes[closed].children.last {
        // libyaml ends a block collection at the next token.
        nodes[closed].end = nodes[last].end
      }
    case YAML_DOCUMENT_START_EVENT.rawValue:
      guard nodes.isEmpty else { return false }
      if event.pointee.data.document_start.implicit == 0 { startMarker = end - 3..<end }
    case YAML_DOCUMENT_END_EVENT.rawValue:
      if event.pointee.data.document_end.implicit == 0 { endMarker = start }
    default: break
    }
    return true
  }

  private static func form(_ style: yaml_scalar_style_t) -> Node.Form {
    switch style.rawValue {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE.rawValue: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE.rawValue: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE.rawValue: .literal
    case YAML_FOLDED_SCALAR_STYLE.rawValue: .folded
    default: .plain
    }
  }

  @discardableResult private mutating func add(
    _ form: Node.Form, _ anchor: UnsafePointer<UInt8>?, _ start: Int, _ end: Int, _ text: [UInt8], _ open: [Int]
  ) -> Int {
    var node = Node(form: form, anchor: nil, start: start, end: end, text: text)
    if let anchor {
      // The event starts at the anchor, and the end of an empty scalar is the end of the anchor.
      let range = start..<start + 1 + String(cString: anchor).utf8.count
      node.anchor = range
      node.start = form == .plain && text.isEmpty ? range.upperBound : contentStart(after: range.upperBound)
      node.end = max(node.end, node.start)
    }
    let index = nodes.count
    if let parent = open.last { nodes[parent].children.append(index) }
    nodes.append(node)
    return index
  }

  private func contentStart(after offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "#") {
        offset = lineEnd(of: offset)
      } else if bytes[offset] == 0x20 || bytes[offset] == 0x09 {
        offset += 1
      } else {
        let width = lineBreak(at: offset)
        guard width > 0 else { break }
        offset += width
      }
    }
    return offset
  }

  /// Outside of scalars, every `#` starts a comment.
  private mutating func findComments() {
    guard bytes.contains(UInt8(ascii: "#")) else { return }
    var offset = 0
    for index in nodes.indices where nodes[index].form.isScalar {
      let node = nodes[index]
      findComments(in: offset..<max(offset, node.start))
      if node.form.isBlockScalar {
        // A comment can follow the `|` on its line.
        findComments(in: node.start..<min(node.end, lineEnd(of: node.start)))
      }
      offset = max(offset, node.end)
    }
    findComments(in: offset..<bytes.count)
  }

  private mutating func findComments(in range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "#") else {
        offset += 1
        continue
      }
      let lineEnd = lineEnd(of: offset)
      var end = lineEnd
      while end > offset + 1, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
      comments.append(Comment(range: offset..<end, isAlone: isFirstOnLine(offset)))
      offset = lineEnd
    }
  }
}

private struct CharacterOffsets {
  /// Empty for ASCII, where the number of a character is its offset.
  private var offsets: [Int] = []
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    offsets.reserveCapacity(bytes.count + 1)
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 { offsets.append(offset) }
  }

  subscript(index: Int) -> Int {
    offsets.isEmpty ? min(index, bytes.count) : index < offsets.count ? offsets[index] : bytes.count
  }
}
