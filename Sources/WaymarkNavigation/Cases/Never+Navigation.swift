/// What a spec does not declare is `Never`, so that the closure that would show it can be left out.
extension Never: NavigationScreen {
  /// No cases.
  public static var cases: StaticString { "" }

  /// Never called.
  public var parts: CaseParts { switch self {} }

  /// Never called, as no parts fit a type without cases.
  public static func make(checked parts: inout CaseReader) -> Never { parts.hasNoCase() }
}

extension Never: NavigationCondition {
  /// No conditions.
  public static var allCases: [Never] { [] }

  /// Never called.
  public var rawValue: String { switch self {} }
}
