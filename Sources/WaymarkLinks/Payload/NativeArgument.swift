/// A value of a type that the app declares.
///
/// The module `WaymarkLinks` compares and hashes native arguments, but does not read their content.
open class _NativeArgument: Hashable, @unchecked Sendable {
  /// Creates a value. A subclass stores the content of the value and never changes the content.
  public init() {}

  /// Returns a Boolean value that indicates whether the value is equal to another value.
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
