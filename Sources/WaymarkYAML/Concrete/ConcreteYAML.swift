import WaymarkDiagnostics

/// The nodes and comments of a valid YAML file with their exact bytes.
///
/// A ``YAMLTree`` contains what a spec needs: the values and their positions. This type also contains where the bytes of
/// each value are, for code that checks or rewrites the text of a file.
struct ConcreteYAML {
  /// The bytes of the file without a byte order mark.
  let bytes: [UInt8]
  /// The nodes in file order. The first node is the root.
  var nodes: [Node] = []
  /// The comments in file order.
  var comments: [Comment] = []
  /// The range of the `---` before the root, or `nil` if the file has no such marker.
  var startMarker: Range<Int>?
  /// The offset of the `...` after the root, or `nil` if the file has no such marker.
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
    /// The range of the anchor with its `&`, or `nil` if the node has no anchor.
    var anchor: Range<Int>?
    /// The offset of the first byte after the anchor.
    var start: Int
    /// The offset after the last byte of the node, or of its last child for a block collection.
    var end: Int
    /// The text of a scalar.
    var text: [UInt8] = []
    /// The indices of the elements of a sequence, or of the keys and values of a mapping.
    var children: [Int] = []

    /// The offset of the first byte, including the anchor.
    var outerStart: Int { anchor?.lowerBound ?? start }
  }

  /// A comment.
  struct Comment {
    /// The range from the `#` to the last character that is not a space.
    let range: Range<Int>
    /// A Boolean value that indicates whether only whitespace precedes the comment on its line.
    let isAlone: Bool
  }

  /// The comments within a byte range.
  func comments(in range: Range<Int>) -> ArraySlice<Comment> {
    let first = comments.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    let last = comments.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    return comments[first..<max(first, last)]
  }

  // MARK: Lines

  /// Returns the number of bytes of the line break at an offset, or 0 if no line break is there.
  ///
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

  /// Returns the number of bytes of the line break that ends before an offset, or 0 if no line break is there.
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

  /// Returns the offset of the start of the line that contains an offset.
  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, lineBreak(before: start) == 0 { start -= 1 }
    return start
  }

  /// Returns the offset of the line break, or of the end of the file, that ends the line of an offset.
  func lineEnd(of offset: Int) -> Int {
    var end = offset
    while end < bytes.count, lineBreak(at: end) == 0 { end += 1 }
    return end
  }

  /// Returns the zero-based column of an offset, in characters.
  func column(of offset: Int) -> Int {
    bytes[lineStart(of: offset)..<offset].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  /// Returns a Boolean value that indicates whether a line break is between two offsets.
  func hasLineBreak(_ start: Int, _ end: Int) -> Bool {
    var offset = start
    while offset < end {
      if lineBreak(at: offset) > 0 { return true }
      offset += 1
    }
    return false
  }

  /// Returns a Boolean value that indicates whether only whitespace precedes an offset on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    var start = offset
    while start > 0, lineBreak(before: start) == 0 {
      guard bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 else { return false }
      start -= 1
    }
    return true
  }

  /// Returns a Boolean value that indicates whether the line before the line of an offset is blank.
  func isAfterBlankLine(_ offset: Int) -> Bool {
    let start = lineStart(of: offset)
    let width = lineBreak(before: start)
    guard width > 0 else { return false }
    return isBlank(lineStart(of: start - width)..<start - width)
  }

  /// Returns a Boolean value that indicates whether a range contains only spaces and tabs.
  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}
