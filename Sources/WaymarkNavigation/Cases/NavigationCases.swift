/// The cases of an enum, and the types of their parameters.
package struct NavigationCases {
  /// The table with one line for each case.
  package let table: CaseTable
  /// The table with the accessibility IDs of each case.
  private let accessibilityIDs: AccessibilityTable
  /// A closure that returns the type with a given name, or `nil` if the type is built into the spec language.
  private let declaredType: (String) -> _ParameterType?

  /// Creates the description of an enum.
  ///
  /// - Parameters:
  ///   - table: The table with one line for each case.
  ///   - accessibilityIDs: The table with the accessibility IDs of each case. By default, the table is empty.
  ///   - declaredType: A closure that returns the type with a given name, or `nil` if the type is built into the spec
  ///     language.
  package init(
    _ table: CaseTable, _ accessibilityIDs: AccessibilityTable = AccessibilityTable(""),
    declaredType: @escaping (String) -> _ParameterType?
  ) {
    self.table = table
    self.accessibilityIDs = accessibilityIDs
    self.declaredType = declaredType
  }

  /// Returns a Boolean value that indicates whether a case with the given parts exists.
  ///
  /// The parts must contain the index of a case and arguments that match the parameters of that case.
  ///
  /// If the case wraps a screen that a feature declares, the parts of that screen are checked too.
  package func accepts(_ parts: CaseParts) -> Bool {
    guard let row = table.row(parts.index) else { return false }
    if let screen = parts.wrapped { return screens(of: row)?.accepts(screen) ?? false }
    let parameters = row.parameters
    return parameters.count == parts.arguments.count
      && zip(parameters, parts.arguments).allSatisfy { parameter, argument in
        type(of: parameter)?.accepts(argument, as: parameter.arity) ?? false
      }
  }

  /// Returns the line of the table that describes a case. If the case wraps a screen that a feature declares, the line
  /// describes that screen.
  package func row(of parts: CaseParts) -> CaseRow? {
    let row = table.row(parts.index)
    guard let row, let screen = parts.wrapped, let screens = screens(of: row) else { return row }
    return screens.row(of: screen)
  }

  /// Returns the accessibility IDs of a case. If the case wraps a screen that a feature declares, the result contains
  /// the accessibility IDs of that screen.
  func accessibilityRow(of parts: CaseParts) -> AccessibilityRow? {
    guard let screen = parts.wrapped else { return accessibilityIDs.row(parts.index) }
    return table.row(parts.index).flatMap(screens)?.accessibilityRow(of: screen)
  }

  /// Returns a case in Swift syntax without a leading dot, for example `fruit(name: "apple")`.
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

  /// Returns the cases of the enum whose screens a case wraps, or `nil` if the case wraps no screen.
  package func screens(of row: CaseRow) -> NavigationCases? { row.wrappedScreen.flatMap { type(of: $0)?.screens } }

  func type(of parameter: CaseParameter) -> _ParameterType? {
    declaredType(parameter.typeName) ?? _ParameterType.builtIn(parameter.typeName)
  }
}
