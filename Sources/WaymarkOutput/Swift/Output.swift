import SpecModel

/// A generated file.
package struct Output: Sendable {
  /// The name of the file.
  ///
  /// The name does not depend on the spec.
  package let fileName: String
  package let bytes: [UInt8]
}

/// A kind of target for which Waymark generates files.
package enum OutputSet: Sendable {
  /// The target that contains the generated navigation.
  case navigation
  /// A target that controls the app from another process, such as a UI test target.
  ///
  /// Such a target needs only the accessibility identifiers.
  case accessibilityIDs
  case linkTests(module: Identifier)

  /// Returns the `linkTests` case for a module; `nil` if the name of the module is invalid.
  package static func linkTests(ofModule name: String) -> OutputSet? {
    Identifier.isOne(name) ? .linkTests(module: Identifier(name)) : nil
  }
}

package enum EmitterRegistry {
  /// Returns the generated files for a spec without errors, sorted by name.
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
