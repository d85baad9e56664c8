import SwiftWriter
import WaymarkModel

extension Parameter {
  /// Its type in the generated Swift, for people: `[CalendarView]`, `Int?`.
  package func swiftType(in model: NavigationModel) -> String {
    ParameterShape(self, model).swiftType(in: nil).description
  }

  /// What it is in the generated Swift where nobody says, for people: `nil`, `.month`; nil where somebody must.
  package func swiftDefault(in model: NavigationModel) -> String? {
    let clause = DefaultValue.clause(self, model).description
    return clause.isEmpty ? nil : String(clause.dropFirst(3))
  }
}
