import SimulationFormat

/// The parts of a description that commands need and that case tables don't contain.
package struct ScreenRules {
  private let defaults: [SpecDescription.Default]
  private let returning: [String]

  package init(_ description: SpecDescription) {
    defaults = description.defaults
    returning = description.returning
  }

  /// Returns the default value of a parameter in the form that commands use, or `nil` if there is none.
  func defaultValue(of parameter: String, in screen: String) -> String? {
    defaults.first { $0.screen == screen && $0.parameter == parameter }?.value
  }

  /// Returns a Boolean value that indicates whether a screen returns a value.
  func returnsValue(_ screen: String) -> Bool { returning.contains(screen) }
}
