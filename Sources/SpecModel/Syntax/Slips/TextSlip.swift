import SpecText

struct TextSlip {
  let message: String
  let help: String
  let range: Range<Int>
  /// `nil` if the right text is unknown.
  let replacement: String?
  /// `false` if the mistake explains only an error at its own location.
  let explainsAnyError: Bool

  init(_ message: String, _ range: Range<Int>, _ replacement: String?, help: String, explainsAnyError: Bool = true) {
    self.message = message
    self.range = range
    self.replacement = replacement
    self.help = help
    self.explainsAnyError = explainsAnyError
  }
}

extension TextSlip {
  /// The use determines the characters that the text is likely to contain.
  enum Role {
    case prose
    case code
    case key
  }

  static func find(in node: YAMLNode, as role: Role, with errors: [DiagnosticID]) -> TextSlip? {
    let text = node.text
    let hasError = !errors.isEmpty
    guard let last = text.bytes.last, text.bytes.count <= longest else { return nil }
    let isPlain = node.style == .plain
    let quoted = Quoted(text.string)
    let isASCII = text.bytes.allSatisfy { $0 < 0x80 }
    if !isASCII {
      let scalars = Array(text.string.unicodeScalars)
      // In prose, straight quotes around the text show that its characters are intended.
      if isPlain || role != .prose,
        let slip = quotes(around: scalars, count: text.bytes.count) ?? space(around: scalars, quoted, role)
      {
        return slip
      }
      if role != .prose || hasError, let slip = lookAlike(in: scalars, quoted) { return slip }
      if errors.contains(where: names.contains), let slip = letter(in: scalars, quoted) { return slip }
    }
    guard isPlain else { return nil }
    return mark(last, atEndOf: text.bytes.count, role) ?? (hasError ? dash(in: text, errors) : nil)
      ?? loneMark(in: text, quoted)
      ?? (hasError ? separator(in: text, role, errors) : nil)
  }

  private static let longest = 8_192

  /// The errors about a name, which consists of ASCII letters and digits.
  private static let names: Set<DiagnosticID> = Set(
    ([.unknownKey, .unknownName, .unknownParameter, .unknownType, .unknownRule] as [CompilerDiagnostic]).map(\.id))

  private static func letter(in scalars: [Unicode.Scalar], _ text: Quoted) -> TextSlip? {
    guard let index = scalars.firstIndex(where: { !$0.isASCII }) else { return nil }
    let offset = scalars[..<index].reduce(0) { $0 + UTF8.width($1) }
    return TextSlip(
      "\(text) contains \(LookAlike.description(of: scalars[index])), and names contain only ASCII letters and digits",
      offset..<offset + UTF8.width(scalars[index]), nil, help: "write the name with ASCII letters",
      explainsAnyError: false)
  }

  private static func quotes(around scalars: [Unicode.Scalar], count: Int) -> TextSlip? {
    guard scalars.count > 2, let open = LookAlike(scalars[0]), open.isQuote, let last = scalars.last,
      last == "\"" || last == "'" || LookAlike(last)?.isQuote == true
    else { return nil }
    let inner = scalars.dropFirst().dropLast()
    // In `“A” and “B”`, the quotes are not around the whole text.
    guard !inner.contains(open.scalar), open.meant == "'" || !inner.contains(last) else { return nil }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: inner)
    let value = YAMLScalar.text(String(view))
    return TextSlip(
      "YAML treats the typographic quotes `\(open.scalar)` and `\(last)` as a part of the text", 0..<count, value,
      help: "remove the quotes, or use straight quotes: write `\(value)`")
  }

  private static func space(around scalars: [Unicode.Scalar], _ text: Quoted, _ role: Role) -> TextSlip? {
    func isSlip(_ scalar: Unicode.Scalar) -> Bool {
      guard let lookAlike = LookAlike(scalar) else { return false }
      // Marks of direction and joiners occur at the ends of texts in some languages.
      let isMark = 0x200C...0x200F ~= scalar.value
      return lookAlike.isSpace || (lookAlike.isInvisible && (role != .prose || !isMark))
    }
    if let first = scalars.first, isSlip(first), let space = LookAlike(first) {
      return TextSlip("\(text) starts with \(space.phrase)", 0..<UTF8.width(first), "", help: "remove the character")
    }
    if let last = scalars.last, isSlip(last), let space = LookAlike(last) {
      let count = scalars.reduce(0) { $0 + UTF8.width($1) }
      return TextSlip(
        "\(text) ends with \(space.phrase)", count - UTF8.width(last)..<count, "", help: "remove the character")
    }
    return nil
  }

  /// Between other characters, a look-alike character can belong to a word in another language.
  private static func lookAlike(in scalars: [Unicode.Scalar], _ text: Quoted) -> TextSlip? {
    // A dash and a space at the start are the dash of a list element.
    if scalars.count > 1, LookAlike(scalars[0])?.isDash == true, scalars[1] == " " { return nil }
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      defer { offset += UTF8.width(scalar) }
      guard let lookAlike = LookAlike(scalar), !lookAlike.isBullet else { continue }
      let neighbors = [index - 1, index + 1].filter { scalars.indices.contains($0) }.map { scalars[$0] }
      let isInASCII = neighbors.isEmpty || neighbors.contains(where: \.isASCII)
      guard lookAlike.isLetter ? isInWord(index, scalars) : isInASCII else { continue }
      let encoded = UTF8.encode(scalar)?.map { "%" + String($0, radix: 16, uppercase: true) }.joined() ?? ""
      let isPattern = scalars.first == "/" || scalars.starts(with: "http".unicodeScalars)
      return TextSlip(
        "\(text) contains \(lookAlike.phrase)"
          + (lookAlike.isInvisible || lookAlike.isSpace ? "" : " instead of `\(lookAlike.meant)`"),
        offset..<offset + UTF8.width(scalar), lookAlike.meant,
        help: (lookAlike.isInvisible
          ? "remove the character"
          : lookAlike.isSpace ? "replace the character with a space, or remove it" : "write `\(lookAlike.meant)`")
          + (isPattern && !lookAlike.isInvisible ? "; if URLs contain the character, write `\(encoded)`" : ""),
        explainsAnyError: false)
    }
    return nil
  }

  /// All adjacent letters are ASCII, and at least one is adjacent.
  private static func isInWord(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    let letters = [index - 1, index + 1].filter { scalars.indices.contains($0) }.map { scalars[$0] }
      .filter(\.properties.isAlphabetic)
    return !letters.isEmpty && letters.allSatisfy(\.isASCII)
  }

  private static func mark(_ last: UInt8, atEndOf count: Int, _ role: Role) -> TextSlip? {
    guard count > 1 else { return nil }
    switch (Unicode.Scalar(last), role) {
    case (",", _), (";", _):
      let name = last == UInt8(ascii: ",") ? "comma" : "semicolon"
      return TextSlip(
        "the \(name) at the end of the line is a part of the text: in YAML, a line break ends an entry",
        count - 1..<count, "", help: "remove the \(name); if the \(name) belongs to the text, quote the text")
    case (":", .key):
      return TextSlip(
        "the key ends with a colon, because the line has two colons", count - 1..<count, "",
        help: "remove one of the colons")
    default: return nil
    }
  }

  /// Several elements without spaces are one text on several lines.
  private static func dash(in text: Text, _ errors: [DiagnosticID]) -> TextSlip? {
    // A pattern and a key have their own diagnostics.
    guard !errors.contains(CompilerDiagnostic.invalidPattern.id), !errors.contains(CompilerDiagnostic.unknownKey.id)
    else { return nil }
    let isOnOneLine = text.span.start.line == text.span.end.line
    guard text.startsWithDash || !isOnOneLine else { return nil }
    let elements = text.string.split { $0 == " " || $0 == "\n" }.filter { $0.count > 1 && $0.hasPrefix("-") }
    guard !elements.isEmpty else { return nil }
    return TextSlip(
      "the dash of a list element has no space after it, so YAML treats the dash as a part of the text", 0..<1,
      isOnOneLine ? "- " : nil,
      help: isOnOneLine ? "write `- \(text.string.dropFirst())`" : "add a space after each dash")
  }

  private static func loneMark(in text: Text, _ quoted: Quoted) -> TextSlip? {
    let scalars = text.string.unicodeScalars
    guard scalars.count > 1, let last = scalars.last, let before = scalars.dropLast().last,
      before.properties.isAlphabetic
    else { return openQuote(in: scalars, quoted, count: text.bytes.count) }
    let pairs: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "]": "[", "}": "{"]
    guard let open = pairs[last], !scalars.dropLast().contains(open) else {
      return openQuote(in: scalars, quoted, count: text.bytes.count)
    }
    let what = last == "\"" ? "quote" : "bracket"
    return TextSlip(
      "\(quoted) ends with a closing \(what), but has no opening \(what)", text.bytes.count - 1..<text.bytes.count, "",
      help: last == "\"" ? "remove the quote, or add a quote at the start" : "remove the bracket, or quote the text")
  }

  private static func openQuote(in scalars: String.UnicodeScalarView, _ quoted: Quoted, count: Int) -> TextSlip? {
    guard let first = scalars.first, ["“", "„", "«"].contains(first),
      !scalars.dropFirst().contains(where: { $0 == "\"" || LookAlike($0)?.meant == "\"" })
    else { return nil }
    return TextSlip(
      "\(quoted) starts with the typographic quote `\(first)`, but has no closing quote", 0..<UTF8.width(first), "",
      help: "remove the quote, or write straight quotes around the text")
  }

  /// The method assumes that the text has caused an error.
  private static func separator(in text: Text, _ role: Role, _ errors: [DiagnosticID]) -> TextSlip? {
    // Patterns and parameters have their own syntax with `:` and `=`.
    let isEntry = errors.contains { [CompilerDiagnostic.wrongType.id, CompilerDiagnostic.unknownKey.id].contains($0) }
    if isEntry, let slip = entry(in: text, role) { return slip }
    let semicolon = text.first(of: ";", in: 0..<text.bytes.count)
    if semicolon + 1 < text.bytes.count {
      let list = text.string.split { $0 == ";" || $0 == " " }.joined(separator: ", ")
      return TextSlip(
        "YAML separates the elements of a list with `,`, not with `;`", semicolon..<semicolon + 1, ",",
        help: "for a list, write `[\(list)]`")
    }
    let hash = text.first(of: "#", in: 0..<text.bytes.count)
    guard hash > 0, text.has("# ", at: hash) else { return nil }
    return TextSlip(
      "a `#` starts a comment only after a space, so the comment is a part of the text", hash..<hash + 1, " #",
      help: "add a space before the `#`")
  }

  private static func entry(in text: Text, _ role: Role) -> TextSlip? {
    let word = text.bytes.prefix { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }
    guard word.count < text.bytes.count else { return nil }
    let name = String(decoding: word, as: UTF8.self)
    if !word.isEmpty, text.has(":", at: word.count), !text.has("://", at: word.count), word.count + 1 < text.bytes.count
    {
      let rest = text.slice(word.count + 1..<text.bytes.count).string
      return TextSlip(
        "the colon after `\(name)` has no space after it, so `\(name)` is not a key", word.count..<word.count + 1, ": ",
        help: "add a space: `\(name): \(rest)`")
    }
    let rest = text.trimmed(word.count..<text.bytes.count)
    if role == .key, !word.isEmpty, rest.lowerBound == word.count + 1, !text.has("=", at: rest.lowerBound) {
      let value = text.slice(rest).string
      return TextSlip(
        "the colon after `\(name)` is missing", word.count..<word.count + 1, ": ", help: "write `\(name): \(value)`")
    }
    if !word.isEmpty, text.has("=", at: rest.lowerBound), rest.lowerBound > word.count {
      let sign = rest.lowerBound..<rest.lowerBound + (text.has("=>", at: rest.lowerBound) ? 2 : 1)
      let value = text.slice(text.trimmed(sign.upperBound..<text.bytes.count)).string
      return TextSlip(
        "YAML separates a key and its value with `:`, not with `\(text.slice(sign).string)`", sign, ":",
        help: "write `\(name): \(value)`")
    }
    return nil
  }
}
