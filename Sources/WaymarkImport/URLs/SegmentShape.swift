import WaymarkLinks

/// The shape of a path segment or of a query value.
///
/// A value whose text alone shows that it varies, such as a UUID, has a shape without its text. The survey stores the
/// shape only, so that a million UUIDs require no more memory than one. Any other text is a ``word(_:)``. Only the
/// other URLs show whether a word is a part of the app or a value.
enum SegmentShape: Hashable, Sendable {
  /// A canonical text, in which special characters are percent-encoded.
  case word(String)
  case uint, uuid, date, bool
  /// An identifier with a fixed number of characters of one class.
  case identifier(IdentifierClass, count: Int)
  /// A long text of letters, digits, hyphens, and underscores that includes a number.
  case slug
  /// A domain name, such as `example.com`.
  case domain
  /// A web URL. Only a query value has this shape.
  case url
  /// A text with other characters.
  case text
  /// A text after `@` or `~`.
  case marked(UInt8)
  /// A text after a word and a colon, such as `Talk:São_Paulo`. The value includes the colon.
  case prefixed(String)

  enum IdentifierClass: UInt8, Hashable, Sendable, CaseIterable {
    case hexadecimal = 0x68  // h
    case lowercase = 0x6C  // l
    case uppercase = 0x75  // u
    case mixed = 0x6D  // m

    /// The characters in the syntax of `matching`.
    var characters: String {
      switch self {
      case .hexadecimal: "[0-9a-f]"
      case .lowercase: "[a-z0-9]"
      case .uppercase: "[A-Z0-9]"
      case .mixed: "[A-Za-z0-9]"
      }
    }
  }
}

extension SegmentShape {
  /// The number of characters from which letters and digits without a separator are an identifier.
  private static let shortestIdentifier = 16
  private static let longestIdentifier = 128
  /// The maximum size of a word in bytes. A longer text is a value.
  private static let longestWord = 64

  /// Endings of file names, which resemble the last label of a domain name.
  private static let fileEndings: Set<String> = [
    "asp", "aspx", "cfm", "cgi", "css", "csv", "do", "env", "gif", "gz", "htm", "html", "ico", "ics", "jpeg", "jpg",
    "js",
    "json", "jsf", "jsp", "map", "md", "mp3", "mp4", "pdf", "php", "png", "rss", "svg", "txt", "webp", "woff", "woff2",
    "xhtml", "xml", "zip",
  ]

  /// Appends the bytes of the shape of a canonical text.
  ///
  /// - Parameters:
  ///   - bytes: The canonical bytes of a segment or of a query value.
  ///   - isQuery: A Boolean value that indicates whether the text is a query value.
  ///   - result: The array to which the function appends. ``init(bytes:)`` parses the appended bytes.
  static func append(_ bytes: UnsafeBufferPointer<UInt8>, isQuery: Bool, to result: inout [UInt8]) {
    let facts = TextFacts(bytes)
    func append(_ code: Unicode.Scalar) { result.append(UInt8(ascii: code)) }
    guard !bytes.isEmpty else { return append("w") }
    if facts.digits == bytes.count { return append(bytes.count <= 18 ? "i" : "s") }
    if bytes.count == 36, UUIDBytes(utf8: bytes) != nil { return append("u") }
    if bytes.count == 10, CalendarDate(utf8: bytes) != nil { return append("d") }
    if isQuery, bytes.elementsEqual("true".utf8) || bytes.elementsEqual("false".utf8) { return append("b") }
    if facts.isAlphanumeric, let kind = facts.identifierClass, shortestIdentifier...longestIdentifier ~= bytes.count {
      append("x")
      result.append(kind.rawValue)
      result.append(UInt8(bytes.count))
      return
    }
    if !isQuery, bytes.count > 1, bytes[0] == UInt8(ascii: "@") || bytes[0] == UInt8(ascii: "~") {
      append("a")
      result.append(bytes[0])
      return
    }
    if isQuery, facts.hasScheme { return append("l") }
    if facts.isSlug {
      if bytes.count > longestWord || (facts.longestDigits >= 3 && facts.separators > 0 && bytes.count >= 10) {
        return append("s")
      }
    } else if facts.escapes > 0 || bytes.count > longestWord {
      guard let prefix = namespace(bytes) else { return append("t") }
      append("p")
      return result.append(contentsOf: bytes[prefix])
    } else if facts.dots > 0, isDomain(bytes, facts) {
      return append("n")
    }
    append("w")
    result.append(contentsOf: bytes)
  }

  /// Returns the range of a word and its colon at the start of a text, such as `Talk:`, or `nil` if there is none.
  static func namespace(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard let colon = bytes.prefix(32).firstIndex(of: UInt8(ascii: ":")), colon >= 2, colon + 1 < bytes.count,
      bytes[..<colon].allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || $0 == UInt8(ascii: "_") })
    else { return nil }
    return 0..<colon + 1
  }

  private static func isDomain(_ bytes: UnsafeBufferPointer<UInt8>, _ facts: TextFacts) -> Bool {
    guard facts.isHostText, let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return false }
    let last = bytes[(dot + 1)...]
    guard last.count >= 2, last.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 }) else { return false }
    return !fileEndings.contains(String(decoding: last, as: UTF8.self).lowercased())
  }

  /// Creates a shape from the bytes that ``append(_:isQuery:to:)`` appends.
  init(bytes: ArraySlice<UInt8>) {
    let rest = bytes.dropFirst()
    switch bytes.first.map({ Unicode.Scalar($0) }) {
    case "i": self = .uint
    case "u": self = .uuid
    case "d": self = .date
    case "b": self = .bool
    case "x":
      self = .identifier(rest.first.flatMap(IdentifierClass.init) ?? .mixed, count: Int(rest.last ?? 0))
    case "s": self = .slug
    case "n": self = .domain
    case "l": self = .url
    case "t": self = .text
    case "p": self = .prefixed(String(decoding: rest, as: UTF8.self))
    case "a": self = .marked(rest.first ?? UInt8(ascii: "@"))
    default: self = .word(String(decoding: rest, as: UTF8.self))
    }
  }

  /// The text of a word, or `nil` for a value.
  var word: String? { if case .word(let text) = self { text } else { nil } }
}

/// Counts of the characters in a text.
private struct TextFacts {
  var digits = 0
  var lower = 0
  var upper = 0
  var separators = 0
  var dots = 0
  var escapes = 0
  var others = 0
  /// The number of letters from `g` to `z`, which are not hexadecimal digits.
  var beyondHexadecimal = 0
  /// The length of the longest run of digits.
  var longestDigits = 0
  /// A Boolean value that indicates whether the text starts with `http:` or `https:`, possibly percent-encoded.
  var hasScheme = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var run = 0
    for byte in bytes {
      let isDigit = byte &- 0x30 < 10
      if isDigit {
        digits += 1
        run += 1
        longestDigits = max(longestDigits, run)
        continue
      }
      run = 0
      if byte &- 0x61 < 26 {
        lower += 1
        if byte > 0x66 { beyondHexadecimal += 1 }
      } else if byte &- 0x41 < 26 {
        upper += 1
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        separators += 1
      } else if byte == UInt8(ascii: ".") {
        dots += 1
      } else if byte == UInt8(ascii: "%") {
        escapes += 1
      } else {
        others += 1
      }
    }
    if bytes.count > 5, bytes[0] | 0x20 == UInt8(ascii: "h"), bytes.starts(with: "http".utf8) {
      let rest = bytes.dropFirst(bytes[4] == UInt8(ascii: "s") ? 5 : 4)
      hasScheme = rest.first == UInt8(ascii: ":") || rest.starts(with: "%3A".utf8)
    }
  }

  var isAlphanumeric: Bool { separators + dots + escapes + others == 0 }
  var isSlug: Bool { dots + escapes + others == 0 }
  var isHostText: Bool { escapes + others == 0 }

  /// The class of an identifier, or `nil` if the text contains only letters of one case and resembles a word.
  var identifierClass: SegmentShape.IdentifierClass? {
    guard digits >= 2 else { return nil }
    if upper == 0 { return beyondHexadecimal == 0 ? .hexadecimal : .lowercase }
    return lower == 0 ? .uppercase : .mixed
  }
}
