/// A destination of a link.
public struct _Destination: Hashable, Sendable {
  /// The kinds of destinations. The raw values are part of the format of ``LinkTable``.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The root of a tab.
    case tab
    /// A screen on a stack.
    case push
    /// A sheet.
    case sheet
    /// A full-screen cover.
    case cover
    /// A separate window.
    case window
    /// A destination that the app determines at run time.
    case link
  }

  /// The kind of the destination.
  public let kind: Kind
  /// The case and its arguments.
  public let parts: _CaseParts

  /// Creates a destination.
  ///
  /// - Parameters:
  ///   - kind: The kind of the destination.
  ///   - parts: The case and its arguments.
  public init(_ kind: Kind, _ parts: _CaseParts) {
    self.kind = kind
    self.parts = parts
  }
}
