import WaymarkDiagnostics
import WaymarkYAML

extension ValueKind {
  /// A mapping of names that the author chooses; entries that cannot be read are left out.
  static func named<Entry>(
    _ entry: ValueKind<Entry>, _ what: String, as role: Identifiers.Role = .enumCase
  ) -> ValueKind where Value == [Named<Entry>] {
    ValueKind("a mapping of names to \(what)") { node, reader in
      guard node.kind == .mapping else {
        reader.reportMismatch(node, expected: "a mapping of names to \(what)")
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
        // A name that is not sound is lost, like one whose entry cannot be read; what refers to it is not reported again.
        if let name = ValueKind<Text>.name.read(key, &reader), seen.insert(name, &reader) {
          let isSound = Identifiers.check(name, as: role, &reader)
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
