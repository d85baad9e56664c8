/// Records source locations, and supports the elements of <http://www.apple.com/DTDs/PropertyList-1.0.dtd> and the XML
/// of ``XMLReader``. Foundation's decoder records none, and a deeply nested file can exhaust its stack.
struct PropertyListParser {
  /// A typical property list of an app has about ten nesting levels. Unlimited nesting would exhaust the stack.
  static let deepestNesting = 64
  /// A typical property list of an app has a few kilobytes.
  static let largestSize = 1 << 20

  private var reader: XMLReader

  static func value(_ source: SourceFile, file: Int) throws(FormatError) -> FileValue {
    let bytes = source.withoutByteOrderMark.bytes
    if let error = TextCursor.encodingError(bytes, file: file, of: .propertyList) { throw error }
    guard bytes.count <= largestSize else {
      throw FormatError(
        .propertyList, "this property list has \(bytes.count) bytes, more than the limit of \(largestSize)",
        at: .start(ofFile: file))
    }
    if source.isAssociation {
      throw FormatError(
        .propertyList, "this file is an association file, but a property list is expected", at: .start(ofFile: file),
        help: "in the spec, `association` names this file, and `infoPlist` and `entitlements` name property lists")
    }
    var parser = PropertyListParser(
      reader: XMLReader(bytes, file: file, of: .propertyList, document: "a property list"))
    return try parser.document()
  }

  private mutating func document() throws(FormatError) -> FileValue {
    try reader.skipBlank()
    guard reader.cursor.next == UInt8(ascii: "<") else {
      // The other formats that `plutil` reads.
      let isConvertible = reader.cursor.next.map { "{(\"/".utf8.contains($0) } ?? false
      throw reader.error(
        "this file is not a property list in XML", at: reader.cursor.spanOfNext,
        help: isConvertible ? "convert the file with `plutil -convert xml1 FILE`" : "check that the path is correct")
    }
    let root = try reader.tag()
    guard root.name == "plist", !root.isEnd, !root.isWhole else {
      throw reader.error("`<plist>` is expected here", at: root.span)
    }
    let value = try value(try reader.tag(), nesting: 0)
    try reader.end("plist")
    try reader.skipBlank()
    guard reader.cursor.next == nil else {
      throw reader.error("no content is allowed after `</plist>`", at: reader.cursor.spanOfNext)
    }
    return value
  }

  private mutating func value(_ tag: XMLReader.Tag, nesting: Int) throws(FormatError) -> FileValue {
    guard nesting < Self.deepestNesting else {
      throw reader.error("this value is nested more than \(Self.deepestNesting) levels deep", at: tag.span)
    }
    guard !tag.isEnd else { throw reader.error("a value is expected here", at: tag.span) }
    switch tag.name {
    case "dict": return .object(tag.isWhole ? [] : try members(nesting: nesting))
    case "array": return .list(tag.isWhole ? [] : try elements(nesting: nesting))
    case "string": return .string(try reader.text(of: tag).text)
    case "true", "false":
      if !tag.isWhole { try reader.end(tag.name) }
      return .bool(tag.name == "true")
    case "integer", "real", "date", "data":
      _ = try reader.text(of: tag)
      return .other
    default: throw reader.error("`<\(tag.name.prefix(32))>` is not an element of a property list", at: tag.span)
    }
  }

  private mutating func members(nesting: Int) throws(FormatError) -> [FileValue.Member] {
    var members: [FileValue.Member] = []
    while true {
      let tag = try reader.tag()
      if tag.isEnd {
        try reader.check(tag, ends: "dict")
        return members
      }
      guard tag.name == "key" else { throw reader.error("`<key>` or `</dict>` is expected here", at: tag.span) }
      let key = try reader.text(of: tag)
      members.append(.init(key: key.text, span: key.span, value: try value(try reader.tag(), nesting: nesting + 1)))
    }
  }

  private mutating func elements(nesting: Int) throws(FormatError) -> [FileValue.Element] {
    var elements: [FileValue.Element] = []
    while true {
      let tag = try reader.tag()
      if tag.isEnd {
        try reader.check(tag, ends: "array")
        return elements
      }
      if tag.name == "string" {
        let text = try reader.text(of: tag)
        elements.append(.init(span: text.span, value: .string(text.text)))
      } else {
        elements.append(.init(span: tag.span, value: try value(tag, nesting: nesting + 1)))
      }
    }
  }
}

/// The layout of Apple's tools.
struct PropertyListText {
  private(set) var text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """
  private var depth = 0

  static func dictionary(_ content: (inout PropertyListText) -> Void) -> String {
    var list = PropertyListText()
    list.element("dict", content)
    return list.text + "</plist>\n"
  }

  mutating func key(_ key: String) { line("<key>\(Self.escaped(key))</key>") }
  mutating func string(_ string: String) { line("<string>\(Self.escaped(string))</string>") }

  mutating func element(_ name: String, _ content: (inout PropertyListText) -> Void) {
    line("<\(name)>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }

  private mutating func line(_ line: String) { text += String(repeating: "\t", count: depth) + line + "\n" }

  /// Characters that XML does not allow are replaced with U+FFFD (XML 1.0, section 2.2).
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // Without an escape, parsers convert a carriage return to a line feed.
      case "\r": result += "&#13;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      default:
        let isHeld = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isHeld ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
