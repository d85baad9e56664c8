import SpecText

package struct KeyTable<Construct: SpecConstruct>: Sendable {
  package let construct: String
  package let keys: [Key<Construct>]
  private let parent: StaticString?
  /// If a key is misspelled, the decoder cannot find the names that the key's value declares.
  private let declaresNames: Bool
  private let names: [KeyName]
  private let required: UInt64

  init(_ construct: String, declaresNames: Bool = false, _ keys: [Key<Construct>]) {
    self.init(construct, parent: nil, declaresNames: declaresNames, keys)
  }

  init(valueOf key: StaticString, _ keys: [Key<Construct>]) {
    self.init("`\(key)`", parent: key, declaresNames: false, keys)
  }

  private init(_ construct: String, parent: StaticString?, declaresNames: Bool, _ keys: [Key<Construct>]) {
    self.construct = construct
    self.parent = parent
    precondition(keys.count <= UInt64.bitWidth, "a construct has at most one key for each bit of a word")
    self.declaresNames = declaresNames
    self.keys = keys
    names = keys.map { KeyName($0.name) }
    required = keys.indices.reduce(0) { $0 | (keys[$1].isRequired ? 1 << UInt64($1) : 0) }
  }

  private func place(of name: Text) -> Int? {
    // Pointers keep this loop fast in debug builds.
    names.withUnsafeBufferPointer { names in
      var place = 0
      while place < names.count {
        if (names.baseAddress! + place).pointee.isName(name) { return place }
        place += 1
      }
      return nil
    }
  }

  func contains(_ word: Text) -> Bool { place(of: word) != nil }

  /// For an invalid value, reports a diagnostic and keeps the initial value of the property.
  func read(_ node: YAMLNode, _ reader: inout SpecReader) -> Construct? {
    guard node.kind == .mapping else {
      let inventory = Suggestion.inventory(of: keys.map { "\($0.name)" }, "valid key")
      if let parent {
        let key = keys.first(where: \.isRequired) ?? keys[0]
        let example = "write `\(parent): { \(key.name): … }`; \(inventory)"
        reader.reportMismatch(node, expected: "a mapping", help: dashHelp(node) ?? example)
      } else {
        reader.reportMismatch(node, expected: construct, help: dashHelp(node) ?? "write a mapping; \(inventory)")
      }
      return nil
    }
    var result = Construct(span: node.span)
    // A bit mask of the visited keys. Their locations are collected only for a duplicate key.
    var found: UInt64 = 0
    var firsts: [Span?] = []
    var unknown: KeySet?
    var meant: Set<String> = []
    var previous: YAMLNode?
    // The missing keys can be those of the mapping that an unknown key replaces.
    var isExplained = false
    var misspelled: [(Text, YAMLNode)] = []
    var outdented: Span?
    node.forEachPair { key, value in
      guard key.kind == .scalar else {
        reader.reportMismatch(key, expected: "a key")
        return
      }
      let name = key.text
      guard outdented != name.span else { return }
      if let place = place(of: name) {
        let bit: UInt64 = 1 << UInt64(place)
        guard found & bit == 0 else {
          if firsts.isEmpty { firsts = firstKeys(of: node) }
          KeySet.report(name, first: firsts[place] ?? name.span, with: value, &reader)
          return
        }
        found |= bit
        if value.isNull, let entry = outdentedKey(of: keys[place], behind: value, in: node) {
          reader.report(
            Diagnostic(
              .unknownKey, "`\(entry.string)` is a key of the value of `\(name.string)`, but is not indented below it",
              at: entry.span,
              help: "indent `\(entry.string)` by \(counted(Int(name.span.start.column) + 1, "space"))"))
          outdented = entry.span
          return
        }
        reader.visit(value, of: name, isRequired: value.isNull && requires(keys[place], in: node))
        keys[place].read(value, &reader, &result)
        previous = value
        return
      }
      guard !name.startsWithDash else {
        // Several elements have equal keys.
        if !isExplained { reader.reportDash(before: name, in: node) }
        isExplained = true
        return
      }
      if unknown == nil { unknown = KeySet(what: "key", count: node.count) }
      guard unknown!.insert(name, &reader) else { return }
      if name == "<<" {
        reader.reportMergeKey(name)
        isExplained = true
      } else if !isMisspelled(name, of: value), let finding = Construct.misplaced(name, value, behind: previous, reader)
      {
        reader.report(finding)
        reader.loseNames()
        isExplained = true
      } else {
        misspelled.append((name, value))
      }
      if declaresNames { reader.loseNames() }
    }
    for (name, value) in misspelled {
      let nearest = reportUnknown(name, beside: found, &reader)
      meant.formUnion(nearest)
      // Without `present`, no other route can be inside the route.
      if nearest == ["present"] { keys.first { "\($0.name)" == "present" }?.read(value, &reader, &result) }
    }
    // A key that resembles a misspelled key is not reported as missing.
    guard required & ~found != 0, !isExplained else { return result }
    func isThere(_ name: StaticString) -> Bool {
      keys.indices.contains { "\(keys[$0].name)" == "\(name)" && found & 1 << UInt64($0) != 0 }
    }
    for key in keys where key.isRequired && !isThere(key.name) && !meant.contains("\(key.name)") {
      if let other = key.substitute, isThere(other) { continue }
      if let noteMissing = key.noteMissing {
        noteMissing(&result)
        continue
      }
      if declaresNames { reader.loseNames() }
      reader.report(missing(key, at: node.span))
    }
    return result
  }

  private func missing(_ key: Key<Construct>, at span: Span) -> Diagnostic {
    Diagnostic(
      .missingKey, "\(construct) needs `\(key.name)`, \(key.summary)", at: start(of: span),
      help: key.example.map { "add `\(key.name): \($0)`" } ?? "add `\(key.name): …` with \(key.kind)")
  }

  /// The finding about a key that ``Key/noteMissing`` has noted.
  func missing(_ name: StaticString, at span: Span) -> Diagnostic? {
    keys.first { "\($0.name)" == "\(name)" }.map { missing($0, at: span) }
  }

  /// The next key of the mapping if it belongs to the missing value of a key, and not to the mapping.
  private func outdentedKey(of key: Key<Construct>, behind empty: YAMLNode, in node: YAMLNode) -> Text? {
    var isNext = false
    var result: Text?
    node.forEachPair { other, value in
      if isNext, other.kind == .scalar, !contains(other.text), key.shape.hasKey(other.text) { result = other.text }
      isNext = value.span == empty.span
    }
    return result
  }

  private func requires(_ key: Key<Construct>, in node: YAMLNode) -> Bool {
    guard key.isRequired else { return false }
    guard let substitute = key.substitute else { return true }
    var isReplaced = false
    node.forEachPair { other, _ in if other.kind == .scalar, other.text == substitute { isReplaced = true } }
    return !isReplaced
  }

  func contains(similarTo name: Text) -> Bool {
    !Suggestion.nearest(to: name.string, among: keys.map { "\($0.name)" }).isEmpty
  }

  /// A mapping is not the value of a misspelled key whose value is not a mapping.
  private func isMisspelled(_ name: Text, of value: YAMLNode) -> Bool {
    let nearest = Suggestion.nearest(to: name.string, among: keys.map { "\($0.name)" })
    guard value.kind == .mapping else { return !nearest.isEmpty }
    return keys.contains { nearest.contains("\($0.name)") && $0.shape.accepts(mapping: value) }
  }

  private func meanings(of name: Text) -> [String] {
    Construct.synonyms[name.string].map { [$0] }
      ?? Suggestion.nearest(to: name.string, among: keys.map { "\($0.name)" })
  }

  /// For entries written as a list, for example with unnecessary dashes.
  private func dashHelp(_ node: YAMLNode) -> String? {
    guard node.kind == .sequence, node.count > 0 else { return nil }
    var areEntries = true
    node.forEachElement { element in
      guard element.kind == .mapping else {
        areEntries = false
        return
      }
      element.forEachPair { key, _ in if key.kind != .scalar || !contains(key.text) { areEntries = false } }
    }
    guard areEntries else { return nil }
    return node.helpForEntries("\(construct) is a mapping, not a list")
  }

  /// One element for each key of the table; `nil` if the mapping does not contain the key.
  private func firstKeys(of node: YAMLNode) -> [Span?] {
    var firsts = [Span?](repeating: nil, count: keys.count)
    node.forEachPair { key, _ in
      if key.kind == .scalar, let place = place(of: key.text), firsts[place] == nil { firsts[place] = key.span }
    }
    return firsts
  }

  private func start(of span: Span) -> Span { Span(file: Int(span.file), start: span.start, end: span.start) }

  private func reportUnknown(_ name: Text, beside found: UInt64, _ reader: inout SpecReader) -> [String] {
    let names = keys.map { "\($0.name)" }
    if Construct.belongsToRoot(name) {
      reader.report(
        Diagnostic(
          .unknownKey, "`\(name.string)` is not a key of \(construct)", at: name.span,
          help: name == "waymark"
            ? "remove `waymark`; only the root file has a version" : "move `\(name.string)` to the root file"))
      return []
    }
    let nearest = meanings(of: name)
    let missing = nearest.filter { near in
      !keys.indices.contains { found & 1 << UInt64($0) != 0 && "\(keys[$0].name)" == near }
    }
    reader.report(
      Diagnostic(
        .unknownKey, "`\(name.string)` is not a key of \(construct)\(Suggestion.suffix(of: nearest))", at: name.span,
        help: Suggestion.inventory(of: names, "valid key"),
        fixes: Suggestion.fixes(for: name, missing)))
    return nearest
  }
}

/// The bytes belong to a `StaticString`, so the pointer is valid until the process ends.
private struct KeyName: @unchecked Sendable {
  private let start: UnsafePointer<UInt8>
  private let count: Int

  init(_ name: StaticString) {
    start = name.utf8Start
    count = name.utf8CodeUnitCount
  }

  func isName(_ text: Text) -> Bool {
    guard text.bytes.count == count, let bytes = text.bytes.baseAddress else { return false }
    var index = 0
    while index < count {
      if bytes[index] != start[index] { return false }
      index += 1
    }
    return true
  }
}
