import WaymarkDiagnostics
import WaymarkYAML

extension ValueKind where Value == Text {
  /// Any text on one line.
  static let text = ValueKind("a text") { node, reader in
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: "a text")
      return nil
    }
    let text = node.text
    // Nearly every text has none, which its bytes show in no time.
    guard text.mayHoldControls else { return text }
    if let control = text.string.unicodeScalars.first(where: { $0.properties.generalCategory == .control }) {
      let code =
        "U+" + String(repeating: "0", count: 4 - min(4, String(control.value, radix: 16).count))
        + String(control.value, radix: 16, uppercase: true)
      reader.report(
        Diagnostic(
          .invalidText, "a text cannot hold the control character \(code)", at: node.span,
          help: control == "\n" ? "write it on one line" : nil))
      return nil
    }
    return text
  }

  /// A text of at least one character.
  static let someText = ValueKind("a text") { node, reader in
    guard let text = ValueKind.text.read(node, &reader) else { return nil }
    guard !text.isEmpty else {
      reader.report(Diagnostic(.missingValue, "this text is empty", at: node.span))
      return nil
    }
    return text
  }

  /// A text of more than blanks, which nobody would find again.
  static let visibleText = ValueKind("a text") { node, reader in
    guard let text = ValueKind.someText.read(node, &reader) else { return nil }
    guard !text.mayBeBlank || !text.string.unicodeScalars.allSatisfy(\.properties.isWhitespace) else {
      reader.report(Diagnostic(.missingValue, "there are only blanks in this text", at: node.span))
      return nil
    }
    return text
  }

  /// The name of a tab, route, parameter or origin, declared or used.
  static let name = ValueKind("a name") { node, reader in
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: "a name")
      return nil
    }
    return node.text
  }

  /// The name of a Swift type or module, with those around it.
  static func swiftName(_ what: String, example: String) -> ValueKind {
    ValueKind("the name of a Swift \(what)", example: example) { node, reader in
      guard let text = ValueKind.someText.read(node, &reader) else { return nil }
      var start = 0
      while start <= text.bytes.count {
        let end = text.first(of: ".", in: start..<text.bytes.count)
        guard Identifiers.isIdentifier(text.slice(start..<end)) else {
          reader.report(
            Diagnostic(
              .invalidName, "`\(text.string)` is no name of a Swift \(what)", at: text.span,
              help: "such a name has letters, digits and `_`, with dots between its parts: `\(example)`"))
          return nil
        }
        start = end + 1
      }
      return text
    }
  }

  /// The name of a Swift type, or what one starts with.
  static let typeName = ValueKind("a name in UpperCamelCase", example: "MyApp") { node, reader in
    guard let text = ValueKind<Text>.name.read(node, &reader) else { return nil }
    Identifiers.checkType(text, &reader)
    return text
  }
}

extension ValueKind where Value == Bool {
  /// `true` or `false`; the other words of YAML 1.1 are texts.
  static let flag = ValueKind("`true` or `false`") { node, reader in
    if node.kind == .scalar, node.text == "true" { return true }
    if node.kind == .scalar, node.text == "false" { return false }
    reader.reportMismatch(node, expected: "`true` or `false`")
    return nil
  }
}

extension ValueKind where Value == Located<Bool> {
  /// `true` or `false`, and where.
  static let locatedFlag = ValueKind(ValueKind<Bool>.flag.description) { node, reader in
    ValueKind<Bool>.flag.read(node, &reader).map { Located($0, node.span) }
  }
}

extension ValueKind where Value == Located<Int> {
  /// A number of things.
  static let count = ValueKind("a whole number") { node, reader in
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
  /// Whether a byte is a control character's: one below the blank, DEL, or what those from U+0080 to U+009F start with.
  fileprivate var mayHoldControls: Bool {
    guard var byte = bytes.baseAddress else { return false }
    let end = byte + bytes.count
    while byte < end {
      if byte.pointee < 0x20 || byte.pointee == 0x7F || byte.pointee == 0xC2 { return true }
      byte += 1
    }
    return false
  }

  /// Whether no byte is a visible character's of ASCII.
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
