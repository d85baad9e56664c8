import SwiftWriter
import WaymarkModel

/// A generated file.
package struct Output: Sendable {
  /// The name of the file, which an emitter determines independently of the spec.
  package let fileName: String
  package let bytes: [UInt8]
}

/// The kinds of targets that files are generated for.
package enum OutputSet: Sendable {
  /// The target that contains the navigation.
  case navigation
  /// A target that runs the app from outside, such as UI tests. The target needs only the accessibility identifiers.
  case accessibilityIDs
  /// A target that tests the module with the navigation.
  case linkTests(module: Identifier)

  /// Returns the set for a target that tests a module; `nil` if the module name is invalid.
  package static func linkTests(ofModule name: String) -> OutputSet? {
    Identifier.isOne(name) ? .linkTests(module: Identifier(name)) : nil
  }
}

/// The emitters of the files for a target.
package enum EmitterRegistry {
  /// Returns the files of a model without errors, in the order of their names.
  package static func outputs(_ set: OutputSet, of model: NavigationModel, linkTable: [UInt8]) -> [Output] {
    switch set {
    case .navigation:
      [
        AccessibilityIDEmitter.emit(model), NavigationEmitter.emit(model, linkTable: linkTable),
      ]
    case .accessibilityIDs: [AccessibilityIDEmitter.emit(model)]
    case .linkTests(let module): [LinkTestsEmitter.emit(model, linkTable: linkTable, module: module)]
    }
  }
}
