import TestSupport

/// A random document with nested blocks and brackets in usual and unusual layouts, and with comments at all permitted
/// positions.
struct RandomDocument {
  private(set) var text = ""
  /// The comments, which are all different.
  private(set) var comments: [String] = []
  private var random: SplitMix64
  private let lineBreak: String
  private var keys = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    lineBreak = random.once(in: 3) ? "\r\n" : "\n"
    mapping(indent: 0, depth: 0)
    if random.once(in: 3) { text.removeLast() }
  }

  // MARK: Blocks

  private mutating func mapping(indent: Int, depth: Int, startsHere: Bool = false) {
    for index in 0..<1 + random.below(4) {
      if index > 0 || !startsHere {
        between(indent)
        text += String(repeating: " ", count: indent)
      }
      keys += 1
      text += random.once(in: 4) ? "\"k \(keys)\":" : "k\(keys):"
      value(indent: indent, depth: depth)
    }
  }

  private mutating func sequence(indent: Int, depth: Int) {
    for _ in 0..<1 + random.below(4) {
      between(indent)
      text += String(repeating: " ", count: indent) + "-"
      if depth < 3, random.once(in: 3) {
        text += " "
        mapping(indent: indent + 2, depth: depth + 1, startsHere: true)
      } else {
        value(indent: indent, depth: 3)
      }
    }
  }

  /// Writes a value after a colon or a dash, and ends the line.
  private mutating func value(indent: Int, depth: Int) {
    switch random.below(depth < 3 ? 8 : 5) {
    case 0, 1, 2: text += " " + scalar()
    case 3:
      text += " "
      flow(indent: indent + 2, depth: 0)
    case 4:
      if random.once(in: 4) {
        text += " |"
        endLine()
        text += String(repeating: " ", count: indent + 4) + "# no comment"
        text += lineBreak
        return
      }
      if random.once(in: 2) { text += " " + scalar() }
    case 5, 6:
      endLine()
      mapping(indent: indent + 2 + 2 * random.below(2), depth: depth + 1)
      return
    default:
      endLine()
      sequence(indent: indent + 2 * random.below(2), depth: depth + 1)
      return
    }
    endLine()
  }

  private mutating func scalar() -> String {
    random.pick(["a", "two words", "\"in # quotes\"", "'it''s'", "/a#b", "ünï", "\"\\u00E9, [x]\"", "0.4", "{}", "[]"])
  }

  // MARK: Brackets

  private mutating func flow(indent: Int, depth: Int) {
    let isMapping = random.once(in: 2)
    text += isMapping ? "{" : "["
    let count = random.below(4)
    for index in 0..<count {
      gap(indent)
      if isMapping {
        keys += 1
        text += "k\(keys): "
      }
      if depth < 2, random.once(in: 4) { flow(indent: indent + 2, depth: depth + 1) } else { text += scalar() }
      if index + 1 < count || random.once(in: 6) { text += "," }
    }
    gap(indent)
    text += isMapping ? "}" : "]"
  }

  private mutating func gap(_ indent: Int) {
    guard random.once(in: 5) else {
      text += " "
      return
    }
    endLine()
    text += String(repeating: " ", count: indent)
  }

  // MARK: Comments

  private mutating func endLine() {
    if random.once(in: 3) { text += String(repeating: " ", count: 1 + random.below(3)) + comment() }
    text += lineBreak
  }

  private mutating func between(_ indent: Int) {
    if random.once(in: 6) { text += lineBreak }
    if random.once(in: 4) { text += String(repeating: " ", count: indent) + comment() + lineBreak }
  }

  private mutating func comment() -> String {
    let comment = "# remark \(comments.count):"
    comments.append(comment)
    return comment
  }
}
