import WaymarkDiagnostics
import WaymarkYAML

extension RootSyntax {
  /// Whether a key of the root has slipped in among names: it has nothing under it, or what only the root has.
  static func isMisplacedKey(_ key: YAMLNode, _ value: YAMLNode) -> Bool {
    // An origin is well called `app`, and the root's key of that name is missed where it is missing.
    guard key.kind == .scalar, !(key.text == "app"), keys.contains(key.text) else { return false }
    // What is declared under names is a mapping. One that is missing may be missing at a name, too.
    guard value.kind == .mapping else { return !value.isNull || isMappingOfNames(key.text) }
    guard value.count > 0 else { return false }
    if key.text == "redirects" { return holds(value) { $0.text.bytes.contains(UInt8(ascii: "/")) } }
    // A route that happens to be called `tabs` has keys of a route, and not names, under it.
    guard isMappingOfNames(key.text) else { return holds(value) { isKey($0.text, under: key.text) } }
    var isNamedAgain = true
    value.forEachPair { name, entry in
      if entry.kind != .mapping || name.kind != .scalar || isKeyOfEntry(name.text) { isNamedAgain = false }
    }
    return isNamedAgain
  }

  private static func isMappingOfNames(_ key: Text) -> Bool {
    key == "tabs" || key == "routes" || key == "origins" || key == "types" || key == "resolvedLinks"
  }

  private static func holds(_ mapping: YAMLNode, only isMeant: (YAMLNode) -> Bool) -> Bool {
    var result = true
    mapping.forEachPair { key, _ in
      if key.kind != .scalar || !isMeant(key) { result = false }
    }
    return result
  }

  /// Whether a word is a key of what stands under a key of the root, and of no entry under names.
  private static func isKey(_ word: Text, under key: Text) -> Bool {
    guard !isKeyOfEntry(word) else { return false }
    if key == "tabBar" { return TabBarSyntax.keys.contains(word) }
    if key == "swift" { return SwiftSyntax.keys.contains(word) }
    if key == "localization" { return LocalizationSyntax.keys.contains(word) }
    if key == "apple" { return AppleSyntax.keys.contains(word) }
    return false
  }

  /// Whether a word is a key of what stands under the root's names.
  private static func isKeyOfEntry(_ word: Text) -> Bool {
    TabSyntax.keys.contains(word) || RouteSyntax.keys.contains(word) || OriginSyntax.keys.contains(word)
      || TypeSyntax.keys.contains(word) || ResolvedLinkSyntax.keys.contains(word)
  }
}
