extension SpecDescription {
  /// Decodes a description, or returns `nil` if the bytes are damaged.
  ///
  /// The initializer checks that all indices exist, and that the description has at least one tab.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count > 10, bytes[0] == UInt8(ascii: "S"), bytes[1] == Self.version else { return nil }
    var hash: UInt64 = 0
    for index in 0..<8 { hash |= UInt64(bytes[2 + index]) << UInt64(8 * index) }
    guard Self.hash(bytes[10...]) == hash else { return nil }
    var reader = ContentsReader(bytes[10...])
    self.init()
    read(&reader)
    guard reader.isComplete, hasValidIndices else { return nil }
  }

  private mutating func read(_ reader: inout ContentsReader) {
    tabs = reader.list { reader in
      let name = reader.text()
      let title = reader.text()
      let icon = reader.text()
      let visibility = Visibility(rawValue: reader.byte())
      if visibility == nil { reader.fail() }
      let condition = reader.index()
      let fallback = reader.index()
      return Tab(
        name: name, title: title, icon: icon, visibility: visibility ?? .byDefault, condition: condition,
        fallback: fallback, hasArguments: reader.flag())
    }
    initial = reader.word()
    retapPops = reader.flag()
    if reader.flag() {
      let minimum = reader.word()
      let allowsReordering = reader.flag()
      customization = Customization(
        minimum: minimum, allowsReordering: allowsReordering, resetSelects: reader.index())
    }
    dropsConcurrentLinks = reader.flag()
    conditions = reader.list { reader in
      let name = reader.text()
      let kind = reader.byte()
      if kind > 2 { reader.fail() }
      return Condition(name: name, screen: kind == 0 ? nil : reader.text(), isCover: kind == 2)
    }
    types = reader.list { reader in
      let name = reader.text()
      switch reader.byte() {
      case 0: return DeclaredType(name: name, kind: .enumeration(reader.list { $0.text() }))
      case 1: return DeclaredType(name: name, kind: .native)
      case 2: return DeclaredType(name: name, kind: .feature(reader.bytes()))
      default:
        reader.fail()
        return DeclaredType(name: name, kind: .native)
      }
    }
    defaults = reader.list { reader in
      let screen = reader.text()
      let parameter = reader.text()
      return Default(screen: screen, parameter: parameter, value: reader.text())
    }
    returning = reader.list { reader in
      let name = reader.text()
      let presentation = Presentation(rawValue: reader.byte())
      if presentation == nil { reader.fail() }
      return ReturningScreen(name: name, presentation: presentation ?? .push)
    }
    tables = Table.allCases.map { _ in reader.bytes() }
    linkTable = reader.bytes()
  }

  private var hasValidIndices: Bool {
    tabs.indices.contains(initial) && customization.map { isTab($0.resetSelects) } ?? true
      && tabs.allSatisfy { isTab($0.fallback) && ($0.condition.map { conditions.indices.contains($0) } ?? true) }
  }

  private func isTab(_ index: Int?) -> Bool { index.map { tabs.indices.contains($0) } ?? true }
}

/// A reader of a description's contents, which returns empty values after the end.
private struct ContentsReader {
  private var rest: ArraySlice<UInt8>
  private var isDamaged = false

  init(_ contents: ArraySlice<UInt8>) { rest = contents }

  /// A Boolean value that indicates whether all bytes were read, and no value was damaged.
  var isComplete: Bool { rest.isEmpty && !isDamaged }

  mutating func fail() {
    isDamaged = true
    rest = []
  }

  mutating func byte() -> UInt8 {
    if let byte = rest.popFirst() { return byte }
    fail()
    return 0
  }

  mutating func flag() -> Bool {
    let byte = byte()
    if byte > 1 { fail() }
    return byte == 1
  }

  mutating func word() -> Int {
    var value = 0
    for shift in [0, 7, 14, 21] {
      let byte = byte()
      if byte > 0x7F { fail() }
      value |= Int(byte & 0x7F) << shift
    }
    return value
  }

  mutating func index() -> Int? {
    let word = word()
    return word == 0 ? nil : word - 1
  }

  mutating func bytes() -> [UInt8] {
    let count = word()
    guard count <= rest.count else {
      fail()
      return []
    }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func text() -> String { String(decoding: bytes(), as: UTF8.self) }

  mutating func list<Element>(_ element: (inout ContentsReader) -> Element) -> [Element] {
    let count = word()
    // Every element has at least one byte.
    guard count <= rest.count else {
      fail()
      return []
    }
    var elements: [Element] = []
    for _ in 0..<count where !isDamaged { elements.append(element(&self)) }
    return elements
  }
}
