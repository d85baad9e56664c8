import WaymarkDiagnostics

/// A part of a spec that is a mapping with fixed keys. Its key table drives decoding, suggestions and the reference, and says
/// which classes of changes each key can cause.
package protocol SpecConstruct: Sendable {
  /// The columns that only the key table of this construct has.
  associatedtype Columns: Sendable = Never

  static var keys: KeyTable<Self> { get }

  /// Creates an empty construct at the span of its mapping.
  init(span: Span)
}
