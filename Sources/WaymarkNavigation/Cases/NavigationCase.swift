/// A generated enum whose values can be converted to parts and back.
///
/// The parts of a value are the index of the case and the arguments of the case.
///
/// Extensions of this protocol implement equality, hashing, and coding for all generated enums. A generated enum
/// compiles about as fast as a plain enum, because the enum itself doesn't implement equality, hashing, or coding.
public protocol NavigationCase: Hashable, Codable, Identifiable, Sendable {
  /// A table with one line for each case. Tab characters separate the fields of a line.
  ///
  /// The fields of a line are the name, the parameters, the title, and further attributes of the case.
  static var _cases: StaticString { get }

  /// A table with one line for each case, which contains accessibility IDs.
  ///
  /// The first field of a line is the accessibility ID of the screen. Each of the other fields contains the name of a
  /// control, an equals sign, and the accessibility ID of the control. The table is separate from ``_cases``, so an
  /// edit of an accessibility ID changes only the file that declares `AccessibilityID`.
  static var _accessibilityIDs: StaticString { get }

  /// Returns a parameter type that isn't built into the spec language.
  ///
  /// - Parameter name: The name of the type in ``_cases``.
  /// - Returns: The type, or `nil` if no parameter in ``_cases`` has a type with that name.
  static func _type(named name: String) -> _ParameterType?

  /// The index and the arguments of the case.
  var _parts: _CaseParts { get }

  /// Creates a case from parts that ``init(parts:)`` has checked.
  ///
  /// - Parameter parts: A reader that is positioned at the first argument of the case.
  /// - Returns: The case.
  static func _make(checked parts: inout _CaseReader) -> Self
}

extension NavigationCase {
  /// An empty table, because the cases have no accessibility IDs.
  public static var _accessibilityIDs: StaticString { "" }

  /// Returns `nil`, because all parameters of the enum have built-in types.
  ///
  /// - Parameter name: The name of the type.
  /// - Returns: `nil`.
  public static func _type(named name: String) -> _ParameterType? { nil }

  package init?(parts: CaseParts) {
    guard Self.accepts(parts) else { return nil }
    var reader = _CaseReader(parts)
    self = Self._make(checked: &reader)
  }

  /// The name of the case in the spec.
  ///
  /// If the case wraps a screen that a feature declares, the result is the name of that screen.
  public var name: String { Self.row(of: _parts)?.text(.name) ?? "" }

  /// Returns a Boolean value that indicates whether two values have the same case and equal arguments.
  ///
  /// - Parameters:
  ///   - left: A value to compare.
  ///   - right: Another value to compare.
  /// - Returns: `true` if the values are equal.
  public static func == (left: Self, right: Self) -> Bool { left._parts == right._parts }

  /// Hashes the case and its arguments.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(_parts) }

  /// The value itself. SwiftUI uses this identity in `sheet(item:)` and `ForEach`.
  public var id: Self { self }
}

extension NavigationCase {
  package static var navigationCases: CaseReflection {
    CaseReflection(CaseTable(_cases), AccessibilityTable(_accessibilityIDs)) { _type(named: $0) }
  }

  static func accepts(_ parts: CaseParts) -> Bool { navigationCases.accepts(parts) }

  /// The line of ``_cases``; of the wrapped screen if a feature declares it.
  static func row(of parts: CaseParts) -> CaseRow? { navigationCases.row(of: parts) }

  package static func text(of parts: CaseParts) -> String { navigationCases.text(of: parts) }
  static func type(of parameter: CaseParameter) -> _ParameterType? { navigationCases.type(of: parameter) }
}

package struct CaseReflection {
  package let table: CaseTable
  private let accessibilityIDs: AccessibilityTable
  /// `nil` for the types of the spec language.
  private let declaredType: (String) -> _ParameterType?

  package init(
    _ table: CaseTable, _ accessibilityIDs: AccessibilityTable = AccessibilityTable(""),
    declaredType: @escaping (String) -> _ParameterType?
  ) {
    self.table = table
    self.accessibilityIDs = accessibilityIDs
    self.declaredType = declaredType
  }

  /// The index and the arguments must match, also those of a wrapped screen of a feature.
  package func accepts(_ parts: CaseParts) -> Bool {
    guard let row = table.row(parts.index) else { return false }
    if let screen = parts.wrapped { return screens(of: row)?.accepts(screen) ?? false }
    let parameters = row.parameters
    return parameters.count == parts.arguments.count
      && zip(parameters, parts.arguments).allSatisfy { parameter, argument in
        type(of: parameter)?.accepts(argument, as: parameter.arity) ?? false
      }
  }

  /// The line of the wrapped screen if a feature declares it.
  package func row(of parts: CaseParts) -> CaseRow? {
    let row = table.row(parts.index)
    guard let row, let screen = parts.wrapped, let screens = screens(of: row) else { return row }
    return screens.row(of: screen)
  }

  /// The line of the wrapped screen if a feature declares it.
  func accessibilityRow(of parts: CaseParts) -> AccessibilityRow? {
    guard let screen = parts.wrapped else { return accessibilityIDs.row(parts.index) }
    return table.row(parts.index).flatMap(screens)?.accessibilityRow(of: screen)
  }

  package func text(of parts: CaseParts) -> String {
    guard let row = table.row(parts.index) else { return "" }
    if let screen = parts.wrapped, let screens = screens(of: row) {
      return "\(row.text(.name))(.\(screens.text(of: screen)))"
    }
    let arguments = zip(row.parameters, parts.arguments).map { parameter, argument in
      let value = type(of: parameter)?.text(argument, as: parameter.arity) ?? argument.text
      return "\(parameter.label): \(value)"
    }
    return row.text(.name) + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  /// `nil` if the case wraps no screen.
  package func screens(of row: CaseRow) -> CaseReflection? { row.wrappedScreen.flatMap { type(of: $0)?.screens } }

  func type(of parameter: CaseParameter) -> _ParameterType? {
    declaredType(parameter.typeName) ?? _ParameterType.builtIn(parameter.typeName)
  }
}
