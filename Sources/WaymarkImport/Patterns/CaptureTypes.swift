import SpecText

/// The values that a type name or an expression allows for a capture.
struct CaptureMeaning: Hashable {
  var type: ImportedPattern.CaptureType
  var isRest = false
  var isOptional = false
  var notes: [ImportNote] = []

  init(_ type: ImportedPattern.CaptureType, isRest: Bool = false, isOptional: Bool = false, notes: [ImportNote] = []) {
    self.type = type
    self.isRest = isRest
    self.isOptional = isOptional
    self.notes = notes
  }
}

/// A reader of the types of captures, such as `int`, `any(a,b)`, `1...12`, `Int > 1900`, and `[a-z]+`.
struct CaptureTypes {
  var expressions = ExpressionTypes()

  private static let names: [String: ImportedPattern.CaptureType] = {
    let types: [(ImportedPattern.CaptureType, String)] = [
      (.int, "int integer number int64 long"), (.uint, "uint digits"), (.double, "double float decimal"),
      (.bool, "bool boolean"), (.uuid, "uuid guid"), (.date, "date"), (.slug, "slug"), (.url, "url uri"),
      (.string, "string str text"),
    ]
    return Dictionary(
      types.flatMap { type, names in names.split(separator: " ").map { (String($0), type) } }, uniquingKeysWith: { $1 })
  }()

  /// The type of an unknown text is a string, and a note has the text.
  mutating func meaning(of text: String, isStrict: Bool = true) -> CaptureMeaning {
    let text = text.trimmed
    guard !text.isEmpty else { return CaptureMeaning(.string) }
    if let meaning = known(text) { return meaning }
    if text.hasSuffix("?"), var meaning = known(String(text.dropLast())) {
      meaning.isOptional = true
      return meaning
    }
    if text.contains("|"), let values = ExpressionTypes.literals(text) { return CaptureMeaning(.values(values)) }
    if Self.isExpression(text), !Self.isCall(text) { return expressions.meaning(of: text) }
    if text.lowercased().contains("url") {
      return CaptureMeaning(.url, notes: [ImportNote(.information, "the type \(Quoted(text)) became `URL`")])
    }
    let note = ImportNote(
      isStrict ? .decision : .information, "the type \(Quoted(text)) is unknown, so the capture is a `String`",
      help: isStrict ? "declare the type under `types`, or check the value in the app" : nil)
    return CaptureMeaning(.string, notes: [note])
  }

  /// Type names, types with arguments, and ranges; `nil` for any other text.
  mutating func known(_ text: String) -> CaptureMeaning? {
    if text.utf8.count <= 24, let type = Self.names[text.lowercased()] { return CaptureMeaning(type) }
    if text == "path" { return CaptureMeaning(.string, isRest: true) }
    if let range = Self.range(text) { return CaptureMeaning(range) }
    if text.hasPrefix("re:") { return expressions.meaning(of: String(text.dropFirst(3))) }
    guard Self.isCall(text), let open = text.firstIndex(of: "(") else { return nil }
    let inside = String(text[text.index(after: open)...].dropLast())
    switch text[..<open].lowercased() {
    case "any":
      let values = Brackets.split(inside, at: ",").map(\.trimmed.unquoted).filter { !$0.isEmpty }
      return CaptureMeaning(.values(values))
    case "re", "regex": return expressions.meaning(of: inside.trimmed.unquoted)
    default: return nil
    }
  }

  /// Such as `1...12`, `Int > 1900`, or `<= 5`.
  private static func range(_ text: String) -> ImportedPattern.CaptureType? {
    guard text.utf8.count <= 64 else { return nil }
    var rest = text.lowercased()
    if rest.hasPrefix("int") { rest = String(rest.dropFirst(3)) }
    rest = String(rest.filter { !$0.isWhitespace })
    for (sign, offset) in [(">=", 0), ("<=", 0), (">", 1), ("<", -1)] where rest.hasPrefix(sign) {
      guard let number = Int(rest.dropFirst(sign.count)) else { return nil }
      let (bound, isTooLarge) = number.addingReportingOverflow(offset)
      return isTooLarge ? nil : sign.hasPrefix(">") ? .range(bound, nil) : .range(nil, bound)
    }
    guard let dots = rest.firstRange(of: "...") else { return nil }
    let (low, high) = (rest[..<dots.lowerBound], rest[dots.upperBound...])
    guard !low.isEmpty || !high.isEmpty, low.isEmpty || Int(low) != nil, high.isEmpty || Int(high) != nil else {
      return nil
    }
    if let low = Int(low), let high = Int(high), low > high { return nil }
    return .range(Int(low), Int(high))
  }

  /// Such as `custom("x", 5)`.
  private static func isCall(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    let name = scalars.prefix { $0.isLetter || $0.isDigit || $0 == "_" }
    return !name.isEmpty && scalars[name.endIndex...].first == "(" && scalars.last == ")"
  }

  static func isExpression(_ text: String) -> Bool {
    !text.contains(" ") && text.unicodeScalars.contains { "\\[](){}*+^$|".unicodeScalars.contains($0) }
      || text.hasPrefix(".")
  }
}

enum ExpressionText {
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if #"\.[](){}*+?^$|"#.unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// Matches at least the values of the type.
  static func of(_ type: ImportedPattern.CaptureType) -> String {
    switch type {
    case .string, .url: ".+"
    case .int, .range: "-?[0-9]+"
    case .uint: "[0-9]+"
    case .double: #"-?[0-9]+(\.[0-9]+)?"#
    case .bool: "(true|false)"
    case .uuid: "[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"
    case .date: "[0-9]{4}-[0-9]{2}-[0-9]{2}"
    case .slug: "[A-Za-z0-9_-]+"
    case .values(let values): "(\(values.map(escaped).joined(separator: "|")))"
    case .matching(let expression): "(\(expression))"
    }
  }
}
