/// The identity of a kind of diagnostic.
///
/// Users write the name of a diagnostic in `lint`, in comments and in baselines.
package struct DiagnosticID: Sendable, CustomStringConvertible {
  /// The name in kebab case, which never changes.
  package let name: String
  package let defaultSeverity: DefaultSeverity

  package init(_ name: String, _ defaultSeverity: DefaultSeverity) {
    self.name = name
    self.defaultSeverity = defaultSeverity
  }

  package var description: String { name }
}

extension DiagnosticID: Hashable, Comparable {
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  package static func < (left: Self, right: Self) -> Bool { left.name < right.name }
}
