/// A case of a generated enum taken apart: which case, and its arguments in their order.
///
/// Generated code converts both ways with one `switch` each; equality, hashing, coding and URLs are written once, over this.
public struct _CaseParts: Hashable, Sendable {
  /// The case's position among its enum's cases, from 0. Not stable across versions of a spec; the name is.
  public let index: Int
  /// One value for each of the case's parameters.
  public let arguments: [_Argument]

  /// Parts of a case without parameters.
  public init(_ index: Int) {
    self.index = index
    arguments = []
  }

  /// Parts of a case with parameters.
  public init(_ index: Int, _ arguments: [_Argument]) {
    self.index = index
    self.arguments = arguments
  }
}
