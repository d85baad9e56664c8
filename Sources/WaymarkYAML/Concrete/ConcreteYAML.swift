import WaymarkDiagnostics

/// The nodes and comments of a valid YAML file with their exact bytes.
///
/// A ``YAMLTree`` contains what a spec needs: the values and their positions. This type also contains where the bytes
/// of each value are, for code that checks or rewrites the text of a file.
struct ConcreteYAML {
  /// The bytes of the file without a byte order mark.
  let bytes: [UInt8]
  /// The first node is the root.
  var nodes: [Node] = []
  var comments: [Comment] = []
  var startMarker: Range<Int>?
  var endMarker: Int?

  /// A value, a key, or an alias.
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

  // MARK: Lines

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
