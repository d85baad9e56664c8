import WaymarkDiagnostics
import WaymarkYAML

extension RootSyntax {
  /// For example, the key `routes` is misplaced if it is indented like the name of a tab. The result also depends on
  /// the value of the key. For example, a key `tabs` is the name of a route if its value contains the keys of a route.
  static func isMisplacedKey(_ key: YAMLNode, _ value: YAMLNode) -> Bool {
    // `app` is a common name of an origin. A missing key `app` has its own diagnostic.
    guard key.kind == .scalar, !(key.text == "app"), keys.contains(key.text) else { return false }
    // Declarations are mappings. A missing value can belong to a name too.
    guard value.kind == .mapping else { return !value.isNull || isMappingOfNames(key.text) }
    guard value.count > 0 else { return false }
    if key.text == "redirects" { return holds(value) { $0.text.bytes.contains(UInt8(ascii: "/")) } }
    // A route with the name `tabs` contains keys of a route instead of names.
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

  /// For example, `colors` is a valid key under `tabBar`. The result is `false` if the word is also a key of a tab, a
  /// route, an origin, a type, or a resolved link.
  private static func isKey(_ word: Text, under key: Text) -> Bool {
    guard !isKeyOfEntry(word) else { return false }
    if key == "tabBar" { return TabBarSyntax.keys.contains(word) }
    if key == "swift" { return SwiftSyntax.keys.contains(word) }
    if key == "localization" { return LocalizationSyntax.keys.contains(word) }
    if key == "apple" { return AppleSyntax.keys.contains(word) }
    return false
  }

  private static func isKeyOfEntry(_ word: Text) -> Bool {
    TabSyntax.keys.contains(word) || RouteSyntax.keys.contains(word) || OriginSyntax.keys.contains(word)
      || TypeSyntax.keys.contains(word) || ResolvedLinkSyntax.keys.contains(word)
  }
}
