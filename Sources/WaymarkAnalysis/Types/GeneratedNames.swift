import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// The names of the generated types, which the first pass resolves.
struct GeneratedNames {
  /// The names that generated code uses without a module, and the names that Swift reserves.
  static let reserved: Set<String> = [
    "AccessibilityID", "Any", "Array", "Bool", "CaseIterable", "Condition", "Double", "Foundation",
    "Int", "Navigation",
    "Never", "Optional", "Origin", "Protocol", "Self", "Sendable", "StaticString", "String",
    "Swift", "TabArguments",
    "Type", "UInt", "URL", "UUID", "WaymarkNavigation",
  ]

  /// The keys of the names under `swift: names:`, in the order of the key paths.
  private static let keys = ["namespace", "tab", "route", "sheet", "cover", "window", "link"]

  private static var paths: [WritableKeyPath<TypeNames, String>] {
    [\.namespace, \.tab, \.route, \.sheet, \.cover, \.window, \.link]
  }

  let names: TypeNames
  /// The names and the standard names, which remain as aliases for the run time.
  let taken: Set<String>

  /// Creates the names from the standard names and `swift: names:`, and reports collisions.
  init(_ app: Text, _ syntax: NamesSyntax?, _ sink: DiagnosticSink) {
    let standard = TypeNames(namespace: app.string + "Navigation")
    let given = Self.given(syntax)
    var names = standard
    for (name, path) in given { names[keyPath: path] = name.string }
    self.names = names
    taken = Set(Self.paths.flatMap { [names[keyPath: $0], standard[keyPath: $0]] })
    for (index, (name, path)) in given.enumerated() {
      let string = name.string
      let others = Self.paths.filter { $0 != path }
      // Only the second of two equal names is reported.
      if given[(index + 1)...].contains(where: { $0.0 == name }) { continue }
      if Self.reserved.contains(string) {
        Self.reportReserved(string, at: name.span, app, sink)
      } else if let other = others.first(where: { names[keyPath: $0] == string }) {
        let key = Self.key(of: path)
        sink.report(
          Diagnostic(
            .nameCollision, "the types for `\(Self.key(of: other))` and `\(key)` are both named `\(string)`",
            at: name.span, help: "choose a different name for `\(key)`",
            related: given[..<index].filter { $0.0 == name }.map {
              .init($0.0.span, "the first occurrence is here")
            })
        )
      } else if let other = others.first(where: { standard[keyPath: $0] == string }) {
        sink.report(
          Diagnostic(
            .nameCollision,
            "`\(string)` is the default name of the type for `\(Self.key(of: other))`, and remains available as an "
              + "alias of `\(names[keyPath: other])`",
            at: name.span, help: "choose a different name for `\(Self.key(of: path))`"))
      }
    }
    if syntax?.namespace == nil, Self.reserved.contains(names.namespace) {
      Self.reportReserved(names.namespace, at: app.span, app, sink)
    }
  }

  private static func reportReserved(
    _ name: String, at span: Span, _ app: Text, _ sink: DiagnosticSink
  ) {
    sink.report(
      Diagnostic(
        .invalidName,
        "a generated type cannot have the name `\(name)`: Swift or the generated code uses the name",
        at: span,
        help: span == app.span
          ? "choose another name with `swift: { names: { namespace: … } }`" : "choose another name"))
  }

  /// Returns the key under `swift: names:` of a type.
  private static func key(of path: WritableKeyPath<TypeNames, String>) -> String {
    zip(keys, paths).first { $0.1 == path }?.0 ?? ""
  }

  /// Returns the names in the spec with the key paths of their types.
  private static func given(_ syntax: NamesSyntax?) -> [(Text, WritableKeyPath<TypeNames, String>)] {
    guard let syntax else { return [] }
    let given = [
      syntax.namespace, syntax.tab, syntax.route, syntax.sheet, syntax.cover, syntax.window,
      syntax.link,
    ]
    return zip(given, paths).compactMap { name, path in name.map { ($0, path) } }
  }
}
