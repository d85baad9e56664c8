/// The case index and the arguments of a generated enum value.
///
/// Generated code converts an enum value to parts with one `switch`, and back with another `switch`. The library uses
/// the parts to compare, hash, encode, and decode values. The library also creates URLs from the parts.
public struct _CaseParts: Hashable, Sendable {
  /// The zero-based index of the case in the enum.
  ///
  /// The index of a case can change between versions of a spec, but the name of the case is stable.
  public let index: Int
  /// One value for each parameter of the case.
  public let arguments: [_Argument]

  /// Creates the parts of a case without parameters.
  ///
  /// - Parameter index: The index of the case.
  public init(_ index: Int) {
    self.index = index
    arguments = []
  }

  /// Creates the parts of a case with parameters.
  ///
  /// - Parameters:
  ///   - index: The index of the case.
  ///   - arguments: The values of the parameters.
  public init(_ index: Int, _ arguments: [_Argument]) {
    self.index = index
    self.arguments = arguments
  }
}
