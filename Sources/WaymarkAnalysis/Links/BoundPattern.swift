import WaymarkModel
import WaymarkYAML

/// The pattern and the fixed values of a link.
///
/// The captures and the fixed values provide the arguments of the screens that the link opens.
struct BoundPattern {
  let pattern: Pattern
  let fixed: [Text: Text]

  func arguments(for parameters: [Parameter], _ types: TypeTable) -> [ArgumentSource] {
    var sources: [ArgumentSource] = []
    sources.reserveCapacity(parameters.count)
    for parameter in parameters { sources.append(argument(for: parameter, types) ?? .absent) }
    return sources
  }

  func argument(for parameter: Parameter, _ types: TypeTable) -> ArgumentSource? {
    let name = parameter.name.string
    if pattern.captureTypes[name] != nil { return .capture(name) }
    guard !fixed.isEmpty, let value = fixed[parameter.name] else { return nil }
    return .constant(types.acceptedText(value, of: parameter.type))
  }
}
