/// A value of a type that is declared by the app.
///
/// The link engine compares and hashes the value, but does not access its content.
open class _NativeArgument: Hashable, @unchecked Sendable {
  /// Creates a value, which a subclass stores and does not change.
  public init() {}

  /// Returns a Boolean value that indicates whether another value is equal.
  ///
  /// - Parameter other: Another value.
  /// - Returns: `true` if the values are equal.
  open func isEqual(to other: _NativeArgument) -> Bool { self === other }

  /// Hashes the value.
  ///
  /// - Parameter hasher: The hasher to use.
  open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Returns a Boolean value that indicates whether two values are equal.
  ///
  /// - Parameters:
  ///   - left: A value.
  ///   - right: Another value.
  /// - Returns: `true` if the values are equal.
  public static func == (left: _NativeArgument, right: _NativeArgument) -> Bool { left.isEqual(to: right) }
}
