import SpecText

extension YAMLNode {
  /// For example, the entries of a mapping with unnecessary dashes.
  var isListOfMappings: Bool { isList { $0.kind == .mapping } }

  fileprivate var isListOfNames: Bool { isList { $0.kind == .scalar && Identifiers.isIdentifier($0.text) } }

  private func isList(of isElement: (YAMLNode) -> Bool) -> Bool {
    guard kind == .sequence, count > 0 else { return false }
    var result = true
    forEachElement { if !isElement($0) { result = false } }
    return result
  }

  /// For a mapping of names that is written as a list.
  var helpForList: String? {
    guard isListOfMappings else { return nil }
    var first: YAMLNode?
    var areEntries = true
    forEachElement { element in
      first = first ?? element
      if element.count != 1 { areEntries = false }
    }
    guard let first else { return nil }
    if areEntries { return helpForEntries("names with colons need no dashes") }
    var texts: [String: Text] = [:]
    first.forEachPair { key, value in
      if key.kind == .scalar, value.kind == .scalar { texts[key.text.string] = value.text }
    }
    let name = ["name", "id", "key", "tab", "route", "identifier"].compactMap { key in
      texts[key].flatMap { Identifiers.isLowerCamelCase($0) ? (key: key, text: $0.string) : nil }
    }.first
    guard let name else { return "write a name with a colon in front of each entry, and no dashes or brackets" }
    if first.count == 2, let type = texts["type"]?.string { return "write each entry as `\(name.text): \(type)`" }
    return first.style == .block
      ? "write `\(name.text):` instead of `- \(name.key): \(name.text)`, and indent the other keys below the name"
      : "write each entry as `\(name.text): { … }`, without the key `\(name.key)`"
  }

  /// For a list whose elements are the entries of one mapping.
  func helpForEntries(_ reason: String) -> String {
    var hasBraces = false
    forEachElement { element in
      // A pair without braces, as in `[a: b]`, starts with its key.
      element.forEachPair { key, _ in
        if element.style == .flow, key.span.start != element.span.start { hasBraces = true }
      }
    }
    switch (style == .block, hasBraces && count > 1) {
    case (true, false): return "remove the dashes: \(reason)"
    case (true, true): return "write one mapping without dashes and inner braces: \(reason)"
    case (false, true): return "write `{ }` instead of `[ ]` around the entries, without the inner braces"
    case (false, false): return hasBraces ? "remove the brackets" : "write `{ }` instead of `[ ]` around the entries"
    }
  }
}

extension ValueKind {
  /// The decoder omits invalid entries.
  static func named<Entry>(
    _ entry: ValueKind<Entry>, _ what: String, as name: DeclaredName
  ) -> ValueKind where Value == [Named<Entry>] {
    let role = name.role
    return ValueKind(
      "a mapping of names to \(what)", .mapping(names: .declaration(name), values: entry.shape)
    ) { node, reader in
      guard node.kind == .mapping else {
        reader.reportMismatch(
          node, expected: "a mapping of names to \(what)",
          help: node.isListOfNames ? "write a mapping, as in `{ NAME: … }`" : node.helpForList)
        reader.loseNames()
        return nil
      }
      var entries: [Named<Entry>] = []
      entries.reserveCapacity(node.count)
      var seen = KeySet(what: "name", help: "rename or remove the duplicate", count: node.count)
      var isMisplaced = false
      var previous: (name: Text, value: YAMLNode)?
      var hasStrayKey = false
      func add(_ name: Text, _ value: YAMLNode, _ reader: inout SpecReader) {
        let isSound = Identifiers.check(name, as: role, &reader)
        reader.visit(value, of: name)
        let outer = reader.declaration
        reader.declaration = name
        defer { reader.declaration = outer }
        if let value = entry.read(value, &reader), isSound {
          entries.append(Named(name: name, value: value))
        } else {
          reader.loseNames()
        }
      }
      // A name without a value is read after the next key, which can belong to the name.
      func addEmpty(_ reader: inout SpecReader) {
        if let (name, value) = previous, value.isNull { add(name, value, &reader) }
      }
      node.forEachPair { key, value in
        guard !isMisplaced else { return }
        if role == .enumCase || role == .type, RootSyntax.isMisplacedKey(key, value) {
          isMisplaced = true
          reader.reportMisplaced(key, among: what)
          return
        }
        if key.kind == .scalar, key.text == "<<" {
          reader.reportMergeKey(key.text)
          return
        }
        if case .construct(let shape) = entry.shape, shape.isStray(key, value) {
          if !hasStrayKey { reader.reportStray(key, of: shape.name, behind: previous, in: node) }
          if previous?.value.isNull == true { previous = nil }
          hasStrayKey = true
          return
        }
        addEmpty(&reader)
        previous = nil
        // An invalid name or entry is lost. Uses of a lost name are not reported.
        guard let name = ValueKind<Text>.name.read(key, &reader), seen.insert(name, &reader) else {
          reader.loseNames()
          return
        }
        if role == .parameter, reader.reportMark(after: name, value) { return }
        if role == .parameter, reader.reportColon(in: key, value) { return }
        previous = (name, value)
        if !value.isNull { add(name, value, &reader) }
      }
      addEmpty(&reader)
      return entries
    }
  }
}

extension ConstructShape {
  /// A key of an entry, such as `links`, at the place of a name.
  fileprivate func isStray(_ key: YAMLNode, _ value: YAMLNode) -> Bool {
    guard key.kind == .scalar, !value.isNull, contains(key.text) else { return false }
    guard value.kind == .mapping else { return true }
    var hasKey = value.count == 0
    value.forEachPair { key, _ in if key.kind == .scalar, contains(key.text) { hasKey = true } }
    return !hasKey
  }
}

extension SpecReader {
  fileprivate mutating func reportStray(
    _ key: YAMLNode, of construct: String, behind previous: (name: Text, value: YAMLNode)?, in node: YAMLNode
  ) {
    loseNames()
    let name = key.text.string
    var help = "write `\(name)` within \(construct)"
    if let (entry, value) = previous {
      let column = value.kind == .mapping ? Int(value.span.start.column) - 1 : Int(entry.span.start.column) + 1
      help =
        node.style == .flow || value.style == .flow
        ? "move `\(name)` into the braces of `\(entry.string)`"
        : "indent `\(name)` by \(counted(column, "space")), so that it belongs to `\(entry.string)`"
    }
    report(
      Diagnostic(
        .misplacedKey, "`\(name)` is a key of \(construct), but is at the place of a name", at: key.span, help: help))
  }

  /// `name Type`, `name = Type`, or `name:Type`, which YAML treats as a key without a value.
  fileprivate mutating func reportColon(in key: YAMLNode, _ value: YAMLNode) -> Bool {
    guard value.isNull, value.text.isEmpty else { return false }
    let text = key.text
    let isSeparator = { (character: Character) in " :=".contains(character) }
    guard let end = text.string.firstIndex(where: isSeparator) else { return false }
    var name = String(text.string[..<end])
    var type = String(text.string[end...].drop(while: isSeparator))
    if name.first?.isUppercase == true, type.first?.isLowercase == true { swap(&name, &type) }
    guard Identifiers.lowerCamelCase(name) == name, !type.isEmpty else { return false }
    loseNames()
    let entry = "\(name): \(type)"
    report(
      Diagnostic(
        .invalidName,
        text.string[end] == ":"
          ? "the colon after `\(name)` has no space after it, so `\(name)` is not a key"
          : "the colon after `\(name)` is missing", at: text.span, help: "write `\(entry)`",
        fixes: key.isAlias || key.style != .plain
          ? [] : [.init("write `\(entry)`", replace: text.span, with: entry, isSafe: true)]))
    return true
  }

  /// `name?: Type`, as in other languages.
  fileprivate mutating func reportMark(after name: Text, _ value: YAMLNode) -> Bool {
    guard name.string.hasSuffix("?"), value.kind == .scalar, !value.isNull else { return false }
    loseNames()
    let type = value.text.string
    let isOptional = type.hasSuffix("?") || type.contains("=") || type.hasPrefix("List<")
    let entry = "\(name.string.dropLast()): \(type)\(isOptional ? "" : "?")"
    let fix = Diagnostic.FixIt(
      "write `\(entry)`",
      replace: Span(file: Int(name.span.file), start: name.span.start, end: value.span.end), with: entry, isSafe: true)
    report(
      Diagnostic(
        .invalidName, "the `?` of an optional parameter follows the type, not the name", at: name.span,
        help: "write `\(entry)`", fixes: value.isAlias || value.style != .plain ? [] : [fix]))
    return true
  }
}
