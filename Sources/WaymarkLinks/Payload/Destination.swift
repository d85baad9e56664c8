/// A place that a link can lead to.
public struct _Destination: Hashable, Sendable {
  /// The kinds of places, in the order of the link table.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A tab's root.
    case tab
    /// A screen on a stack.
    case push
    /// A sheet.
    case sheet
    /// A full-screen cover.
    case cover
    /// A window of its own.
    case window
    /// A place that the app finds.
    case link
  }

  /// The kind of the place.
  public let kind: Kind
  /// The case and its arguments.
  public let parts: _CaseParts

  /// Creates a place.
  public init(_ kind: Kind, _ parts: _CaseParts) {
    self.kind = kind
    self.parts = parts
  }
}
