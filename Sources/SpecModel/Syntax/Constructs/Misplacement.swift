import SpecText

/// A tab or a route that YAML treats as a key of another mapping because of its indentation.
struct Misplacement {
  let what: String
  let indentation: Int?
  let isTooDeep: Bool

  fileprivate func diagnostic(about name: Text, in construct: String) -> Diagnostic {
    Diagnostic(
      .unknownKey,
      "`\(name.string)` is not a key of \(construct), but looks like \(what) that is indented too \(isTooDeep ? "far" : "little")",
      at: name.span,
      help: indentation.map { "indent `\(name.string)` by \(counted($0, "space")), like its siblings" }
        ?? "indent `\(name.string)` like its siblings")
  }

  fileprivate static func declaration(in value: YAMLNode, prefersTab: Bool = false) -> String? {
    guard value.kind == .mapping, value.count > 0 else { return nil }
    let isTab = has(value) { TabSyntax.keys.contains($0) }
    let isRoute = has(value) { RouteSyntax.keys.contains($0) }
    guard isTab || isRoute else { return nil }
    return isTab && (prefersTab || !isRoute) ? "a tab" : "a route"
  }

  private static func has(_ mapping: YAMLNode, only isKnown: (Text) -> Bool) -> Bool {
    var result = true
    mapping.forEachPair { key, _ in if key.kind != .scalar || !isKnown(key.text) { result = false } }
    return result
  }

  fileprivate static func atTopLevel(
    _ name: Text, _ value: YAMLNode, behind previous: YAMLNode?, in construct: String
  ) -> Diagnostic? {
    guard let previous, previous.kind == .mapping, previous.style == .block,
      let what = declaration(in: value)
    else { return nil }
    return Misplacement(what: what, indentation: Int(previous.span.start.column) - 1, isTooDeep: false)
      .diagnostic(about: name, in: construct)
  }

  fileprivate static func inDeclaration(
    _ name: Text, _ value: YAMLNode, _ reader: SpecReader, in construct: String, prefersTab: Bool = false
  ) -> Diagnostic? {
    guard let what = declaration(in: value, prefersTab: prefersTab) else { return nil }
    let indentation = reader.declaration.map { Int($0.span.start.column) - 1 }
    return Misplacement(what: what, indentation: indentation, isTooDeep: true).diagnostic(about: name, in: construct)
  }
}

extension RootSyntax {
  package static func misplaced(
    _ name: Text, _ value: YAMLNode, behind previous: YAMLNode?, _ reader: SpecReader
  ) -> Diagnostic? {
    // The root file declares the screens that belong to no feature.
    if name == "feature" || name == "module" {
      return Diagnostic(
        .unknownKey, "`\(name.string)` is a key of an included file, not of \(keys.construct)", at: name.span,
        help: "move `\(name.string)` and the routes of the feature to a file that `include` lists")
    }
    return Misplacement.atTopLevel(name, value, behind: previous, in: keys.construct)
  }
}

extension IncludedFileSyntax {
  package static func misplaced(
    _ name: Text, _ value: YAMLNode, behind previous: YAMLNode?, _ reader: SpecReader
  ) -> Diagnostic? {
    Misplacement.atTopLevel(name, value, behind: previous, in: keys.construct)
  }
}

extension LinkSyntax {
  package static func misplaced(
    _ name: Text, _ value: YAMLNode, behind previous: YAMLNode?, _ reader: SpecReader
  ) -> Diagnostic? {
    guard name.bytes.first == UInt8(ascii: "/") || name.string.contains("://") else { return nil }
    return Diagnostic(
      .unknownKey, "`\(name.string)` is a pattern, not a key of a link", at: name.span,
      help: "write `url: \(YAMLScalar.text(name.string))`, and the other keys of the link beside `url`")
  }
}

extension TabSyntax {
  package static func misplaced(
    _ name: Text, _ value: YAMLNode, behind previous: YAMLNode?, _ reader: SpecReader
  ) -> Diagnostic? {
    Misplacement.inDeclaration(name, value, reader, in: keys.construct, prefersTab: true)
  }
}

extension RouteSyntax {
  package static func misplaced(
    _ name: Text, _ value: YAMLNode, behind previous: YAMLNode?, _ reader: SpecReader
  ) -> Diagnostic? {
    presentation(name, value) ?? Misplacement.inDeclaration(name, value, reader, in: keys.construct)
  }

  /// Such as `modal: true` or `style: cover`.
  private static func presentation(_ name: Text, _ value: YAMLNode) -> Diagnostic? {
    guard value.kind == .scalar else { return nil }
    let words = [name.string, value.text.string]
    guard
      let meant = words.lazy.compactMap({ word in
        Presentation(rawValue: word).map { [$0] } ?? Presentation.otherWords[word.lowercased()]
      }).first
    else { return nil }
    return Diagnostic(
      .unknownKey, "`\(name.string)` is not a key of \(keys.construct)", at: name.span,
      help: "write \(meant.map { "`present: \($0.rawValue)`" }.joined(or: "or"))")
  }
}

extension RootSyntax {
  /// For example, `routes` is misplaced if it is indented like a tab. A key `tabs` is the name of a route if its value
  /// contains keys of a route.
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

  /// For example, `colors` under `tabBar`; `false` for keys of a tab, a route, an origin, a type, or a resolved link.
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
