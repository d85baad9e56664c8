import SpecText

extension YAMLNode {
  fileprivate var isBlockListOfMappings: Bool {
    guard kind == .sequence, style == .block, count > 0 else { return false }
    var result = true
    forEachElement { if $0.kind != .mapping { result = false } }
    return result
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
          help: node.isBlockListOfMappings ? "remove the dashes: names with colons need no dashes" : nil)
        reader.loseNames()
        return nil
      }
      var entries: [Named<Entry>] = []
      entries.reserveCapacity(node.count)
      var seen = KeySet(what: "name", count: node.count)
      var isMisplaced = false
      node.forEachPair { key, value in
        guard !isMisplaced else { return }
        if role == .enumCase || role == .type, RootSyntax.isMisplacedKey(key, value) {
          isMisplaced = true
          reader.reportMisplaced(key, among: what)
          return
        }
        // An invalid name or entry is lost. Uses of a lost name are not reported.
        if let name = ValueKind<Text>.name.read(key, &reader), seen.insert(name, &reader) {
          let isSound = Identifiers.check(name, as: role, &reader)
          reader.visit(value, of: name)
          let outer = reader.declaration
          reader.declaration = name
          defer { reader.declaration = outer }
          if let value = entry.read(value, &reader), isSound {
            entries.append(Named(name: name, value: value))
            return
          }
        }
        reader.loseNames()
      }
      return entries
    }
  }
}
