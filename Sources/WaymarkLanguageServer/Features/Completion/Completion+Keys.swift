import WaymarkDiagnostics
import WaymarkSpec

extension Completion {
  func keyItems() -> [CompletionItem] {
    shape.keys(at: context.path).filter { !context.siblings.contains($0.name) }.map { key in
      CompletionItem(
        label: key.name, kind: .property, detail: key.kind, documentation: Self.documentation(of: key),
        newText: newText(of: key.name, key.shape), snippet: snippet(of: key),
        rank: key.isRequired ? 0 : 1)
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
}
