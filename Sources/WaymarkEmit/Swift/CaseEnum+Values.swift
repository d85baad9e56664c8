import SwiftWriter
import WaymarkLinks
import WaymarkModel

extension CaseEnum {
  /// Returns Swift source for a case and its arguments, such as `.fruit(name: "apple")`. The source omits the name of
  /// the enum.
  ///
  /// - Parameters:
  ///   - parts: The index of the case, and the arguments.
  ///   - model: The resolved spec.
  /// - Returns: The source, or `nil` if an argument has an app-defined type, or if the index is out of range.
  func value(_ parts: CaseParts, _ model: NavigationModel) -> SwiftText? {
    guard cases.indices.contains(parts.index) else { return nil }
    let found = cases[parts.index]
    if let feature = found.feature {
      guard let wrapped = parts.wrapped else { return nil }
      return feature.value(wrapped, model).map { ".\(found.name)(\($0))" }
    }
    guard !found.parameters.isEmpty else { return ".\(found.name)" }
    let arguments = zip(found.parameters, parts.arguments).compactMap { parameter, argument -> SwiftText? in
      SwiftText.value(argument, of: ParameterShape(parameter, model), in: Identifier(model.typeNames.namespace)).map {
        "\(Identifier(parameter.name.string).label): \($0)"
      }
    }
    guard arguments.count == found.parameters.count else { return nil }
    return ".\(found.name)(\(SwiftText(joining: arguments, separator: ", ")))"
  }
}
