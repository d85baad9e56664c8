import SpecModel

/// Follows YAML line by line and never fails. Indentation ends everything open on earlier lines, also quotes and
/// brackets, whose lines are indented deeper in valid YAML.
struct LooseScanner {
  struct Key {
    let name: String
    let offset: Int
  }

  struct Frame {
    let id: Int
    let isMapping: Bool
    let indent: Int
    var step: ShapeStep?
  }

  private enum Scalar {
    case none
    case plain(start: Int)
    case quoted(UInt8, start: Int)
  }

  private let bytes: [UInt8]
  private var blocks: [Frame] = []
  private var flows: [Frame] = []
  private var keysByFrame: [Int: [Key]] = [:]
  private(set) var nextID = 0
  private var scalar = Scalar.none
  private var isPending = true
  private var blockScalarIndent: Int?
  /// The column of the line on which the open brackets and quotes start.
  private var openIndent = -1
  private var commentStart: Int?
  private var isStart = true

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var depth: Int { blocks.count + flows.count }
  func isOpen(_ frame: Int) -> Bool { (blocks + flows).contains { $0.id == frame } }
  func keys(of frame: Int) -> [Key] { keysByFrame[frame] ?? [] }
  func path(around frame: Int) -> [ShapeStep] { (blocks + flows).prefix { $0.id != frame }.compactMap(\.step) }
  private var path: [ShapeStep] { (blocks + flows).compactMap(\.step) }

  mutating func scan(_ line: Range<Int>) {
    commentStart = nil
    if !isInQuotes { scalar = .none }
    var index = line.lowerBound
    while index < line.upperBound, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    let indent = index - line.lowerBound
    let isBlank = index == line.upperBound || bytes[index] == 0x0D
    if let scalarIndent = blockScalarIndent {
      if isBlank || indent > scalarIndent { return }
      blockScalarIndent = nil
    }
    if isBlank { return }
    if bytes[index] == UInt8(ascii: "#"), !isInQuotes {
      commentStart = index
      return
    }
    if !flows.isEmpty || isInQuotes {
      if indent > openIndent {
        scanFlow(index..<line.upperBound)
        return
      }
      flows = []
      scalar = .none
    }
    scalar = .none
    scanBlock(index..<line.upperBound, column: indent)
  }

  private var isInQuotes: Bool { if case .quoted = scalar { true } else { false } }

  private mutating func scanBlock(_ rest: Range<Int>, column: Int) {
    var (index, column) = (rest.lowerBound, column)
    isStart = true
    while index < rest.upperBound, bytes[index] == UInt8(ascii: "-"),
      index + 1 == rest.upperBound || bytes[index + 1] == 0x20
    {
      close(deeperThan: column, isElement: true)
      if blocks.last.map({ $0.isMapping || $0.indent < column }) ?? true { open(isMapping: false, at: column) }
      blocks[blocks.count - 1].step = .element
      isPending = true
      index += 1
      column += 1
      while index < rest.upperBound, bytes[index] == 0x20 {
        index += 1
        column += 1
      }
    }
    guard index < rest.upperBound else { return }
    if let key = key(in: index..<rest.upperBound, inFlow: false) {
      close(deeperThan: column, isElement: false)
      if blocks.last.map({ !$0.isMapping || $0.indent != column }) ?? true { open(isMapping: true, at: column) }
      set(key.name, at: index)
      isStart = false
      openIndent = column
      scanValue(key.end..<rest.upperBound, column: column)
      return
    }
    close(deeperThan: column, isElement: false)
    if bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "[") || isQuote(bytes[index]) {
      openIndent = max(column - 2, 0)
      scanFlow(index..<rest.upperBound)
      return
    }
    // The word is an incomplete key, the first word of a mapping, or a scalar.
    if let last = blocks.last, last.isMapping, last.indent == column {
      blocks[blocks.count - 1].step = nil
      isPending = false
    }
    scalar = .plain(start: index)
    endPlain(index..<rest.upperBound)
  }

  private mutating func close(deeperThan column: Int, isElement: Bool) {
    while let last = blocks.last {
      // The dashes of a list can be in the same column as the key of the list.
      let isListOfKey = !last.isMapping && !isElement && last.indent == column
      guard last.indent > column || isListOfKey else { return }
      blocks.removeLast()
    }
  }

  private mutating func open(isMapping: Bool, at column: Int) {
    blocks.append(Frame(id: nextID, isMapping: isMapping, indent: column, step: nil))
    nextID += 1
  }

  private mutating func set(_ key: String, at offset: Int) {
    if flows.isEmpty {
      blocks[blocks.count - 1].step = .entry(key)
      keysByFrame[blocks[blocks.count - 1].id, default: []].append(Key(name: key, offset: offset))
    } else {
      flows[flows.count - 1].step = .entry(key)
      keysByFrame[flows[flows.count - 1].id, default: []].append(Key(name: key, offset: offset))
    }
    isPending = true
  }

  private mutating func scanValue(_ rest: Range<Int>, column: Int) {
    var index = rest.lowerBound
    while index < rest.upperBound {
      while index < rest.upperBound, bytes[index] == 0x20 { index += 1 }
      guard index < rest.upperBound else { return }
      switch bytes[index] {
      case UInt8(ascii: "#"):
        commentStart = index
        return
      case UInt8(ascii: "|"), UInt8(ascii: ">"):
        blockScalarIndent = column
        isPending = false
        return
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        while index < rest.upperBound, bytes[index] != 0x20 { index += 1 }
      default:
        isPending = false
        scanFlow(index..<rest.upperBound)
        return
      }
    }
  }

  private mutating func scanFlow(_ rest: Range<Int>) {
    var index = rest.lowerBound
    while index < rest.upperBound {
      let byte = bytes[index]
      if case .quoted(let quote, let start) = scalar {
        if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") { index += 1 }
        if byte == quote {
          scalar = .none
          var next = index + 1
          while next < rest.upperBound, bytes[next] == 0x20 { next += 1 }
          if isAtKey, next < rest.upperBound, bytes[next] == UInt8(ascii: ":") {
            set(String(decoding: bytes[start..<index], as: UTF8.self), at: start)
            index = next
          }
        }
        index += 1
        continue
      }
      switch byte {
      case 0x20, 0x09, 0x0D: index += 1
      case UInt8(ascii: "#") where index == rest.lowerBound || bytes[index - 1] == 0x20:
        commentStart = index
        return
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        scalar = .quoted(byte, start: index + 1)
        isPending = false
        index += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        flows.append(
          Frame(
            id: nextID, isMapping: byte == UInt8(ascii: "{"), indent: -1,
            step: byte == UInt8(ascii: "[") ? .element : nil))
        nextID += 1
        isPending = true
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if !flows.isEmpty { flows.removeLast() }
        isPending = false
        index += 1
      case UInt8(ascii: ",") where !flows.isEmpty:
        if flows[flows.count - 1].isMapping { flows[flows.count - 1].step = nil }
        isPending = true
        index += 1
      default:
        if isAtKey, let key = key(in: index..<rest.upperBound, inFlow: true) {
          set(key.name, at: index)
          index = key.end
        } else {
          scalar = .plain(start: index)
          isPending = false
          index = endPlain(index..<rest.upperBound)
        }
      }
    }
  }

  private var isAtKey: Bool { flows.last.map { $0.isMapping && $0.step == nil } ?? false }

  /// At the end of the text, the cursor is within the scalar.
  @discardableResult private mutating func endPlain(_ rest: Range<Int>) -> Int {
    var index = rest.lowerBound
    // The braces of a pattern that the user has not quoted belong to the pattern.
    var braces = 0
    while index < rest.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "#"), bytes[index - 1] == 0x20 {
        commentStart = index
        scalar = .none
        return rest.upperBound
      }
      if byte == UInt8(ascii: "{") { braces += 1 }
      if !flows.isEmpty {
        if byte == UInt8(ascii: "}"), braces > 0 {
          braces -= 1
        } else if ",]}".utf8.contains(byte) {
          scalar = .none
          return index
        }
      }
      index += 1
    }
    return index
  }

  private func key(in rest: Range<Int>, inFlow: Bool) -> (name: String, end: Int)? {
    var index = rest.lowerBound
    let quote = isQuote(bytes[index]) ? bytes[index] : nil
    let start = quote == nil ? index : index + 1
    var end = start
    if let quote {
      index += 1
      while index < rest.upperBound, bytes[index] != quote {
        index += bytes[index] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
      }
      guard index < rest.upperBound else { return nil }
      end = index
      index += 1
      while index < rest.upperBound, bytes[index] == 0x20 { index += 1 }
      guard index < rest.upperBound, bytes[index] == UInt8(ascii: ":") else { return nil }
    } else {
      while true {
        guard index < rest.upperBound else { return nil }
        let byte = bytes[index]
        if byte == UInt8(ascii: ":"), index + 1 == rest.upperBound || " ,}]\r".utf8.contains(bytes[index + 1]) { break }
        if inFlow, ",[]{}".utf8.contains(byte) { return nil }
        if !inFlow, index == start, "{[".utf8.contains(byte) { return nil }
        if byte == UInt8(ascii: "#"), index > start, bytes[index - 1] == 0x20 { return nil }
        index += 1
      }
      end = index
      while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    }
    return (String(decoding: bytes[start..<end], as: UTF8.self), index + 1)
  }

  private func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  func context(at offset: Int, in line: Range<Int>) -> CursorContext {
    func context(
      _ place: CursorContext.Place, _ path: [ShapeStep], from start: Int, isStart: Bool = false, frame: Int? = nil
    ) -> CursorContext {
      CursorContext(
        place: place, path: path, token: start..<max(start, offset), isQuoted: isInQuotes, isStart: isStart,
        isFlow: !flows.isEmpty, frame: frame)
    }
    if let commentStart {
      let text = String(decoding: bytes[(commentStart + 1)..<max(commentStart + 1, offset)], as: UTF8.self)
      return context(.comment(text), path, from: commentStart + 1)
    }
    if blockScalarIndent != nil { return context(.value, path, from: offset) }
    let start: Int =
      switch scalar {
      case .none: offset
      case .plain(let start), .quoted(_, let start): start
      }
    if let flow = flows.last {
      return isAtKey ? context(.key, path, from: start, frame: flow.id) : context(.value, path, from: start)
    }
    let head = bytes[line.lowerBound..<min(offset, line.upperBound)]
    let isBlank = head.allSatisfy { $0 == 0x20 }
    guard isBlank || isStart else { return context(.value, path, from: start) }
    if !isBlank, head.first(where: { $0 != 0x20 }) == UInt8(ascii: "-"), blocks.last?.isMapping == false {
      return context(.value, path, from: start, isStart: true, frame: nextID)
    }
    let column = start - line.lowerBound - (isInQuotes ? 1 : 0)
    // On a blank line, the column selects the collection.
    var scanner = self
    if isBlank { scanner.close(deeperThan: column, isElement: false) }
    if let last = scanner.blocks.last, last.isMapping, last.indent == column || !isPending {
      return context(.key, scanner.path(around: last.id), from: start, frame: last.id)
    }
    // Nothing precedes the cursor, or a key or a dash without a value precedes the cursor.
    return context(scanner.blocks.isEmpty ? .key : .value, scanner.path, from: start, isStart: true, frame: nextID)
  }
}
