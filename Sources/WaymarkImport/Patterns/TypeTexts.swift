import SpecText

/// A reader of the types and constraints of captures, such as `int`, `range(1,12)`, `Int > 1900`, and `[a-z]+`.
struct TypeTexts {
  private var expressions = ExpressionTypes()

  /// Returns the values that a text describes. If the text is unknown, the type is a string, and a note has the text.
  ///
  /// - Parameters:
  ///   - text: A type, a constraint, several constraints with colons, or a regular expression.
  ///   - isStrict: A Boolean value that indicates whether an unknown text decides which URLs match.
  /// - Returns: The values.
  mutating func meaning(of text: String, isStrict: Bool = true) -> CaptureMeaning {
    let text = text.trimmed
    guard !text.isEmpty else { return CaptureMeaning(.string) }
    if let meaning = known(text) { return meaning }
    if text.hasSuffix("?"), var meaning = known(String(text.dropLast())) {
      meaning.isOptional = true
      return meaning
    }
    if let meaning = chain(text) { return meaning }
    if !Self.isCall(text), Self.isExpression(text) { return expressions.meaning(of: text) }
    if let values = Self.values(text) { return CaptureMeaning(.values(values)) }
    if text.lowercased().contains("url") {
      return CaptureMeaning(.url, notes: [ImportNote(.information, "the type \(Quoted(text)) became `URL`")])
    }
    let note = ImportNote(
      isStrict ? .decision : .information, "the type \(Quoted(text)) is unknown, so the capture is a `String`",
      help: isStrict ? "declare the type under `types`, or check the value in the app" : nil)
    return CaptureMeaning(.string, notes: [note])
  }

  /// Returns the values that match a regular expression as a whole.
  mutating func meaning(ofExpression expression: String) -> CaptureMeaning { expressions.meaning(of: expression) }

  /// Returns a Boolean value that indicates whether a spec can contain an expression.
  mutating func supports(_ expression: String) -> Bool { expressions.supports(expression) }

  /// Returns the values of a type name, a constraint with arguments, or a range; `nil` for any other text.
  mutating func known(_ text: String) -> CaptureMeaning? {
    if let meaning = CaptureTypeNames.meaning(of: text) { return meaning }
    if let range = Self.range(text) { return CaptureMeaning(range) }
    let scalars = text.unicodeScalars
    if scalars.last == ")", let open = scalars.firstIndex(of: "("), text[..<open].utf8.count <= 16 {
      let inside = text[scalars.index(after: open)...].dropLast()
      return constraint(text[..<open].lowercased(), String(inside))
    }
    for prefix in ["re:", "regex:"] where text.hasPrefix(prefix) {
      return expressions.meaning(of: String(text.dropFirst(prefix.count)))
    }
    if text.lowercased().hasPrefix("enum") { return Self.enumeration(String(text.dropFirst(4)).trimmed, text) }
    return nil
  }

  private mutating func constraint(_ name: String, _ inside: String) -> CaptureMeaning? {
    let arguments = Brackets.split(inside, at: ",").map { Self.unquoted($0.trimmed) }
    var named: [String: Int] = [:]
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1)
      if parts.count == 2, let number = Int(parts[1].trimmed) { named[parts[0].trimmed] = number }
    }
    let numbers = arguments.map { Int($0) }
    switch name {
    case "any", "enum", "oneof", "in": return CaptureMeaning(.values(arguments.filter { !$0.isEmpty }))
    case "re", "regex", "matching": return expressions.meaning(of: Self.unquoted(inside.trimmed))
    case "min": return numbers.first.flatMap { $0 }.map { CaptureMeaning(.range($0, nil)) }
    case "max": return numbers.first.flatMap { $0 }.map { CaptureMeaning(.range(nil, $0)) }
    case "range":
      guard numbers.count == 2, let low = numbers[0], let high = numbers[1], low <= high else { return nil }
      return CaptureMeaning(.range(low, high))
    case "length", "minlength", "maxlength", "string":
      let first = numbers.first.flatMap { $0 }
      let least = named["minlength"] ?? named["length"] ?? (name == "maxlength" ? nil : first)
      let most =
        named["maxlength"] ?? named["length"]
        ?? (name == "length" ? numbers.last.flatMap { $0 } : name == "maxlength" ? first : nil)
      return Self.length(least, most)
    default:
      guard var meaning = CaptureTypeNames.meaning(of: name) else { return nil }
      if let low = named["min"], let high = named["max"], low > high { return nil }
      if named["min"] != nil || named["max"] != nil { meaning.type = .range(named["min"], named["max"]) }
      return meaning
    }
  }

  private static func length(_ least: Int?, _ most: Int?) -> CaptureMeaning? {
    let low = max(1, least ?? 1)
    guard low <= 1_000, most ?? 1_000 <= 1_000, (most ?? low) >= low else { return nil }
    if low == 1, most == nil { return CaptureMeaning(.string) }
    let counts = most.map { $0 == low ? "{\(low)}" : "{\(low),\($0)}" } ?? "{\(low),}"
    return CaptureMeaning(.matching("[^/]" + counts))
  }

  /// Returns the values of several constraints with colons, such as `int:min(1)`.
  private mutating func chain(_ text: String) -> CaptureMeaning? {
    let parts = Brackets.split(text, at: ":")
    guard parts.count > 1, parts.count <= 8 else { return nil }
    var result: CaptureMeaning?
    for part in parts {
      guard let meaning = known(part.trimmed) else { return nil }
      guard let first = result else {
        result = meaning
        continue
      }
      result = Self.both(first, meaning)
    }
    return result
  }

  private static func both(_ first: CaptureMeaning, _ second: CaptureMeaning) -> CaptureMeaning {
    switch (first.type, second.type) {
    case (.range(let low, let high), .range(let otherLow, let otherHigh)):
      let lower = [low, otherLow].compactMap(\.self).max()
      let upper = [high, otherHigh].compactMap(\.self).min()
      if let lower, let upper, lower > upper { break }
      return CaptureMeaning(.range(lower, upper), notes: first.notes + second.notes)
    case (.uint, .range): return both(CaptureMeaning(.range(0, nil), notes: first.notes), second)
    case (.string, _), (.int, .range): return second
    case (_, .string): return first
    default: break
    }
    let note = ImportNote(.decision, "only one of several constraints of a capture is in the draft")
    return CaptureMeaning(first.type, isRest: first.isRest, notes: first.notes + [note])
  }

  /// Returns the integers of a text such as `1...12`, `Int > 1900`, or `<= 5`.
  private static func range(_ text: String) -> ImportedPattern.CaptureType? {
    guard text.utf8.count <= 64 else { return nil }
    var rest = text.lowercased().trimmed
    for name in ["integer", "number", "uint", "int"] where rest.hasPrefix(name) {
      rest = String(rest.dropFirst(name.count)).trimmed
      break
    }
    let signs = [
      (">=", 0, true), ("<=", 0, false), ("≥", 0, true), ("≤", 0, false), (">", 1, true), ("<", -1, false),
    ]
    for (sign, offset, isLower) in signs where rest.hasPrefix(sign) {
      guard let number = Int(String(rest.dropFirst(sign.count)).trimmed) else { return nil }
      let (bound, isTooLarge) = number.addingReportingOverflow(offset)
      guard !isTooLarge else { return nil }
      return isLower ? .range(bound, nil) : .range(nil, bound)
    }
    for (sign, offset) in [("..<", -1), ("...", 0), ("…", 0), ("..", 0), ("–", 0)] {
      guard let (lower, upper) = bounds(rest, sign) else { continue }
      if lower.isEmpty, upper.isEmpty { return nil }
      guard let low = number(lower), let high = number(upper) else { return nil }
      let last = high.map { $0.addingReportingOverflow(offset) }
      guard last?.overflow != true else { return nil }
      if let low, let last, low > last.partialValue { return nil }
      return .range(low, last?.partialValue)
    }
    return nil
  }

  /// Returns a number, no number for an empty text, or `nil` for any other text.
  private static func number(_ text: String) -> Int?? {
    if text.isEmpty { return .some(nil) }
    return Int(text).map { .some($0) }
  }

  private static func bounds(_ text: String, _ sign: String) -> (String, String)? {
    let scalars = Array(text.unicodeScalars)
    let sign = Array(sign.unicodeScalars)
    guard scalars.count >= sign.count,
      let index = (0...scalars.count - sign.count).first(where: { scalars[$0...].starts(with: sign) })
    else { return nil }
    func string(_ part: ArraySlice<Unicode.Scalar>) -> String { String(scalars: part).trimmed }
    return (string(scalars[..<index]), string(scalars[(index + sign.count)...]))
  }

  private static func enumeration(_ list: String, _ text: String) -> CaptureMeaning? {
    let inside = list.hasPrefix(":") ? String(list.dropFirst()) : list
    let values = inside.split { $0 == "|" || $0 == "," || $0 == "/" }.map { unquoted($0.trimmed) }
    guard !values.isEmpty, values.allSatisfy({ !$0.contains(" ") }) else { return nil }
    guard !values.contains(where: { $0 == "…" || $0 == "..." || $0 == "etc" || $0 == "etc." }) else {
      let note = ImportNote(
        .information, "the values of \(Quoted(text)) are incomplete, so the capture is a `String`",
        help: "declare an enum under `types` if you know all values")
      return CaptureMeaning(.string, notes: [note])
    }
    return CaptureMeaning(.values(values))
  }

  /// Returns the words of a text such as `month|week|day`.
  private static func values(_ text: String) -> [String]? {
    guard text.unicodeScalars.contains("|") else { return nil }
    let values = text.split(separator: "|", omittingEmptySubsequences: false).map { unquoted($0.trimmed) }
    return values.allSatisfy { !$0.isEmpty && !$0.contains(" ") } ? values : nil
  }

  /// Returns a Boolean value that indicates whether a text is a name with arguments, such as `custom("x", 5)`.
  private static func isCall(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    let name = scalars.prefix { $0.continuesName }
    let inside = scalars[name.endIndex...].dropFirst().dropLast()
    guard !name.isEmpty, scalars[name.endIndex...].first == "(", scalars.last == ")", let first = inside.first else {
      return false
    }
    if "\"'".unicodeScalars.contains(first), inside.last == first { return true }
    return !inside.contains { #"\.[](){}*+?^$|"#.unicodeScalars.contains($0) }
  }

  /// Returns a Boolean value that indicates whether a text contains the signs of a regular expression.
  static func isExpression(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    if scalars.first == "^" || scalars.last == "$" || scalars.contains("\\") { return true }
    if scalars.contains(" ") { return false }
    return scalars.contains { "[](){}*+".unicodeScalars.contains($0) } || text.hasPrefix(".")
  }

  /// Returns a Boolean value that indicates whether an expression matches only its own text.
  static func isPlain(_ expression: String) -> Bool {
    !expression.unicodeScalars.contains { #"\.[](){}*+?^$|"#.unicodeScalars.contains($0) }
  }

  static func unquoted(_ text: String) -> String {
    var text = text
    for prefix in ["r\"", "r'"] where text.hasPrefix(prefix) { text.removeFirst() }
    guard let first = text.unicodeScalars.first, "\"'`".unicodeScalars.contains(first),
      text.unicodeScalars.count > 1, text.unicodeScalars.last == first
    else { return text }
    return String(scalars: text.unicodeScalars.dropFirst().dropLast())
  }
}
