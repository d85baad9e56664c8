import SpecModel
import SpecText

/// The place of the cursor, from the text alone, because a file is often not valid YAML while the user types.
struct CursorContext {
  enum Place {
    case key
    case value
    /// The text is between the `#` and the cursor.
    case comment(String)
  }

  let place: Place
  let path: [ShapeStep]
  /// A quote is not included.
  let token: Range<Int>
  let isQuoted: Bool
  let isStart: Bool
  let isFlow: Bool
  /// The mapping of the key, or the mapping that a key at the start of a value would open.
  let frame: Int?
  var siblings: Set<String> = []

  private static let mostNesting = 64

  static func at(_ offset: Int, in text: DocumentText) -> CursorContext {
    let line = text.position(of: offset, .utf8).line
    var scanner = LooseScanner(text.bytes)
    for number in 0..<line { scanner.scan(text.line(number)) }
    let range = text.line(line)
    var head = scanner
    head.scan(range.lowerBound..<min(max(offset, range.lowerBound), range.upperBound))
    var context = head.context(at: offset, in: range)
    // The compiler rejects deeper nesting, and each line below costs the depth.
    guard let frame = context.frame, head.depth <= mostNesting else { return context }
    // The keys behind the cursor are siblings, too. The first key can still open the mapping.
    var wasOpen = head.isOpen(frame)
    for number in line..<text.lineCount {
      scanner.scan(text.line(number))
      guard scanner.depth <= mostNesting else { return context }
      if scanner.isOpen(frame) {
        wasOpen = true
        guard scanner.path(around: frame) == context.path else { return context }
      } else if wasOpen || scanner.nextID > frame {
        break
      }
    }
    let word = context.token.lowerBound
    context.siblings = Set(scanner.keys(of: frame).filter { $0.offset != word }.map(\.name))
    return context
  }
}
