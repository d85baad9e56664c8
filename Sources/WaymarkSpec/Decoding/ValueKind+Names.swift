import WaymarkDiagnostics
import WaymarkYAML

extension ValueKind where Value == [Text] {
  static func declarations(of name: DeclaredName, _ plural: String) -> ValueKind {
    let list = ValueKind.list(ValueKind<Text>.name, of: plural)
    return ValueKind(list.description, .list(.declaration(name), isDistinct: true)) { node, reader in
      guard let names = list.read(node, &reader) else {
        reader.loseNames()
        return nil
      }
      if node.kind == .sequence, names.count < node.count { reader.loseNames() }
      var seen: [Text: Span] = [:]
      return names.filter { word in
        guard reader.isFirst(word, &seen) else { return false }
        let isSound = Identifiers.check(word, as: name.role, &reader)
        if !isSound { reader.loseNames() }
        return isSound
      }
    }
  }

  static func distinct(_ element: ValueKind<Text>, of plural: String) -> ValueKind {
    let list = ValueKind.list(element, of: plural)
    return ValueKind(list.description, .list(element.shape, isDistinct: true), example: list.example) { node, reader in
      var seen: [Text: Span] = [:]
      return list.read(node, &reader)?.filter { reader.isFirst($0, &seen) }
    }
  }
}

extension SpecReader {
  mutating func isFirst(_ element: Text, _ seen: inout [Text: Span]) -> Bool {
    guard let first = seen.updateValue(element.span, forKey: element) else { return true }
    report(
      Diagnostic(
        .duplicateValue, "the list contains `\(element.string)` twice", at: element.span, help: "remove the duplicate",
        related: [.init(first, "the first occurrence is here")]))
    return false
  }
}
