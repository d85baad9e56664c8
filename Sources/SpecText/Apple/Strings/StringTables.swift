/// One string table in all languages of a spec.
package struct StringTables: Sendable {
  package struct Language: Sendable {
    package let name: String
    package let span: Span
    package let texts: Texts

    package init(_ name: String, at span: Span, _ texts: Texts) {
      self.name = name
      self.span = span
      self.texts = texts
    }
  }

  package enum Texts: Sendable {
    case table(StringTable)
    case missing(path: String)
    case unreadable
  }

  package let name: String
  package let languages: [Language]
  package let span: Span
  package let catalog: StringCatalog?

  package init(_ name: String, _ languages: [Language], at span: Span, catalog: StringCatalog?) {
    self.name = name
    self.languages = languages
    self.span = span
    self.catalog = catalog
  }

  package var tables: [(language: String, table: StringTable)] {
    languages.compactMap { language in
      if case .table(let table) = language.texts { (language.name, table) } else { nil }
    }
  }
}

package struct StringTable: Sendable {
  package let path: String
  package private(set) var keys: [String] = []
  package private(set) var repetitions: [(key: String, again: Span, first: Span)] = []
  private var texts: [String: LocalizedText] = [:]

  init(path: String) { self.path = path }

  package subscript(key: String) -> LocalizedText? { texts[key] }

  /// If a key occurs several times, the last string replaces the earlier strings, as on Apple's systems.
  mutating func add(_ text: LocalizedText, for key: String) {
    if let first = texts.updateValue(text, forKey: key) {
      repetitions.append((key, text.span, first.span))
    } else {
      keys.append(key)
    }
  }
}

package struct LocalizedText: Sendable {
  package let span: Span
  /// Several for a string that depends on a number or a device; empty if the table contains only the key.
  package let variants: [String]
  package let isPlural: Bool
  package let isNew: Bool
  package let isStale: Bool

  init(span: Span, variants: [String], isPlural: Bool = false, isNew: Bool = false, isStale: Bool = false) {
    self.span = span
    self.variants = variants
    self.isPlural = isPlural
    self.isNew = isNew
    self.isStale = isStale
  }

  package var isEmpty: Bool {
    variants.allSatisfy { $0.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
  }
}

/// Such as `%@`, `%1$lld`, or `%#@count@`, and also the escape `%%`.
package struct FormatSpecifier: Hashable, Sendable {
  package let text: String
  /// Counted from 1; 0 for the escape `%%`.
  package let argument: Int
  /// The length modifier and the conversion, such as `lld`.
  package let type: String

  package var isPercentSign: Bool { argument == 0 }

  /// The parser does not accept a space in a specifier, so the string "50% off" contains no specifier.
  package static func all(in text: String) -> [FormatSpecifier] {
    let bytes = Array(text.utf8)
    var found: [FormatSpecifier] = []
    var arguments = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%"), let read = read(bytes, behind: index) else {
        index += 1
        continue
      }
      if read.argument == nil { arguments += 1 }
      found.append(
        FormatSpecifier(
          text: String(decoding: bytes[index..<read.end], as: UTF8.self), argument: read.argument ?? arguments,
          type: read.type))
      index = read.end
    }
    return found
  }

  /// If the argument position is `nil`, the specifier uses the next argument.
  private static func read(_ bytes: [UInt8], behind percent: Int) -> (end: Int, argument: Int?, type: String)? {
    var index = percent + 1
    func take(_ characters: String) -> ArraySlice<UInt8> {
      let start = index
      while index < bytes.count, characters.utf8.contains(bytes[index]) { index += 1 }
      return bytes[start..<index]
    }
    func isNext(_ character: Unicode.Scalar) -> Bool { index < bytes.count && bytes[index] == UInt8(ascii: character) }
    let digits = "0123456789"
    if isNext("%") { return (index + 1, 0, "%") }
    var argument: Int?
    let number = take(digits)
    if isNext("$"), let position = Int(String(decoding: number, as: UTF8.self)), position > 0 {
      argument = position
      index += 1
    } else {
      index = percent + 1
    }
    if isNext("#"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "@") {
      index += 2
      let name = take("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-." + digits)
      guard !name.isEmpty, isNext("@") else { return nil }
      return (index + 1, argument, "#@" + String(decoding: name, as: UTF8.self))
    }
    _ = take("-+#'" + digits)
    if isNext(".") {
      index += 1
      _ = take(digits)
    }
    let length = String(decoding: take("hlqLztj"), as: UTF8.self).replacing("q", with: "ll")
    guard index < bytes.count, "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(bytes[index]) else { return nil }
    let conversion = bytes[index] == UInt8(ascii: "i") ? "d" : String(Unicode.Scalar(bytes[index]))
    return (index + 1, argument, length + conversion)
  }
}
