/// The identifier of a kind of diagnostic.
///
/// The name of a diagnostic appears in the `lint` key, in comments that suppress diagnostics, and in baselines.
package struct DiagnosticID: Sendable, CustomStringConvertible {
  /// The stable name in kebab case.
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
