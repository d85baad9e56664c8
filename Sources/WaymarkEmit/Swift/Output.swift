import SwiftWriter
import WaymarkModel

/// A generated file.
package struct Output: Sendable {
  /// Its name; always one of the emitters', whatever the spec says.
  package let fileName: String
  package let bytes: [UInt8]
}

/// For what kind of target files are generated.
package enum OutputSet: Sendable {
  /// The one that has the navigation.
  case navigation
  /// One that runs the app from outside: the accessibility IDs alone, which import nothing.
  case accessibilityIDs
  /// One that tests the module with the navigation.
  case linkTests(module: Identifier)

  /// For a target that tests the module of that name; nil where no module can be called so.
  package static func linkTests(ofModule name: String) -> OutputSet? {
    Identifier.isOne(name) ? .linkTests(module: Identifier(name)) : nil
  }
}

/// Every emitter of files that belong to a target.
package enum EmitterRegistry {
  /// The files of a model without errors, in the order of their names.
  package static func outputs(_ set: OutputSet, of model: NavigationModel, linkTable: [UInt8]) -> [Output] {
    switch set {
    case .navigation:
      [
        AccessibilityIDEmitter.emit(model, access: model.access), NavigationEmitter.emit(model, linkTable: linkTable),
      ]
    // Nobody imports a target of tests.
    case .accessibilityIDs: [AccessibilityIDEmitter.emit(model, access: .internal)]
    case .linkTests(let module): [LinkTestsEmitter.emit(model, linkTable: linkTable, module: module)]
    }
  }
}
