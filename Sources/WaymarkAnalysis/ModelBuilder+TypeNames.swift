import WaymarkDiagnostics
import WaymarkModel
import WaymarkYAML

extension ModelBuilder {
  /// Names that generated code uses without their module, or that Swift keeps for itself.
  static let reservedTypeNames: Set<String> = [
    "AccessibilityID", "Any", "Array", "Bool", "CaseIterable", "Condition", "Double", "Foundation", "Int", "Navigation",
    "Never", "Optional", "Origin", "Protocol", "Self", "Sendable", "StaticString", "String", "Swift", "TabArguments",
    "Type", "UInt", "URL", "UUID", "WaymarkNavigation",
  ]

  /// The names of the types that are generated for kinds of places, and those under which the run time finds them.
  var generatedTypeNames: Set<String> {
    let standard = TypeNames(namespace: model.typeNames.namespace)
    return Set(Self.typeNamePaths.flatMap { [model.typeNames[keyPath: $0], standard[keyPath: $0]] })
  }

  /// Takes the names of the generated types from `swift: names:`.
  mutating func nameTypes() {
    // The standard names stay, as aliases: what the run time asks for must be found under them.
    let standard = model.typeNames
    for (name, path) in givenTypeNames { model.typeNames[keyPath: path] = name.string }
    for (index, (name, path)) in givenTypeNames.enumerated() {
      let string = name.string
      let others = Self.typeNamePaths.filter { $0 != path }
      // Of two that are given, the second is one too many.
      if givenTypeNames[(index + 1)...].contains(where: { $0.0 == name }) { continue }
      if Self.reservedTypeNames.contains(string) {
        reportReserved(string, at: name.span)
      } else if others.contains(where: { model.typeNames[keyPath: $0] == string }) {
        report(
          Diagnostic(
            .nameCollision, "two generated types would be called `\(string)`", at: name.span,
            help: "choose another name",
            related: givenTypeNames[..<index].filter { $0.0 == name }.map { .init($0.0.span, "first here") }))
      } else if others.contains(where: { standard[keyPath: $0] == string }) {
        report(
          Diagnostic(
            .nameCollision, "another generated type is found under the name `\(string)`, whatever it is called",
            at: name.span, help: "choose another name"))
      }
    }
    if spec.root.swift?.names?.namespace == nil, Self.reservedTypeNames.contains(model.typeNames.namespace) {
      reportReserved(model.typeNames.namespace, at: model.app.span)
    }
  }

  private mutating func reportReserved(_ name: String, at span: Span) {
    report(
      Diagnostic(
        .invalidName, "no generated type can be called `\(name)`: Swift or the generated code uses the name",
        at: span,
        help: span == model.app.span
          ? "choose another with `swift: { names: { namespace: … } }`" : "choose another name"))
  }

  private static var typeNamePaths: [WritableKeyPath<TypeNames, String>] {
    [\.namespace, \.tab, \.route, \.sheet, \.cover, \.window, \.link]
  }

  /// The names in the spec, and what they are for.
  private var givenTypeNames: [(Text, WritableKeyPath<TypeNames, String>)] {
    guard let names = spec.root.swift?.names else { return [] }
    let given = [names.namespace, names.tab, names.route, names.sheet, names.cover, names.window, names.link]
    return zip(given, Self.typeNamePaths).compactMap { name, path in name.map { ($0, path) } }
  }
}
