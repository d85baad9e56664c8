import WaymarkDiagnostics
import WaymarkYAML

/// A mapping in a spec with a fixed set of keys, such as a tab or a route.
///
/// Waymark uses the key table to decode the mapping, to suggest corrections for misspelled keys, and to generate the
/// language reference. For each key, the table also lists the classes to which a change of the key's value can belong.
package protocol SpecConstruct: Sendable {
  associatedtype Columns: Sendable = Never

  static var keys: KeyTable<Self> { get }

  /// The array is empty if all keys can be used together.
  static var forms: [ConstructForm] { get }

  init(span: Span)

  static func belongsToRoot(_ key: Text) -> Bool

  /// Returns a diagnostic if an unknown key is actually the name of a wrongly indented declaration.
  static func misplaced(
    _ name: Text, _ value: YAMLNode, behind previous: YAMLNode?, _ reader: SpecReader
  ) -> Diagnostic?
}

extension SpecConstruct {
  package static var forms: [ConstructForm] { [] }

  package static func belongsToRoot(_ key: Text) -> Bool { false }

  package static func misplaced(
    _ name: Text, _ value: YAMLNode, behind previous: YAMLNode?, _ reader: SpecReader
  ) -> Diagnostic? { nil }
}
