/// A screen that replaces the tabs while a condition is false.
///
/// In the spec, the key `gates` lists the rules. While several conditions are false, the first rule applies.
public struct GateRule<Spec: NavigationSpec>: Sendable {
  /// The condition that opens the gate.
  public let condition: Spec.Condition
  /// The screen that is shown while the condition is false.
  public let screen: Spec.Gate
  /// A Boolean value that indicates whether the state behind the gate is dropped when the condition becomes false.
  public let resetsBehind: Bool

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - condition: The condition that opens the gate.
  ///   - screen: The screen that is shown while the condition is false.
  ///   - resetsBehind: `true` to drop the state behind the gate when the condition becomes false.
  public init(_ condition: Spec.Condition, _ screen: Spec.Gate, resetsBehind: Bool = false) {
    self.condition = condition
    self.screen = screen
    self.resetsBehind = resetsBehind
  }
}

extension NavigationSpec {
  /// `nil` if all gates are open.
  static func gate(where conditions: Set<Condition>) -> Gate? {
    _gates.first { !conditions.contains($0.condition) }?.screen
  }

  static var gateConditions: [Condition] { _gates.map { $0.condition } }

  /// A link that waits for the gates requires their conditions.
  static func opensOverGates(_ requires: [Condition]) -> Bool {
    _gates.first.map { !requires.contains($0.condition) } ?? false
  }
}
