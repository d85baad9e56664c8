import WaymarkModel
import WaymarkYAML

/// The pattern of a link with its fixed values, which provide the arguments of a landing.
struct BoundPattern {
  let pattern: Pattern
  let fixed: [Text: Text]

  /// Returns the sources of the arguments for parameters.
  func arguments(for parameters: [Parameter], _ types: TypeTable) -> [ArgumentSource] {
    var sources: [ArgumentSource] = []
    sources.reserveCapacity(parameters.count)
    for parameter in parameters { sources.append(argument(for: parameter, types) ?? .absent) }
    return sources
  }

  /// Returns the source of an argument, or `nil` if the link has no value for the parameter.
  func argument(for parameter: Parameter, _ types: TypeTable) -> ArgumentSource? {
    let name = parameter.name.string
    if pattern.captureTypes[name] != nil { return .capture(name) }
    guard !fixed.isEmpty, let value = fixed[parameter.name] else { return nil }
    return .constant(types.acceptedText(value, of: parameter.type))
  }
}
