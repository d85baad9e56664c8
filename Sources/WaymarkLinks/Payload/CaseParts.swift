/// The case index and the arguments of a generated enum value.
///
/// Generated code converts an enum value to parts with one `switch`, and back with another `switch`. The library uses
/// the parts to compare, hash, encode, and decode values. The library also creates URLs from the parts.
///
/// A case that wraps a screen of a feature has two indices and the arguments of the wrapped screen. An argument with the
/// parts of the wrapped screen would need an array, and so another allocation.
public struct _CaseParts: Hashable, Sendable {
  /// The zero-based index of the case in the enum.
  ///
  /// The index of a case can change between versions of a spec, but the name of the case is stable.
  public let index: Int
  /// The index of the wrapped screen in the enum of its feature, or -1 if the case wraps no screen.
  private let wrappedIndex: Int
  /// One value for each parameter of the case, or of the wrapped screen.
  public let arguments: [_Argument]

  /// Creates the parts of a case without parameters.
  ///
  /// - Parameter index: The index of the case.
  public init(_ index: Int) { self.init(index, []) }

  /// Creates the parts of a case with parameters.
  ///
  /// - Parameters:
  ///   - index: The index of the case.
  ///   - arguments: The values of the parameters.
  public init(_ index: Int, _ arguments: [_Argument]) {
    self.index = index
    wrappedIndex = -1
    self.arguments = arguments
  }

  /// Creates the parts of a case that wraps a screen of a feature.
  ///
  /// - Parameters:
  ///   - index: The index of the case.
  ///   - screen: The parts of the screen. The screen itself wraps no screen.
  public init(_ index: Int, wrapping screen: _CaseParts) {
    self.index = index
    wrappedIndex = screen.index
    arguments = screen.arguments
  }

  package var wrapped: _CaseParts? { wrappedIndex < 0 ? nil : _CaseParts(wrappedIndex, arguments) }
}
