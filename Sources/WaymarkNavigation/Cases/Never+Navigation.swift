/// `Never` is the type for kinds that a spec doesn't declare. The closure for such a kind can be omitted.
extension Never: NavigationScreen {
  /// An empty table, because `Never` has no cases.
  public static var _cases: StaticString { "" }

  /// The parts of a case. The property is never called, because `Never` has no values.
  public var _parts: _CaseParts { switch self {} }

  /// Stops the program, because no parts fit a type without cases.
  ///
  /// - Parameter parts: A reader at the first argument of the parts.
  /// - Returns: The method never returns.
  public static func _make(checked parts: inout _CaseReader) -> Never { parts.hasNoCase() }
}

extension Never: NavigationCondition {
  /// An empty list, because `Never` has no cases.
  public static var allCases: [Never] { [] }

  /// The name of the condition. The property is never called, because `Never` has no values.
  public var rawValue: String { switch self {} }
}
