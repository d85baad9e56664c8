import SpecModel

package struct Output: Sendable {
  package let fileName: String
  package let bytes: [UInt8]
}

package enum OutputSet: Sendable {
  case navigation
  /// A target that controls the app from another process, such as a UI test target.
  case accessibilityIDs
  case linkTests(module: Identifier)

  package static func linkTests(ofModule name: String) -> OutputSet? {
    Identifier.isOne(name) ? .linkTests(module: Identifier(name)) : nil
  }
}

package enum EmitterRegistry {
  /// The files of a spec without errors, sorted by name.
  package static func outputs(_ set: OutputSet, of model: NavigationModel, linkTable: [UInt8]) -> [Output] {
    switch set {
    case .navigation where model.spec.isModule: [AccessibilityIDEmitter.emit(model), ModuleEmitter.emit(model)]
    case .navigation:
      [
        AccessibilityIDEmitter.emit(model), NavigationEmitter.emit(model, linkTable: linkTable),
      ]
    case .accessibilityIDs: [AccessibilityIDEmitter.emit(model)]
    case .linkTests where model.spec.isModule: []
    case .linkTests(let module): [LinkTestsEmitter.emit(model, linkTable: linkTable, module: module)]
    }
  }
}

extension NavigationModel {
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
