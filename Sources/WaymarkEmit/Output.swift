import WaymarkModel

/// A generated file.
package struct Output: Sendable {
  /// Its name; always one of the emitters', whatever the spec says.
  package let fileName: String
  package let bytes: [UInt8]
}

/// Every emitter of files that belong to a target.
package enum EmitterRegistry {
  /// The files of a model without errors, in the order of their names.
  package static func outputs(of model: NavigationModel, linkTable: [UInt8]) -> [Output] {
    [
      AccessibilityIDEmitter.emit(model),
      NavigationEmitter.emit(model, linkTable: linkTable),
    ]
  }
}
