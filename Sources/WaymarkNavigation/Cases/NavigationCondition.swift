/// A generated enum of the facts that the app switches on and off at run time, in the order of the spec.
///
/// Not a `CaseIterable` as such, so that a spec without conditions can have `Never` here.
public protocol NavigationCondition: Hashable, Sendable {
  /// Every condition.
  static var allCases: [Self] { get }
  /// The name in the spec.
  var rawValue: String { get }
}
