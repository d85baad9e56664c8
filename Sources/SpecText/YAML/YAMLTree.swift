#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A document as an array of nodes and an array of text bytes, which the tree owns. A ``YAMLNode`` or ``Text`` does not
/// retain the tree. Immutable, and therefore sendable.
package final class YAMLTree: @unchecked Sendable {
  struct RawNode {
    var kind: YAMLNode.Kind
    var style: YAMLNode.Style
    var textOffset: UInt32 = 0
    var textCount: UInt32 = 0
    var child: UInt32 = 0
    var childCount: UInt32 = 0
    var next: UInt32 = 0
    /// The nodes of the subtree after the expansion of aliases, at most `UInt32.max`. The loader limits the number,
    /// because nested aliases expand exponentially.
    var expandedCount: UInt32 = 1
    var start: SourcePosition
    var end: SourcePosition
  }

  package let file: Int
  let nodes: UnsafePointer<RawNode>
  package let count: Int
  let bytes: UnsafePointer<UInt8>

  package let hasUnusualEnd: Bool

  /// If `false`, ``Portability`` reports no diagnostics. Cheap, and therefore `true` for a few portable files.
  let mayBeUnportable: Bool

  init(file: Int, _ arena: YAMLArena) {
    self.file = file
    hasUnusualEnd = arena.hasUnusualEnd
    mayBeUnportable = arena.mayBeUnportable
    nodes = UnsafePointer(arena.nodes)
    count = arena.count
    bytes = UnsafePointer(arena.bytes)
  }

  deinit {
    nodes.deallocate()
    bytes.deallocate()
  }

  package var hasAliases: Bool { (0..<count).contains { nodes[$0].kind == .alias } }
  package var root: YAMLNode { YAMLNode(tree: self, index: 0) }
}

/// A ``YAMLTree`` under construction: a struct, because mutable state of a class needs exclusivity checks. It must
/// become a tree, because only the tree frees the memory.
struct YAMLArena {
  private(set) var nodes: UnsafeMutablePointer<YAMLTree.RawNode>
  private(set) var count = 0
  private var capacity: Int
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var byteCount = 0
  private var byteCapacity: Int
  private(set) var hasUnusualEnd = false
  private(set) var mayBeUnportable = false

  init(sourceSize: Int) {
    capacity = max(64, sourceSize / 12)
    nodes = .allocate(capacity: capacity)
    byteCapacity = sourceSize + 64
    bytes = .allocate(capacity: byteCapacity)
  }

  mutating func append(_ node: YAMLTree.RawNode) -> Int {
    if count == capacity {
      let grown = UnsafeMutablePointer<YAMLTree.RawNode>.allocate(capacity: capacity * 2)
      grown.moveInitialize(from: nodes, count: count)
      nodes.deallocate()
      nodes = grown
      capacity *= 2
    }
    (nodes + count).initialize(to: node)
    count += 1
    return count - 1
  }

  mutating func noteEnd(of text: UnsafePointer<UInt8>, count: Int) {
    guard count > 1 else { return }
    switch text[count - 1] {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "]"): hasUnusualEnd = true
    // Patterns end with the brace of a capture.
    case UInt8(ascii: "}"): if memchr(text, 0x7B, count) == nil { hasUnusualEnd = true }
    default: break
    }
  }

  mutating func noteUnportable() { mayBeUnportable = true }

  mutating func appendText(_ text: UnsafePointer<UInt8>, count: Int) -> UInt32 {
    if byteCount + count > byteCapacity {
      let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: (byteCount + count) * 2)
      grown.moveInitialize(from: bytes, count: byteCount)
      bytes.deallocate()
      bytes = grown
      byteCapacity = (byteCount + count) * 2
    }
    memcpy(bytes + byteCount, text, count)
    byteCount += count
    return UInt32(byteCount - count)
  }
}

/// An alias has the kind and the content of its target.
package struct YAMLNode {
  package enum Kind: UInt8, Sendable { case scalar, mapping, sequence, alias }

  package enum Style: UInt8, Sendable { case plain, quoted, block, flow }

  private unowned(unsafe) let tree: YAMLTree
  private let index: Int
  private let writtenAt: Int

  init(tree: YAMLTree, index: Int) {
    self.tree = tree
    writtenAt = index
    self.index = tree.nodes[index].kind == .alias ? Int(tree.nodes[index].child) : index
  }

  package var isAlias: Bool { index != writtenAt }
  package var kind: Kind { tree.nodes[index].kind }
  package var style: Style { tree.nodes[index].style }
  package var span: Span { Span(file: tree.file, start: tree.nodes[writtenAt].start, end: tree.nodes[writtenAt].end) }

  package var count: Int {
    let count = Int(tree.nodes[index].childCount)
    return kind == .mapping ? count / 2 : count
  }

  package var text: Text {
    Text(
      bytes: UnsafeBufferPointer(
        start: tree.bytes + Int(tree.nodes[index].textOffset), count: Int(tree.nodes[index].textCount)), span: span,
      // The location of an alias differs from the location of its text.
      inset: index == writtenAt ? (style == .quoted ? 1 : 0) : nil)
  }

  /// A plain scalar is null if it is empty, `~`, or `null`.
  package var isNull: Bool {
    guard kind == .scalar, style == .plain else { return false }
    let text = text
    return text.isEmpty || text == "~" || text == "null"
  }

  package func forEachElement(_ body: (YAMLNode) -> Void) {
    var child = Int(tree.nodes[index].child)
    for _ in 0..<tree.nodes[index].childCount {
      body(YAMLNode(tree: tree, index: child))
      child = Int(tree.nodes[child].next)
    }
  }

  package func forEachPair(_ body: (_ key: YAMLNode, _ value: YAMLNode) -> Void) {
    var key = Int(tree.nodes[index].child)
    for _ in 0..<tree.nodes[index].childCount / 2 {
      let value = Int(tree.nodes[key].next)
      body(YAMLNode(tree: tree, index: key), YAMLNode(tree: tree, index: value))
      key = Int(tree.nodes[value].next)
    }
  }
}

package enum YAMLScalar {
  /// The scalar is also valid within a flow collection, such as `[a, b]`.
  package static func text(_ text: String) -> String { isPlain(text) ? text : inDoubleQuotes(text) }

  private static func isPlain(_ text: String) -> Bool {
    // An empty scalar and `null` are null values.
    guard let first = text.unicodeScalars.first, text.lowercased() != "null" else { return false }
    // Other parsers read words such as `yes` as values of other types.
    guard PlainScalar.obstacle(in: Array(text.utf8), at: .init(isInFlow: true)) == nil else { return false }
    func isWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    guard isWord(first) || "_/.".unicodeScalars.contains(first) else { return false }
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.allSatisfy { index in
      let scalar = scalars[index]
      if scalar == ":" || scalar == " " { return index + 1 < scalars.count && isWord(scalars[index + 1]) }
      return isWord(scalar) || "_/.-+@".unicodeScalars.contains(scalar)
    }
  }

  static func inQuotes(_ text: String) -> String {
    guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
    return "'\(text.replacing(scalar: "'", with: "''"))'"
  }

  /// The quotes are single if double quotes would need a backslash and single quotes need no escape.
  static func inQuotes(onOneLine text: String) -> String {
    let double = inDoubleQuotes(text)
    // An escape of the form `\U` is possible only in double quotes.
    let needsEscape = double.utf8.count != text.utf8.count + 2 + text.utf8.count { $0 == 0x22 || $0 == 0x5C }
    guard !needsEscape, text.contains("\"") || text.contains("\\"), !text.contains("'") else { return double }
    return "'\(text)'"
  }

  package static func inDoubleQuotes(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
          let digits = String(scalar.value, radix: 16)
          result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
