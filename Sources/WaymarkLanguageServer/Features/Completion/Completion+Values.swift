import WaymarkDiagnostics
import WaymarkSpec

extension Completion {
  func valueItems() -> (items: [CompletionItem], token: Range<Int>) {
    var items: [CompletionItem] = []
    for shape in shape.shapes(at: context.path) {
      switch shape {
      case .choice(let words): items += words.map(Self.item)
      case .flag:
        items += ["true", "false"].map { CompletionItem(label: $0, kind: .constant) }
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

  // MARK: Patterns and types

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
        ]
        : [])
  }

  private func defaultItems() -> (items: [CompletionItem], token: Range<Int>)? {
    let type = prefix.prefix { $0 != "=" }.filter { $0 != " " }
    return (names.cases(ofType: type), word)
  }

  // MARK: Symbols and files

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
