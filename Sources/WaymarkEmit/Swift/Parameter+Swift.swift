import SwiftWriter
import WaymarkModel

extension Parameter {
  /// Returns the Swift type of the parameter for display, such as `[CalendarView]` or `Int?`.
  package func swiftType(in model: NavigationModel) -> String {
    ParameterShape(self, model).swiftType(in: nil).description
  }

  /// Returns the Swift default value of the parameter for display, such as `nil` or `.month`.
  ///
  /// - Parameter model: The resolved spec.
  /// - Returns: The default, or `nil` if the parameter is required.
  package func swiftDefault(in model: NavigationModel) -> String? {
    let clause = DefaultValue.clause(self, model).description
    return clause.isEmpty ? nil : String(clause.dropFirst(3))
  }
}
