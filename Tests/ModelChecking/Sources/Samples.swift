@testable import WaymarkNavigation

/// A generator of sample cases for an enum of screens, tabs with arguments, or resolved links.
///
/// The generator reads the case table, so a new case of a spec is explored without a change of this file.
enum Samples {
  /// Returns a case for each row of an enum's case table, and for each screen of a feature.
  ///
  /// Arguments are the same for each case, because the navigator only compares arguments. An optional argument is `nil`.
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - values: A value for each type that the app declares, by the name of the type.
  /// - Returns: The cases. A case with an unknown type is omitted.
  static func all<Case: NavigationCase>(of type: Case.Type, _ values: [String: Argument]) -> [Case] {
    parts(of: type.navigationCases, values).compactMap(Case.init(parts:))
  }

  private static func parts(of cases: CaseReflection, _ values: [String: Argument]) -> [CaseParts] {
    var all: [CaseParts] = []
    var index = 0
    while let row = cases.table.row(index) {
      if let screens = cases.screens(of: row) {
        all += parts(of: screens, values).map { CaseParts(index, wrapping: $0) }
      } else {
        let parameters = row.parameters
        let arguments = parameters.compactMap { argument(for: $0, of: cases, values) }
        if arguments.count == parameters.count { all.append(CaseParts(index, arguments)) }
      }
      index += 1
    }
    return all
  }

  private static func argument(
    for parameter: CaseParameter, of cases: CaseReflection, _ values: [String: Argument]
  ) -> Argument? {
    switch parameter.arity {
    case .optional: return Argument.none
    case .list: return .list([])
    case .one: break
    }
    let candidates: [Argument] = [
      .string("a"), .int(1), .uint(UInt64(1)), .double(1), .bool(true), .url("https://example.com"),
      .date(CalendarDate(year: 2026, month: 1, day: 1)!), .uuid(UUIDBytes(high: 1, low: 1)),
    ]
    return values[parameter.typeName] ?? candidates.first { cases.type(of: parameter)?.accepts($0, as: .one) ?? false }
  }
}
