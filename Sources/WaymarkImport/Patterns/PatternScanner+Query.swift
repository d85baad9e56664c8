import SpecText
import WaymarkLinks

extension PatternScanner {
  /// Parses a query after its `?`, up to a `#` or the end of the text.
  mutating func query() {
    let end = self.end
    let queryEnd = firstIndex(of: "#")
    var start = index
    while start < queryEnd {
      self.end = queryEnd
      index = start
      let itemEnd = firstIndex(of: "&")
      self.end = itemEnd
      if start < itemEnd { item() }
      start = itemEnd + 1
    }
    self.end = end
    index = queryEnd
  }

  /// Returns the index of a character outside brackets, or the end of the text.
  ///
  /// - Complexity: O(length of the rest of the text).
  private func firstIndex(of wanted: Unicode.Scalar) -> Int {
    var depth = 0
    for index in index..<end {
      switch scalars[index] {
      case wanted where depth == 0: return index
      case "(", "{", "<", "[": depth += 1
      case ")", "}", ">", "]": depth = max(0, depth - 1)
      default: break
      }
    }
    return end
  }

  private mutating func item() {
    let equals = firstIndex(of: "=")
    if scalar() == "!", equals == end {
      index += 1
      if let key = key(index..<end) { add(.init(key, .absent)) }
      return
    }
    guard equals < end else { return keyOnly() }
    var keyEnd = equals
    let isOptional = keyEnd > index && scalars[keyEnd - 1] == "?"
    if isOptional { keyEnd -= 1 }
    guard let key = key(index..<keyEnd) else { return }
    var value = value(equals + 1..<end, key: key)
    if isOptional, case .capture(var capture) = value {
      capture.isOptional = true
      value = .capture(capture)
    }
    add(.init(key, value))
  }

  /// Parses an item without a value, such as `page` or `{page:int}`.
  private mutating func keyOnly() {
    if end - index == 1 || end - index == 2, scalars[index..<end].allSatisfy({ $0 == "*" }) {
      context.note(.information, "the router passes on the whole query, but a link ignores other keys")
      return
    }
    guard case .capture(var capture) = value(index..<end, key: nil) else {
      guard let key = key(index..<end) else { return }
      return add(.init(key, .capture(.init(key, context.parameters[key] ?? .string, isOptional: true))))
    }
    capture.isOptional = true
    add(.init(capture.name, .capture(capture)))
  }

  private mutating func add(_ item: ImportedPattern.QueryItem) {
    guard !queryItems.contains(where: { $0.key == item.key }) else {
      context.note(.decision, "the query has the key \(Quoted(item.key)) twice, and the draft has the first item")
      return
    }
    queryItems.append(item)
  }

  private mutating func key(_ range: Range<Int>) -> String? {
    let text = text(range)
    let key = (try? PercentCoding.decodedStrictly(text.utf8)) ?? text
    guard !key.isEmpty, !key.unicodeScalars.contains(where: \.isControlCharacter) else {
      context.note(.decision, "the query item \(Quoted(self.text(index..<end))) has no valid key")
      return nil
    }
    return key
  }

  private mutating func value(_ range: Range<Int>, key: String?) -> ImportedPattern.QueryValue {
    mode = .value
    let parts = nested(range) ?? []
    mode = .path
    var segment = PatternSegment(parts)
    let value = segment.value(&context)
    switch value {
    case .literal(let text):
      if let key, text.contains("|") {
        let values = text.split(separator: "|").map(String.init)
        if values.count > 1 { return .capture(.init(key, context.parameters[key] ?? .values(values))) }
      }
      guard !text.unicodeScalars.contains(where: \.isControlCharacter) else {
        context.note(.decision, "a value of the query contains a control character, which no URL can contain")
        return .capture(.init(key ?? "value", isOptional: true))
      }
      return value
    default: return value
    }
  }
}
