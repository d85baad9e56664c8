import WaymarkDiagnostics
import WaymarkYAML

/// A part of a spec that is a mapping with fixed keys.
///
/// The key table drives decoding, suggestions and the language reference. The table also lists the classes of changes
/// that each key can cause.
package protocol SpecConstruct: Sendable {
  /// The additional columns of the construct's key table.
  associatedtype Columns: Sendable = Never

  static var keys: KeyTable<Self> { get }

  /// Creates an empty construct with the span of its mapping.
  init(span: Span)

  /// Returns a Boolean value that indicates whether a key that this construct lacks is a key of the root file.
  static func belongsToRoot(_ key: Text) -> Bool
}

extension SpecConstruct {
  package static func belongsToRoot(_ key: Text) -> Bool { false }
}
