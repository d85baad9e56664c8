/// What a spec does not declare is `Never`, so that the closure that would show it can be left out.
extension Never: NavigationScreen {
  /// No cases.
  public static var _cases: StaticString { "" }

  /// Never called.
  public var _parts: _CaseParts { switch self {} }

  /// Never called, as no parts fit a type without cases.
  public static func _make(checked parts: inout _CaseReader) -> Never { parts.hasNoCase() }
}

extension Never: NavigationCondition {
  /// No conditions.
  public static var allCases: [Never] { [] }

  /// Never called.
  public var rawValue: String { switch self {} }
}
