package struct XMLElement: Sendable {
  package struct Attribute: Sendable {
    package let name: String
    package let value: String
    package let span: Span
  }

  package let name: String
  package let span: Span
  package let attributes: [Attribute]
  package let children: [XMLElement]

  package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  package func prefix(ofNamespace namespace: String) -> String? {
    attributes.first { $0.value == namespace && $0.name.hasPrefix("xmlns:") }.map { String($0.name.dropFirst(6)) }
  }
}

extension XMLElement {
  /// Unlimited nesting would exhaust the stack.
  static let deepestNesting = 64
  package static let largestSize = 4 << 20

  package static func root(of source: SourceFile, file: Int) throws(FormatError) -> XMLElement {
    let bytes = source.withoutByteOrderMark.bytes
    guard bytes.count <= largestSize else {
      throw FormatError(
        .input, "this XML file has \(bytes.count) bytes, more than the limit of \(largestSize)",
        at: .start(ofFile: file))
    }
    if let error = TextCursor.encodingError(bytes, file: file, of: .input) { throw error }
    var reader = XMLReader(bytes, file: file, of: .input, document: "this file")
    try reader.skipBlank()
    guard reader.cursor.next == UInt8(ascii: "<") else {
      throw reader.error("this file is not XML", at: reader.cursor.spanOfNext)
    }
    let tag = try reader.tag()
    guard !tag.isEnd else { throw reader.error("the start tag of an element is expected here", at: tag.span) }
    let root = try element(tag, &reader, nesting: 0)
    try reader.skipBlank()
    guard reader.cursor.next == nil else {
      throw reader.error("no content is allowed after `</\(root.name.prefix(32))>`", at: reader.cursor.spanOfNext)
    }
    return root
  }

  /// The function does not check the rest of the file.
  package static func rootName(of source: SourceFile) -> String? {
    let bytes = source.withoutByteOrderMark.bytes
    var reader = XMLReader(bytes, file: 0, of: .input, document: "this file")
    guard let tag = try? reader.tag(), !tag.isEnd, !tag.name.isEmpty else { return nil }
    return tag.name
  }

  private static func element(
    _ tag: XMLReader.Tag, _ reader: inout XMLReader, nesting: Int
  ) throws(FormatError) -> XMLElement {
    guard nesting < deepestNesting else {
      throw reader.error("this element is nested more than \(deepestNesting) levels deep", at: tag.span)
    }
    var children: [XMLElement] = []
    while !tag.isWhole {
      try reader.skipText()
      guard reader.cursor.next != nil else {
        throw reader.error("`<\(tag.name.prefix(32))>` has no `</\(tag.name.prefix(32))>`", at: tag.span)
      }
      let next = try reader.tag()
      if next.isEnd {
        try reader.check(next, ends: tag.name)
        break
      }
      children.append(try element(next, &reader, nesting: nesting + 1))
    }
    return XMLElement(name: tag.name, span: tag.span, attributes: tag.attributes, children: children)
  }
}
