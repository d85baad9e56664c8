/// A generated enum with one case for each condition that the app sets at run time.
///
/// A spec without conditions uses `Never` as this enum. The protocol therefore doesn't refine `CaseIterable`, to which
/// `Never` doesn't conform.
public protocol NavigationCondition: Hashable, Sendable {
  /// Every condition, in the order of the spec.
  static var allCases: [Self] { get }
  /// The name of the condition in the spec.
  var rawValue: String { get }
}
