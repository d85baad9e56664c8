import SpecModel
import SpecText
import WaymarkRules

/// The answer to `textDocument/hover`.
enum HoverFeature {
  static func answer(_ request: SpecRequest) throws(ResponseError) -> JSONValue {
    let offset = try request.offset()
    let position = request.document.text.sourcePosition(of: offset)
    if request.isWhole, let file = request.file, let spec = request.compiled.compilation.spec,
      let pattern = SpecPatterns(spec).pattern(at: position, inFile: file)
    {
      return json(PatternHover(request, pattern).text, pattern.text.span, request)
    }
    if let found = try request.occurrence() {
      return json(NameHover(request, found.names).text(of: found.occurrence.symbol), found.occurrence.span, request)
    }
    return wordHover(offset, request) ?? .null
  }

  private static func json(_ text: String, _ span: Span, _ request: SpecRequest) -> JSONValue {
    let document = request.document.text
    return json(text, document.range(of: span), request)
  }

  private static func json(_ text: String, _ range: Range<Int>, _ request: SpecRequest) -> JSONValue {
    .object([
      "contents": .object([
        "kind": .string(request.client.hasMarkdown ? "markdown" : "plaintext"), "value": .string(text),
      ]),
      "range": .range(range, in: request.document.text, request.client.encoding),
    ])
  }

  private static func wordHover(_ offset: Int, _ request: SpecRequest) -> JSONValue? {
    let text = request.document.text
    func isWord(_ byte: UInt8) -> Bool { Completion.isWord(byte) || byte == UInt8(ascii: "-") }
    var (start, end) = (offset, offset)
    while start > 0, isWord(text.bytes[start - 1]) { start -= 1 }
    while end < text.bytes.count, isWord(text.bytes[end]) { end += 1 }
    guard start < end else { return nil }
    let word = text.string(start..<end)
    let context = CursorContext.at(end, in: text)
    let shape = request.shape
    if case .comment(let comment) = context.place {
      guard comment.drop(while: { $0 == " " }).hasPrefix("waymark:allow ") else { return nil }
      return RuleBook.page(named: word).map { json(RulePageText.markdown(of: $0), start..<end, request) }
    }
    let isKey = end < text.bytes.count && text.bytes[end] == UInt8(ascii: ":")
    if isKey {
      if let key = shape.key(at: context.path + [.entry(word)]) {
        return json("**\(key.name)**: " + Completion.documentation(of: key), start..<end, request)
      }
      if context.path == [.entry("lint")], let page = RuleBook.page(named: word) {
        return json(RulePageText.markdown(of: page), start..<end, request)
      }
      return nil
    }
    for shape in shape.shapes(at: context.path) {
      let words: [WordShape] =
        switch shape {
        case .choice(let words): words
        case .reference(let reference): reference.words
        default: []
        }
      if let phrase = words.first(where: { $0.word == word })?.phrase { return json(phrase, start..<end, request) }
    }
    return nil
  }
}
