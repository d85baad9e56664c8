/// A generated enum of the conditions that the app sets at run time, in the order of the spec.
///
/// The protocol doesn't refine `CaseIterable`, so that `Never` can be the type for a spec without conditions.
public protocol NavigationCondition: Hashable, Sendable {
  /// Every condition, in the order of the spec.
  static var allCases: [Self] { get }
  /// The name of the condition in the spec.
  var rawValue: String { get }
}
