import SpecModel
import SpecText
import WaymarkRules

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
      "items": .array(items.enumerated().map { $1.json(replacing: range, lead: lead, index: $0, request.client) }),
    ])
  }

  static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  var prefix: String { request.document.text.string(context.token) }

  private var isInPattern: Bool { prefix.contains("{") }

  private func commentItems(_ text: String) -> (items: [CompletionItem], token: Range<Int>) {
    let end = context.token.upperBound
    let word = "waymark:allow"
    let trimmed = text.drop { $0 == " " }
    if trimmed.hasPrefix(word) {
      let rest = trimmed.dropFirst(word.count)
      guard rest.first == " ", !rest.contains(":") else { return ([], end..<end) }
      let name = rest.drop { $0 == " " }
      // A comment can't suppress a rule that protects the meaning of the spec.
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

extension Completion {
  func keyItems() -> [CompletionItem] {
    shape.keys(at: context.path).filter { !context.siblings.contains($0.name) }.map { key in
      CompletionItem(
        label: key.name, kind: .property, detail: key.kind, documentation: Self.documentation(of: key),
        newText: newText(of: key.name, key.shape), snippet: snippet(of: key), rank: key.isRequired ? 0 : 1)
    }
  }

  func nameItems() -> [CompletionItem] {
    shape.names(at: context.path).flatMap { name -> [CompletionItem] in
      switch name {
      case .reference(let reference):
        names.items(for: reference, at: context.path).filter { !context.siblings.contains($0.label) }.map { item in
          var item = item
          item.newText = hasColon ? item.label : item.label + ": "
          return item
        }
      case .text(let text) where text.role == .pattern: patternItems()?.items ?? []
      default: []
      }
    }
  }

  static func documentation(of key: KeyShape) -> String {
    var text = key.summary.prefix(1).uppercased() + key.summary.dropFirst() + ".\n\nValue: \(key.kind)"
    if let value = key.defaultValue { text += "\n\nDefault: \(value.text)" }
    if let example = key.example { text += "\n\nExample: `\(key.name): \(example)`" }
    return text
  }

  private var hasColon: Bool {
    let text = request.document.text
    var index = context.token.upperBound
    while index < text.bytes.count, Self.isWord(text.bytes[index]) { index += 1 }
    if index < text.bytes.count, "\"'".utf8.contains(text.bytes[index]) { index += 1 }
    return index < text.bytes.count && text.bytes[index] == UInt8(ascii: ":")
  }

  private func newText(of name: String, _ shape: ValueShape) -> String {
    if hasColon || context.isQuoted { return name }
    return startsOnNextLine(shape) ? name + ":" : name + ": "
  }

  private func snippet(of key: KeyShape) -> String? {
    guard !hasColon, !context.isQuoted else { return nil }
    if startsOnNextLine(key.shape) { return "\(key.name):\n  $0" }
    if case .list = key.shape { return "\(key.name): [$0]" }
    return nil
  }

  private func startsOnNextLine(_ shape: ValueShape) -> Bool {
    guard !context.isFlow else { return false }
    return shape.alternatives.allSatisfy { alternative in
      switch alternative {
      case .mapping, .construct: true
      default: false
      }
    }
  }

  func valueItems() -> (items: [CompletionItem], token: Range<Int>) {
    var items: [CompletionItem] = []
    for shape in shape.shapes(at: context.path) {
      switch shape {
      case .choice(let words): items += words.map(Self.item)
      case .flag: items += ["true", "false"].map { CompletionItem(label: $0, kind: .constant) }
      case .reference(let reference):
        items += names.items(for: reference, at: context.path) + reference.words.map(Self.item)
      case .text(let text):
        if let found = textItems(text.role) { return (items + found.items, found.token) }
      case .declaration, .wholeNumber, .nothing, .list, .mapping, .construct, .any: break
      }
    }
    return (items, context.token)
  }

  private static func item(_ word: WordShape) -> CompletionItem {
    CompletionItem(label: word.word, kind: .enumMember, documentation: word.phrase)
  }

  private func textItems(_ role: TextShape.Role) -> (items: [CompletionItem], token: Range<Int>)? {
    switch role {
    case .pattern: return patternItems()
    case .parameterType where prefix.contains("="): return defaultItems()
    case .parameterType, .resultType: return (typeItems(withLists: true), word)
    case .symbol: return (symbolItems(), context.token)
    case .path: return isInclude ? (includeItems(), context.token) : nil
    case .version: return ([CompletionItem(label: "1", kind: .constant)], context.token)
    case .shortcut:
      let modifiers = ShortcutSyntax.Modifier.allCases.map {
        CompletionItem(label: $0.rawValue + "+", kind: .enumMember)
      }
      return (modifiers, word)
    default: return nil
    }
  }

  var word: Range<Int> {
    let text = request.document.text
    let end = context.token.upperBound
    var start = end
    while start > context.token.lowerBound, Self.isWord(text.bytes[start - 1]) { start -= 1 }
    return start..<end
  }

  func patternItems() -> (items: [CompletionItem], token: Range<Int>)? {
    let open = prefix.lastIndex(of: "{")
    guard let open, !prefix[open...].contains("}") else { return nil }
    let text = request.document.text
    let rest = text.bytes[context.token.upperBound...].prefix { Self.isWord($0) || "<>?.:".utf8.contains($0) }
    let isClosed = rest.endIndex < text.bytes.count && text.bytes[rest.endIndex] == UInt8(ascii: "}")
    let isType = prefix[open...].contains(":")
    let items = isType ? typeItems(withLists: prefix.contains("?")) : names.captureItems(at: context.path)
    let closing = items.map { item in
      var item = item
      if !isClosed, !prefix[open...].contains("<") { item.newText = item.label + "}" }
      return item
    }
    return (closing, word)
  }

  private func typeItems(withLists: Bool) -> [CompletionItem] {
    names.typeItems
      + (withLists && !prefix.contains("<")
        ? [
          CompletionItem(
            label: "List<>", kind: .typeParameter, detail: "any number of values", snippet: "List<$0>", rank: 2)
        ] : [])
  }

  private func defaultItems() -> (items: [CompletionItem], token: Range<Int>)? {
    let type = prefix.prefix { $0 != "=" }.filter { $0 != " " }
    return (names.cases(ofType: type), word)
  }

  private func symbolItems() -> [CompletionItem] {
    let used = names.symbols
    return used.map { CompletionItem(label: $0, kind: .constant, detail: "SF Symbol in this spec", rank: 0) }
      + SymbolNames.all.map { CompletionItem(label: $0, kind: .constant, detail: "SF Symbol") }
  }

  private var isInclude: Bool { context.path.first == .entry("include") }

  private func includeItems() -> [CompletionItem] {
    IncludableFiles(request).paths.map { CompletionItem(label: $0, kind: .file) }
  }
}

struct CompletionItem {
  /// Selects the icon.
  enum Kind: Int {
    case text = 1
    case method = 2
    case field = 5
    case variable = 6
    case `class` = 7
    case module = 9
    case property = 10
    case `enum` = 13
    case color = 16
    case file = 17
    case enumMember = 20
    case constant = 21
    case event = 23
    case typeParameter = 25
  }

  let label: String
  let kind: Kind
  var detail: String?
  var documentation: String?
  /// `nil` for the label.
  var newText: String?
  var snippet: String?
  var rank = 1

  func json(replacing range: JSONValue, lead: String, index: Int, _ client: ClientCapabilities) -> JSONValue {
    let isSnippet = client.hasSnippets && snippet != nil
    let text = lead + ((isSnippet ? snippet : nil) ?? newText ?? label)
    let number = String(index)
    return .members([
      "label": .string(label), "kind": .int(kind.rawValue), "detail": detail.map { .string($0) },
      "documentation": documentation.map {
        .object(["kind": .string(client.hasMarkdown ? "markdown" : "plaintext"), "value": .string($0)])
      },
      // Editors that sort by the label would mix keys that belong together.
      "sortText": .string("\(rank)" + String(repeating: "0", count: max(0, 4 - number.count)) + number),
      "filterText": .string(lead + label), "insertTextFormat": .int(isSnippet ? 2 : 1),
      "textEdit": .object(["range": range, "newText": .string(text)]),
    ])
  }
}

enum RulePageText {
  static func markdown(of page: RulePage) -> String {
    "**\(page.id.name)** (\(page.severity.rawValue))\n\n\(page.sentence).\n\n\(page.explanation.reason)"
      + "\n\n`waymark explain \(page.id.name)` shows an example."
  }
}
