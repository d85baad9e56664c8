import WaymarkEmit

extension Compilation {
  /// The description of the spec that the simulator of the map reads. The value is `nil` if the spec has errors, or if
  /// it is the spec of a module.
  package var simulation: [UInt8]? {
    guard let model, !linkTable.isEmpty else { return nil }
    return SimulationEmitter.bytes(model, linkTable: linkTable)
  }
}
