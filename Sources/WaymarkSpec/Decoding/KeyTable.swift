import WaymarkDiagnostics
import WaymarkYAML

/// The keys of one construct.
package struct KeyTable<Construct: SpecConstruct>: Sendable {
  /// As it stands in a sentence: "a tab".
  package let construct: String
  package let keys: [Key<Construct>]
  /// Whether names are declared under its keys, so that a misspelt key loses some.
  private let declaresNames: Bool
  /// The names of the keys, by which every key of a spec is looked up.
  private let names: [KeyName]
  /// A bit for each key that must be there.
  private let required: UInt64

  init(_ construct: String, declaresNames: Bool = false, _ keys: [Key<Construct>]) {
    self.construct = construct
    precondition(keys.count <= UInt64.bitWidth, "the keys of a construct are counted in the bits of a word")
    self.declaresNames = declaresNames
    self.keys = keys
    names = keys.map { KeyName($0.name) }
    required = keys.indices.reduce(0) { $0 | (keys[$1].isRequired ? 1 << UInt64($1) : 0) }
  }

  /// The place of a key in the table; nil where it is none.
  private func place(of name: Text) -> Int? {
    // By pointers, for the sake of debug builds.
    names.withUnsafeBufferPointer { names in
      var place = 0
      while place < names.count {
        if (names.baseAddress! + place).pointee.isName(name) { return place }
        place += 1
      }
      return nil
    }
  }

  /// Whether a word is one of the keys.
  func contains(_ word: Text) -> Bool { place(of: word) != nil }

  /// Reads a mapping. Keys that cannot be read are left as they were, each with a finding; nil where this is no mapping.
  func read(_ node: YAMLNode, _ reader: inout SpecReader) -> Construct? {
    guard node.kind == .mapping else {
      let names = keys.map { "\($0.name)" }
      reader.reportMismatch(
        node, expected: construct, help: "it is a mapping; " + Suggestion.inventory(of: names, "its", "key"))
      return nil
    }
    var result = Construct(span: node.span)
    // A bit for each key that is there; where they are is asked once some key is there twice.
    var found: UInt64 = 0
    var firsts: [Span?] = []
    var unknown: KeySet?
    var meant: Set<String> = []
    node.forEachPair { key, value in
      guard key.kind == .scalar else {
        reader.reportMismatch(key, expected: "a key")
        return
      }
      let name = key.text
      if let place = place(of: name) {
        let bit: UInt64 = 1 << UInt64(place)
        guard found & bit == 0 else {
          if firsts.isEmpty { firsts = firstKeys(of: node) }
          KeySet.report(name, as: "key", first: firsts[place] ?? name.span, &reader)
          return
        }
        found |= bit
        keys[place].read(value, &reader, &result)
        return
      }
      if unknown == nil { unknown = KeySet(what: "key", count: node.count) }
      guard unknown!.insert(name, &reader) else { return }
      meant.formUnion(reportUnknown(name, &reader))
      if declaresNames { reader.loseNames() }
    }
    // A key that a misspelt one is near to is not missed as well.
    guard required & ~found != 0 else { return result }
    func isThere(_ name: StaticString) -> Bool {
      keys.indices.contains { "\(keys[$0].name)" == "\(name)" && found & 1 << UInt64($0) != 0 }
    }
    for key in keys where key.isRequired && !isThere(key.name) && !meant.contains("\(key.name)") {
      if let other = key.substitute, isThere(other) { continue }
      if declaresNames { reader.loseNames() }
      reader.report(
        Diagnostic(
          .missingKey, "\(construct) needs `\(key.name)`, \(key.summary)", at: start(of: node.span),
          help: key.example.map { "add `\(key.name): \($0)`" } ?? "add `\(key.name): …`, \(key.kind)"))
    }
    return result
  }

  /// Where each of the table's keys is first in a mapping.
  private func firstKeys(of node: YAMLNode) -> [Span?] {
    var firsts = [Span?](repeating: nil, count: keys.count)
    node.forEachPair { key, _ in
      if key.kind == .scalar, let place = place(of: key.text), firsts[place] == nil { firsts[place] = key.span }
    }
    return firsts
  }

  private func start(of span: Span) -> Span {
    Span(file: Int(span.file), start: span.start, end: span.start)
  }

  /// Reports a key that is not in the table; gives the keys that it may have been meant to be.
  private func reportUnknown(_ name: Text, _ reader: inout SpecReader) -> [String] {
    let names = keys.map { "\($0.name)" }
    if name == "<<" {
      reader.report(
        Diagnostic(.unknownKey, "merge keys (`<<`) are not part of a spec", at: name.span, help: "repeat the keys"))
      return []
    }
    let suggestion = Suggestion.suffix(for: name.string, among: names)
    let nearest = Suggestion.nearest(to: name.string, among: names)
    reader.report(
      Diagnostic(
        .unknownKey,
        "\(construct) has no key `\(name.string)`\(suggestion)",
        at: name.span,
        help: Suggestion.inventory(of: names, "its", "key"),
        fixes: nearest.count == 1
          ? [.init("change it to `\(nearest[0])`", replace: name.span, with: nearest[0], isSafe: false)] : []
      ))
    return nearest
  }
}

/// The bytes of a key's name, which live as long as the program.
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
