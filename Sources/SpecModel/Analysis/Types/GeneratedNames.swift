import SpecText

struct GeneratedNames {
  /// Generated code uses names such as `String` without a module prefix; Swift reserves others, such as `Self`.
  static let reserved: Set<String> = [
    "AllCases", "Any", "AppIntents", "Array", "Bool", "CaseIterable", "Condition", "Double", "Foundation", "ID", "Int",
    "Metadata", "Navigation", "Never", "Optional", "Origin", "Protocol", "RawValue", "Self", "Sendable",
    "StaticString", "String", "Swift", "TabArguments", "Type", "UInt", "URL", "UUID", "WaymarkNavigation",
  ]

  private struct Key {
    let name: String
    let path: WritableKeyPath<TypeNames, String>
    let syntax: KeyPath<NamesSyntax, Text?>
  }

  private static var keys: [Key] {
    [
      Key(name: "namespace", path: \.namespace, syntax: \.namespace), Key(name: "tab", path: \.tab, syntax: \.tab),
      Key(name: "route", path: \.route, syntax: \.route), Key(name: "sheet", path: \.sheet, syntax: \.sheet),
      Key(name: "cover", path: \.cover, syntax: \.cover), Key(name: "window", path: \.window, syntax: \.window),
      Key(name: "gate", path: \.gate, syntax: \.gate), Key(name: "link", path: \.link, syntax: \.link),
      Key(name: "accessibilityID", path: \.accessibilityID, syntax: \.accessibilityID),
    ]
  }

  let names: TypeNames
  /// A configured name adds an alias with the default name for the `NavigationSpec` protocol, except for the types
  /// outside it.
  let taken: Set<String>

  init(_ app: Text, _ syntax: NamesSyntax?, _ sink: DiagnosticSink) {
    let standard = TypeNames(namespace: app.string + "Navigation")
    let given = Self.given(syntax)
    var names = standard
    for (name, key) in given { names[keyPath: key.path] = name.string }
    self.names = names
    taken = Set(Self.keys.flatMap { [names[keyPath: $0.path], standard[keyPath: $0.path]] })
    for (index, (name, key)) in given.enumerated() {
      let string = name.string
      let others = Self.keys.filter { $0.path != key.path }
      // Only the second of two equal names is reported.
      if given[(index + 1)...].contains(where: { $0.0 == name }) { continue }
      if Self.reserved.contains(string) {
        Self.reportReserved(string, at: name.span, app, sink)
      } else if let other = others.first(where: { names[keyPath: $0.path] == string }) {
        sink.report(
          Diagnostic(
            .nameCollision, "the types for `\(other.name)` and `\(key.name)` are both named `\(string)`", at: name.span,
            help: "choose a different name for `\(key.name)`",
            related: given[..<index].filter { $0.0 == name }.map { .init($0.0.span, "the first occurrence is here") }))
      } else if let other = others.first(where: { standard[keyPath: $0.path] == string }) {
        // The types outside the namespace have no alias.
        let alias =
          [\.namespace, \.accessibilityID].contains(other.path)
          ? "" : ", and remains available as an alias of `\(names[keyPath: other.path])`"
        sink.report(
          Diagnostic(
            .nameCollision, "`\(string)` is the default name of the type for `\(other.name)`\(alias)",
            at: name.span, help: "choose a different name for `\(key.name)`"))
      }
    }
    if syntax?.namespace == nil, Self.reserved.contains(names.namespace) {
      Self.reportReserved(names.namespace, at: app.span, app, sink)
    }
  }

  private static func reportReserved(_ name: String, at span: Span, _ app: Text, _ sink: DiagnosticSink) {
    sink.report(
      Diagnostic(
        .invalidName, "a generated type cannot have the name `\(name)`: Swift or the generated code uses the name",
        at: span,
        help: span == app.span
          ? "choose another name with `swift: { names: { namespace: … } }`" : "choose another name"))
  }

  private static func given(_ syntax: NamesSyntax?) -> [(Text, Key)] {
    guard let syntax else { return [] }
    return keys.compactMap { key in syntax[keyPath: key.syntax].map { ($0, key) } }
  }
}
