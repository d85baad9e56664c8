import SpecText
import WaymarkLinks

/// A parser of the query of a pattern, such as `q={q}&page={page:int?}`.
struct PatternQuery {
  private(set) var items: [ImportedPattern.QueryItem] = []
  var context: PatternContext

  init(_ text: String, _ context: PatternContext) {
    self.context = context
    for item in Brackets.split(text, at: "&") where !item.isEmpty { add(item) }
  }

  private mutating func add(_ text: String) {
    let parts = Brackets.split(text, at: "=")
    guard parts.count > 1 else { return addKey(text) }
    let isOptional = parts[0].hasSuffix("?")
    guard let key = key(isOptional ? String(parts[0].dropLast()) : parts[0]) else { return }
    var value = value(parts.dropFirst().joined(separator: "="), key: key)
    if isOptional, case .capture(var capture) = value {
      capture.isOptional = true
      value = .capture(capture)
    }
    add(.init(key, value))
  }

  /// Such as `page`, `!page`, or `{page:int}`.
  private mutating func addKey(_ text: String) {
    if text.hasPrefix("!") {
      if let key = key(String(text.dropFirst())) { add(.init(key, .absent)) }
    } else if text == "*" || text == "**" {
      context.note(.information, "the router passes on the whole query, but a link ignores other keys")
    } else if case .capture(var capture) = value(text, key: nil) {
      capture.isOptional = true
      add(.init(capture.name, .capture(capture)))
    } else if let key = key(text) {
      add(.init(key, .capture(.init(key, context.parameters[key] ?? .string, isOptional: true))))
    }
  }

  private mutating func add(_ item: ImportedPattern.QueryItem) {
    guard !items.contains(where: { $0.key == item.key }) else {
      return context.note(
        .decision, "the query has the key \(Quoted(item.key)) twice, and the draft has the first item")
    }
    items.append(item)
  }

  private mutating func key(_ text: String) -> String? {
    let key = (try? PercentCoding.decodedStrictly(text.utf8)) ?? text
    guard !key.isEmpty, !key.unicodeScalars.contains(where: \.isControlCharacter) else {
      context.note(.decision, "the query item \(Quoted(text)) has no valid key")
      return nil
    }
    return key
  }

  private mutating func value(_ text: String, key: String?) -> ImportedPattern.QueryValue {
    let scalars = Array(text.unicodeScalars)
    var scanner = PatternScanner(scalars, 0..<scalars.count, isValue: true, context: context)
    scanner.scan()
    context = scanner.context
    var segment = PatternSegment(scanner.parts)
    let value = segment.value(&context)
    guard case .literal(let text) = value else { return value }
    let values = text.split(separator: "|").map(String.init)
    if let key, values.count > 1 { return .capture(.init(key, context.parameters[key] ?? .values(values))) }
    guard !text.unicodeScalars.contains(where: \.isControlCharacter) else {
      context.note(.decision, "a value of the query contains a control character, which no URL can contain")
      return .capture(.init(key ?? "value", isOptional: true))
    }
    return value
  }
}
