/// The output formats for the inventory of links.
package enum InventoryFormat: String, CaseIterable, Sendable {
  case text, json, markdown, csv, simctl, maestro, xcuitest

  package func text(of inventory: LinkInventory) throws -> String {
    switch self {
    case .text: TextInventory.text(of: inventory)
    case .json: try JSONInventory.text(of: inventory)
    case .markdown: MarkdownInventory.text(of: inventory)
    case .csv: CSVInventory.text(of: inventory)
    case .simctl: SimctlInventory.text(of: inventory)
    case .maestro: MaestroInventory.text(of: inventory)
    case .xcuitest: XCUITestInventory.text(of: inventory)
    }
  }

  /// Returns a file for each link; `nil` if the format is one document.
  package func files(of inventory: LinkInventory) -> [(name: String, text: String)]? {
    self == .maestro ? MaestroInventory.files(of: inventory) : nil
  }
}
