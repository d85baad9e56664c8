/// If a spec declares no screens of a certain kind, such as sheets, the type for that kind is `Never`. For example, an
/// app without sheets can omit the function that returns the view of a sheet.
extension Never: NavigationScreen {
  /// An empty table, because `Never` has no cases.
  public static var _cases: StaticString { "" }

  /// The parts of a case. No code can read this property, because `Never` has no values.
  public var _parts: _CaseParts { switch self {} }

  /// Stops the program, because `Never` has no cases.
  ///
  /// - Parameter parts: A reader that is positioned at the first argument of the case.
  /// - Returns: The method never returns.
  public static func _make(checked parts: inout _CaseReader) -> Never { parts.hasNoCase() }
}

extension Never: NavigationCondition {
  /// An empty list, because `Never` has no cases.
  public static var allCases: [Never] { [] }

  /// The name of the condition. No code can read this property, because `Never` has no values.
  public var rawValue: String { switch self {} }
}
