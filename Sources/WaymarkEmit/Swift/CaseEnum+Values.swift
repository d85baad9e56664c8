import SwiftWriter
import WaymarkLinks
import WaymarkModel

extension CaseEnum {
  /// A case with its arguments, as Swift writes it where the type is known: `.fruit(name: "apple")`.
  ///
  /// nil where an argument is of the app's own type, and for parts of another enum.
  func value(_ parts: CaseParts, _ model: NavigationModel) -> SwiftText? {
    guard cases.indices.contains(parts.index) else { return nil }
    let found = cases[parts.index]
    if let feature = found.feature {
      guard case .screen(let inner)? = parts.arguments.first else { return nil }
      return feature.value(inner, model).map { ".\(found.name)(\($0))" }
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
