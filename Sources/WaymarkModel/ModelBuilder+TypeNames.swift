import WaymarkSource
import WaymarkYAML

extension ModelBuilder {
  /// Names that generated code uses without their module, or that Swift keeps for itself.
  private static let reservedTypeNames: Set<String> = [
    "AccessibilityID", "Any", "Int", "Navigation", "Never", "Origin", "Protocol", "Self", "Sendable", "StaticString",
    "String",
    "Swift", "Type", "WaymarkNavigation",
  ]

  /// Takes the names of the generated types from `swift: names:`.
  mutating func nameTypes() {
    // The standard names stay, as aliases: what the run time asks for must be found under them.
    let standard = model.typeNames
    for (name, path) in givenTypeNames { model.typeNames[keyPath: path] = name.string }
    for (name, path) in givenTypeNames {
      let string = name.string
      let others = Self.typeNamePaths.filter { $0 != path }
      if Self.reservedTypeNames.contains(string) {
        reportReserved(string, at: name.span)
      } else if others.contains(where: { model.typeNames[keyPath: $0] == string }) {
        report(
          Diagnostic(
            "name-collision", "two generated types would be called `\(string)`", at: name.span,
            help: "choose another name"))
      } else if others.contains(where: { standard[keyPath: $0] == string }) {
        report(
          Diagnostic(
            "name-collision", "another generated type is found under the name `\(string)`, whatever it is called",
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
        "invalid-name", "no generated type can be called `\(name)`: Swift or the generated code uses the name",
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
