/// A generated enum with one case for each condition that the app sets at run time.
///
/// If a spec declares no conditions, the type `Never` replaces the generated enum. `Never` doesn't conform to
/// `CaseIterable`, so `NavigationCondition` doesn't refine `CaseIterable`.
public protocol NavigationCondition: Hashable, Sendable {
  /// Every condition, in the order of the spec.
  static var allCases: [Self] { get }
  /// The name of the condition in the spec.
  var rawValue: String { get }
}
