/// The parts of a case of a generated enum: its position and its arguments in order.
///
/// Generated code converts in both directions with one `switch` each. Equality, hashing, coding, and URLs are
/// implemented once for this type.
public struct _CaseParts: Hashable, Sendable {
  /// The position of the case in its enum, from 0.
  ///
  /// The position can change between versions of a spec, but the name of the case is stable.
  public let index: Int
  /// One value for each parameter of the case.
  public let arguments: [_Argument]

  /// Creates the parts of a case without parameters.
  ///
  /// - Parameter index: The position of the case.
  public init(_ index: Int) {
    self.index = index
    arguments = []
  }

  /// Creates the parts of a case with parameters.
  ///
  /// - Parameters:
  ///   - index: The position of the case.
  ///   - arguments: The values of the parameters.
  public init(_ index: Int, _ arguments: [_Argument]) {
    self.index = index
    self.arguments = arguments
  }
}
