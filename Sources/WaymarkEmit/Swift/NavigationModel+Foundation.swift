import WaymarkModel

extension NavigationModel {
  /// A Boolean value that indicates whether the generated code uses types of Foundation.
  var usesFoundation: Bool {
    if titleBundle == .module, !titleKeys.isEmpty { return true }
    let parameters =
      tabs.flatMap(\.parameters) + routes.flatMap(\.parameters) + resolvedLinks.flatMap(\.parameters)
      + routes.compactMap { $0.returns?.parameter }
    return parameters.contains { parameter in
      if case .primitive(let type) = ParameterShape(parameter, self).base { type.isOfFoundation } else { false }
    }
  }
}
