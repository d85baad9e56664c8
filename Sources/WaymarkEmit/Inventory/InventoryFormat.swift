/// The output formats for the inventory of links.
package enum InventoryFormat: String, CaseIterable, Sendable {
  case text, json, markdown, csv, simctl

  package func text(of inventory: LinkInventory) throws -> String {
    switch self {
    case .text: TextInventory.text(of: inventory)
    case .json: try JSONInventory.text(of: inventory)
    case .markdown: MarkdownInventory.text(of: inventory)
    case .csv: CSVInventory.text(of: inventory)
    case .simctl: SimctlInventory.text(of: inventory)
    }
  }
}
