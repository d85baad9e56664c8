import LinkResolving
import Testing

@testable import WaymarkOutput

/// Tests of a link without an example URL.
///
/// All other specs in the tests have an example of each link.
@Suite("A link without an example")
struct MissingExampleTests {
  private let inventory = LinkInventory(Self.spec) { _ in .none("nobody\nrm -rf /") }

  private static var spec: PublishedSpec {
    var spec = PublishedSpec()
    spec.app = "Shop"
    (spec.path, spec.specName) = ("Shop.nav.yaml", "Shop.nav.yaml")
    var origin = PublishedSpec.Origin()
    (origin.name, origin.starts) = ("app", ["shop://"])
    spec.origins = [origin]
    var tab = PublishedSpec.Tab()
    tab.declaration.name = "home"
    spec.tabs = [tab]
    var route = PublishedSpec.Route()
    route.declaration.name = "item"
    spec.routes = [route]
    var endpoint = PublishedSpec.Endpoint()
    (endpoint.scheme, endpoint.text) = ("shop", "shop://")
    var link = PublishedSpec.Link()
    (link.text, link.name, link.target) = ("/items/{id}", "item", .route(0))
    link.endpoints = [endpoint]
    (link.landing.tab, link.landing.stack) = (0, [0])
    (link.place.path, link.place.name, link.place.line) = ("Shop.nav.yaml", "Shop.nav.yaml", 7)
    spec.links = [link]
    return spec
  }

  @Test("The simctl script comments out a link without an example URL and shows the reason on one line")
  func script() throws {
    let text = try InventoryFormat.simctl.text(of: inventory)
    #expect(text.hasSuffix("\n# /items/{id}: tab home › item\n# no URL to open: nobody\\u{A}rm -rf /\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("#") || $0 == "set -e" })
  }

  @Test("Generated Maestro and XCUITest tests comment out a link without an example URL")
  func uiTests() throws {
    let flow = try InventoryFormat.maestro.text(of: inventory)
    #expect(flow.hasSuffix("\n---\n[]\n\n# /items/{id}: tab home › item\n# no URL to open: nobody\\u{A}rm -rf /\n"))
    #expect(InventoryFormat.maestro.files(of: inventory)?.isEmpty == true)
    let tests = try InventoryFormat.xcuitest.text(of: inventory)
    #expect(tests.contains("\n  // /items/{id}: tab home › item; there is no URL to open\n"))
    #expect(!tests.contains("func test"))
  }

  @Test("The text, JSON, CSV, and Markdown inventories contain a link without an example URL")
  func others() throws {
    #expect(try InventoryFormat.text.text(of: inventory).contains("no example: nobody\\u{A}rm"))
    #expect(try InventoryFormat.json.text(of: inventory).contains("\"example\" : null"))
    #expect(try InventoryFormat.csv.text(of: inventory).contains("tab home › item,,,,,Shop.nav.yaml,7,,,\r\n"))
    #expect(try InventoryFormat.markdown.text(of: inventory).contains("| none |"))
  }

  @Test("A single row with a long text does not widen the column for the other rows of a text table")
  func outlier() throws {
    let short = (0..<40).map { TextTable.Row(first: "/a\($0)", second: "b", third: "c", details: []) }
    let long = TextTable.Row(first: "/" + String(repeating: "x", count: 90), second: "b", third: "c", details: ["d"])
    let lines = TextTable(short + [long]).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "  /a0   b  c")
    #expect(lines[39] == "  /a39  b  c")
    #expect(lines[40] == "  /" + String(repeating: "x", count: 90) + "  b  c")
    #expect(lines[41] == "        d")
  }
}
