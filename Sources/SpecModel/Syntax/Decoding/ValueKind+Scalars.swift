import SpecText

extension ValueKind where Value == Text {
  static let text = string(allowsLines: false)

  static let lines = string(allowsLines: true)

  private static func string(allowsLines: Bool) -> ValueKind {
    ValueKind("a string", .text(TextShape(.plain, allowsEmpty: true))) { node, reader in
      guard node.kind == .scalar, !node.isNull else {
        reader.reportMismatch(node, expected: "a string", .text)
        return nil
      }
      let text = node.text
      // A quick check of the bytes covers nearly every string.
      guard text.mayHoldControls else { return text }
      let control = text.string.unicodeScalars.first {
        $0.properties.generalCategory == .control && !(allowsLines && $0 == "\n")
      }
      guard let control else { return text }
      let code =
        "U+" + String(repeating: "0", count: 4 - min(4, String(control.value, radix: 16).count))
        + String(control.value, radix: 16, uppercase: true)
      reader.report(
        Diagnostic(
          .invalidText, "a string cannot contain the control character \(code)", at: node.span,
          help: control == "\n" ? "write the string on one line" : nil))
      return nil
    }
  }

  static let someText = ValueKind("a string", .text(.plain)) { node, reader in
    guard let text = ValueKind.text.read(node, &reader) else { return nil }
    guard !text.isEmpty else {
      reader.report(Diagnostic(.missingValue, "the string is empty", at: node.span, help: "write a text"))
      return nil
    }
    return text
  }

  static let visibleText = ValueKind("a string", .text(.plain, visibleForm)) { node, reader in
    guard let text = ValueKind.someText.read(node, &reader) else { return nil }
    guard !text.mayBeBlank || !text.string.unicodeScalars.allSatisfy(\.properties.isWhitespace) else {
      reader.report(
        Diagnostic(.missingValue, "the string contains only whitespace", at: node.span, help: "write a text"))
      return nil
    }
    return text
  }

  static let visibleForm = TextShape.Form("a string with a visible character", "\\S", numbers: .any, allowsFlags: true)

  static func text(for role: TextShape.Role) -> ValueKind { ValueKind.someText.shaped(.text(role)) }

  static let accessibilityID = ValueKind.visibleText.shaped(.text(.accessibilityID, visibleForm))

  static func reference(to targets: ReferenceShape.Target..., or words: [WordShape] = []) -> ValueKind {
    ValueKind.name.shaped(.reference(ReferenceShape(targets, words: words)))
  }

  static let name = ValueKind("a name", .text(.plain)) { node, reader in
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: "a name", .name)
      return nil
    }
    return node.text
  }

  static func swiftName(_ what: String, example: String) -> ValueKind {
    let part = Identifiers.identifierForm
    let form = TextShape.Form("the name of a Swift \(what)", "^\(part)(?:\\.\(part))*$", allowsFlags: true)
    return ValueKind("the name of a Swift \(what)", .text(.swiftName, form), example: example) { node, reader in
      guard let text = ValueKind.someText.read(node, &reader) else { return nil }
      var start = 0
      while start <= text.bytes.count {
        let end = text.first(of: ".", in: start..<text.bytes.count)
        let part = text.slice(start..<end)
        guard Identifiers.isIdentifier(part) else {
          let reason = Identifiers.reason(part, "")
          reader.report(
            Diagnostic(
              .invalidName,
              "`\(text.string)` is not a valid Swift \(what) name" + (reason.isEmpty ? "" : ": \(reason)"),
              at: text.span,
              help: "write a name like `\(example)`: letters, digits, and `_`, with dots between the parts"))
          return nil
        }
        start = end + 1
      }
      return text
    }
  }

  static let typeName = ValueKind(
    "a name in UpperCamelCase",
    .text(.typeName, .init("a name in UpperCamelCase", "^\(Identifiers.upperCamelCaseForm)$", allowsFlags: true)),
    example: "MyApp"
  ) { node, reader in
    guard let text = ValueKind<Text>.name.read(node, &reader) else { return nil }
    Identifiers.checkType(text, &reader)
    return text
  }
}

extension ValueKind where Value == Bool {
  /// Other Boolean words of YAML 1.1, such as `yes`, are strings.
  static let flag = ValueKind("`true` or `false`", .flag) { node, reader in
    if node.kind == .scalar, node.text == "true" { return true }
    if node.kind == .scalar, node.text == "false" { return false }
    let word = node.kind == .scalar ? node.text.string.lowercased() : ""
    let meant =
      ["true", "yes", "on", "y", "1"].contains(word)
      ? "true" : ["false", "no", "off", "n", "0"].contains(word) ? "false" : nil
    reader.reportMismatch(
      node, expected: "`true` or `false`", help: meant.map { "write `\($0)`" },
      fixes: meant.map { [.init("write `\($0)`", replace: node.span, with: $0, isSafe: true)] } ?? [])
    return nil
  }
}

extension ValueKind where Value == Located<Bool> {
  static let locatedFlag = ValueKind(ValueKind<Bool>.flag.description, .flag) { node, reader in
    ValueKind<Bool>.flag.read(node, &reader).map { Located($0, node.span) }
  }
}

extension ValueKind where Value == Located<Int> {
  static let count = ValueKind("a whole number", .wholeNumber) { node, reader in
    guard node.kind == .scalar, !node.isNull, !node.text.isEmpty, node.text.bytes.allSatisfy({ $0 &- 0x30 < 10 }),
      let count = Int(node.text.string)
    else {
      reader.reportMismatch(node, expected: "a whole number")
      return nil
    }
    return Located(count, node.span)
  }
}

extension Text {
  /// A byte below 0x20, 0x7F, or 0xC2, with which U+0080 to U+009F start in UTF-8.
  fileprivate var mayHoldControls: Bool {
    guard var byte = bytes.baseAddress else { return false }
    let end = byte + bytes.count
    while byte < end {
      if byte.pointee < 0x20 || byte.pointee == 0x7F || byte.pointee == 0xC2 { return true }
      byte += 1
    }
    return false
  }

  fileprivate var mayBeBlank: Bool {
    guard var byte = bytes.baseAddress else { return true }
    let end = byte + bytes.count
    while byte < end {
      if byte.pointee > 0x20, byte.pointee < 0x7F { return false }
      byte += 1
    }
    return true
  }
}

/// Selects the help for a value of another kind.
package enum ScalarForm: Sendable {
  /// A word with a meaning in YAML, such as `null`, becomes text in quotes.
  case text
  case name
  /// A string that can contain braces, such as a pattern or a host.
  case pattern
  /// Any other scalar, such as a type or one of several words.
  case word

  var allowsQuotes: Bool { self == .text || self == .name }
}
