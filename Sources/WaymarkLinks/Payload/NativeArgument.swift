/// A value of one of the app's own types. The link engine compares and hashes it, and never looks inside.
open class _NativeArgument: Hashable, @unchecked Sendable {
  /// Creates a value. A subclass holds it and doesn't change it.
  public init() {}

  /// Returns whether another value is the same.
  open func isEqual(to other: _NativeArgument) -> Bool { self === other }

  /// Feeds the value to a hasher.
  open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Returns whether two values are the same.
  public static func == (left: _NativeArgument, right: _NativeArgument) -> Bool { left.isEqual(to: right) }
}
