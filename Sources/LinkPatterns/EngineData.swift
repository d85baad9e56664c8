/// The data of a spec for the engine of the map's page.
package struct EngineData {
  /// The bytes of the spec's ``LinkCatalog``.
  package var catalog: [UInt8]
  package var linkTable: [UInt8]
  /// The description of the spec for the simulator; empty if the simulator cannot run the spec.
  package var simulation: [UInt8]

  package init(catalog: [UInt8], linkTable: [UInt8], simulation: [UInt8]) {
    self.catalog = catalog
    self.linkTable = linkTable
    self.simulation = simulation
  }

  /// Creates the data from bytes. The result is `nil` if the bytes are damaged, or if the link table is empty.
  package init?(bytes: [UInt8]) {
    var reader = CatalogReader(bytes)
    catalog = reader.part()
    linkTable = reader.part()
    simulation = reader.part()
    guard !reader.isDamaged, reader.isAtEnd, !linkTable.isEmpty else { return nil }
  }

  /// The data as bytes.
  package var bytes: [UInt8] {
    var writer = CatalogWriter()
    writer.write(catalog)
    writer.write(linkTable)
    writer.write(simulation)
    return writer.bytes
  }
}
