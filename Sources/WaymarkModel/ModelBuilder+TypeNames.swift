import WaymarkSource
import WaymarkYAML

extension ModelBuilder {
  /// Names that generated code uses, or that Swift keeps for itself, so that no generated type can have them.
  private static let reservedTypeNames: Set<String> = [
    "Any", "CaseParts", "Int", "LinkDestination", "Navigation", "NavigationOrigin", "NavigationScreen",
    "NavigationSpec",
    "NavigationTab", "Never", "Origin", "Protocol", "Self", "Sendable", "StaticString", "String", "Swift", "TabIcon",
    "Type",
    "WaymarkNavigation",
  ]

  /// Takes the names of the generated types from `swift: names:`.
  mutating func nameTypes() {
    guard let names = spec.root.swift?.names else { return }
    var given: [(Text, WritableKeyPath<TypeNames, String>)] = []
    func take(_ name: Text?, _ path: WritableKeyPath<TypeNames, String>) {
      if let name { given.append((name, path)) }
    }
    take(names.namespace, \.namespace)
    take(names.tab, \.tab)
    take(names.route, \.route)
    take(names.sheet, \.sheet)
    take(names.cover, \.cover)
    take(names.window, \.window)
    take(names.link, \.link)
    // The standard names stay, as aliases: what the run time asks for must be found under them.
    let standard = TypeNames(namespace: model.typeNames.namespace)
    for (name, path) in given { model.typeNames[keyPath: path] = name.string }

    let all: [WritableKeyPath<TypeNames, String>] = [\.namespace, \.tab, \.route, \.sheet, \.cover, \.window, \.link]
    for (name, path) in given {
      let string = name.string
      if Self.reservedTypeNames.contains(string) {
        report(
          Diagnostic(
            "invalid-name", "`\(string)` cannot name a type: Swift or the generated code uses it", at: name.span,
            help: "choose another name"))
      } else if all.contains(where: {
        $0 != path && (model.typeNames[keyPath: $0] == string || standard[keyPath: $0] == string)
      }) {
        report(
          Diagnostic(
            "name-collision", "two generated types would be called `\(string)`", at: name.span,
            help: "choose another name"))
      }
    }
  }
}
