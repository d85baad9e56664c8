extension SpecDescription {
  /// Returns the description as bytes, or `nil` if a number or a text is too large.
  ///
  /// In the following grammar, a *byte* takes one byte. A *word* takes four bytes with seven bits each, with the lowest
  /// bits first. A *text* is a word with the length and as many bytes of UTF-8. A *list* is a word with the number of
  /// elements, followed by the elements. An *index* is a word that is one higher than the index, or 0 for no index.
  ///
  /// ```
  /// description   = "S" byte(version) hash contents
  /// hash          = 8 bytes, lowest first: the FNV-1a hash of the contents
  /// contents      = list(tab) word(initial) byte(retap pops) byte(has customization) [ customization ]
  ///                 byte(drops concurrent links) list(condition) list(type) list(default) list(returning)
  ///                 6 × text(table) text(link table)
  /// tab           = text(name) text(title) text(icon) byte(visibility) index(condition) index(fallback)
  ///                 byte(has arguments)
  /// customization = word(minimum) byte(allows reordering) index(reset selects)
  /// condition     = text(name) byte(0: no screen, 1: sheet, 2: cover) [ text(screen) ]
  /// type          = text(name) byte(0) list(text(case)) | text(name) byte(1) | text(name) byte(2) text(table)
  /// default       = text(screen) text(parameter) text(value)
  /// returning     = text(screen) byte(first presentation)
  /// ```
  package func encoded() -> [UInt8]? {
    var contents = ContentsWriter()
    contents.list(tabs) { writer, tab in
      writer.text(tab.name)
      writer.text(tab.title)
      writer.text(tab.icon)
      writer.byte(tab.visibility.rawValue)
      writer.index(tab.condition)
      writer.index(tab.fallback)
      writer.flag(tab.hasArguments)
    }
    contents.word(initial)
    contents.flag(retapPops)
    contents.flag(customization != nil)
    if let customization {
      contents.word(customization.minimum)
      contents.flag(customization.allowsReordering)
      contents.index(customization.resetSelects)
    }
    contents.flag(dropsConcurrentLinks)
    contents.list(conditions) { writer, condition in
      writer.text(condition.name)
      writer.byte(condition.screen == nil ? 0 : condition.isCover ? 2 : 1)
      if let screen = condition.screen { writer.text(screen) }
    }
    contents.list(types) { writer, type in
      writer.text(type.name)
      switch type.kind {
      case .enumeration(let cases):
        writer.byte(0)
        writer.list(cases) { $0.text($1) }
      case .native: writer.byte(1)
      case .feature(let table):
        writer.byte(2)
        writer.text(table)
      }
    }
    contents.list(defaults) { writer, value in
      writer.text(value.screen)
      writer.text(value.parameter)
      writer.text(value.value)
    }
    contents.list(returning) { writer, screen in
      writer.text(screen.name)
      writer.byte(screen.presentation.rawValue)
    }
    for table in tables { contents.text(table) }
    contents.text(linkTable)
    guard !contents.isTooLarge else { return nil }
    let hash = Self.hash(contents.bytes[...])
    return [UInt8(ascii: "S"), Self.version] + (0..<8).map { UInt8(truncatingIfNeeded: hash >> UInt64(8 * $0)) }
      + contents.bytes
  }

  static let version: UInt8 = 1

  /// Returns the hash of bytes with the function FNV-1a by Fowler, Noll, and Vo.
  package static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}

/// A buffer for the contents of a description.
private struct ContentsWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var isTooLarge = false

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func flag(_ value: Bool) { byte(value ? 1 : 0) }

  mutating func word(_ value: Int) {
    if value < 0 || value >= 1 << 28 { isTooLarge = true }
    for shift in [0, 7, 14, 21] { bytes.append(UInt8(value >> shift & 0x7F)) }
  }

  mutating func index(_ value: Int?) { word(value.map { $0 + 1 } ?? 0) }

  mutating func text(_ value: String) { text(Array(value.utf8)) }

  mutating func text(_ value: [UInt8]) {
    word(value.count)
    bytes += value
  }

  mutating func list<Element>(_ elements: [Element], _ write: (inout ContentsWriter, Element) -> Void) {
    word(elements.count)
    for element in elements { write(&self, element) }
  }
}
