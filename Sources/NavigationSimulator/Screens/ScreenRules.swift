import SimulationFormat

/// The parts of a description that commands need and that case tables don't contain.
package struct ScreenRules {
  private let defaults: [SpecDescription.Default]
  private let returning: [SpecDescription.ReturningScreen]

  package init(_ description: SpecDescription) {
    defaults = description.defaults
    returning = description.returning
  }

  /// Returns the default value of a parameter in the form that commands use, or `nil` if there is none.
  func defaultValue(of parameter: String, in screen: String) -> String? {
    defaults.first { $0.screen == screen && $0.parameter == parameter }?.value
  }

  /// Returns the first presentation of a screen that returns a value, or `nil` if the screen returns no value.
  func presentation(ofReturning screen: String) -> SpecDescription.Presentation? {
    returning.first { $0.name == screen }?.presentation
  }
}
