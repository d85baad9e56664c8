import WaymarkDiagnostics
import WaymarkRules
import WaymarkSpec

/// The answer to `textDocument/completion`.
struct Completion {
  let request: SpecRequest
  let context: CursorContext
  let shape: ValueShape
  let names: SpecNames

  static func answer(_ request: SpecRequest) throws(ResponseError) -> JSONValue {
    Completion(request, at: try request.offset()).json
  }

  init(_ request: SpecRequest, at offset: Int) {
    self.request = request
    context = CursorContext.at(offset, in: request.document.text)
    shape = request.shape
    names = SpecNames(request, at: offset)
  }

  private var items: (items: [CompletionItem], token: Range<Int>) {
    switch context.place {
    case .comment(let text): return commentItems(text)
    case .key:
      let items = keyItems() + nameItems()
      // A word on its own line can also be the value of the key above.
      return (items, context.token)
    case .value:
      let keys = context.isStart ? keyItems() + nameItems() : []
      let values = valueItems()
      return (keys + values.items, keys.isEmpty ? values.token : context.token)
    }
  }

  private var json: JSONValue {
    var (items, token) = items
    let text = request.document.text
    // The rest of the word behind the cursor is replaced, too.
    var end = token.upperBound
    let line = text.line(text.position(of: end, .utf8).line)
    while end < line.upperBound, Self.isWord(text.bytes[end]) { end += 1 }
    token = token.lowerBound..<end
    let isAfterColon = token.lowerBound > line.lowerBound && text.bytes[token.lowerBound - 1] == UInt8(ascii: ":")
    let lead = isAfterColon && !context.isQuoted && !isInPattern ? " " : ""
    let range = JSONValue.range(token, in: text, request.client.encoding)
    var seen: Set<String> = []
    items = items.filter { seen.insert($0.label).inserted }
    return .object([
      "isIncomplete": .bool(false),
      "items": .array(
        items.enumerated().map { $1.json(replacing: range, lead: lead, index: $0, request.client) }),
    ])
  }

  static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  var prefix: String { request.document.text.string(context.token) }

  private var isInPattern: Bool { prefix.contains("{") }

  // MARK: Comments

  private func commentItems(_ text: String) -> (items: [CompletionItem], token: Range<Int>) {
    let end = context.token.upperBound
    let word = "waymark:allow"
    let trimmed = text.drop { $0 == " " }
    if trimmed.hasPrefix(word) {
      let rest = trimmed.dropFirst(word.count)
      guard rest.first == " ", !rest.contains(":") else { return ([], end..<end) }
      let name = rest.drop { $0 == " " }
      // A comment can't suppress a rule that protects the meaning of links.
      return (RuleBook.pages.filter { !$0.isGuarded }.map(Self.item), end - name.utf8.count..<end)
    }
    guard word.hasPrefix(trimmed) else { return ([], end..<end) }
    let item = CompletionItem(
      label: word, kind: .constant, detail: "suppress findings of a rule",
      documentation: "A comment `# waymark:allow RULE: the reason` suppresses the findings of a rule on its line.",
      newText: word + " ")
    return ([item], end - trimmed.utf8.count..<end)
  }

  static var rules: [CompletionItem] { RuleBook.pages.map(item) }

  private static func item(_ page: RulePage) -> CompletionItem {
    CompletionItem(
      label: page.id.name, kind: .constant, detail: page.explanation.summary,
      documentation: RulePageText.markdown(of: page))
  }
}

extension SpecRequest {
  var shape: ValueShape {
    let source = SourceFile(path: document.uri, bytes: document.text.bytes)
    if source.hasLine(startingWith: "waymark:") { return .rootFile }
    return session.rootPath == document.identity && !source.hasLine(startingWith: "feature:")
      ? .rootFile : .includedFile
  }
}
