import Foundation
import SpecText
import Testing
import WaymarkRules

@testable import WaymarkTool

@Suite("Diagnostics")
struct DiagnosticsTests {
  static let root = """
    waymark: 1
    app: Shop
    include: [Features/*.nav.yaml]
    tabs:
      home: { title: Home, icon: house, opens: [cart], links: [/] }
    """
  static let feature = """
    feature: Checkout
    routes:
      cart: { title: Cart, links: [/cart] }
    """

  private func withSpec(_ body: (TestClient, _ root: String, _ feature: String, _ folder: String) throws -> Void) throws
  {
    try withFiles([
      "Package.swift": "", "Sources/Shop/Shop.nav.yaml": Self.root, "Sources/Shop/Features/Cart.nav.yaml": Self.feature,
    ]) { folder in
      let uri = DocumentURI.uri(of: folder + "/Sources/Shop/")
      try body(TestClient(), uri + "Shop.nav.yaml", uri + "Features/Cart.nav.yaml", folder)
    }
  }

  @Test("A client that asks for the diagnostics of open files gets each diagnostic once")
  func pull() throws {
    try withFiles([
      "Package.swift": "", "Shop.nav.yaml": Self.root, "Features/Cart.nav.yaml": Self.feature,
    ]) { folder in
      let uri = DocumentURI.uri(of: folder + "/")
      let (root, feature) = (uri + "Shop.nav.yaml", uri + "Features/Cart.nav.yaml")
      let yes = JSONValue.bool(true)
      let client = TestClient(
        .object([
          "textDocument": .object(["diagnostic": .object([:])]),
          "workspace": .object(["diagnostics": .object(["refreshSupport": yes])]),
        ]))
      func rules(_ uri: String) -> [String] {
        let report = client.request(
          "textDocument/diagnostic", .object(["textDocument": .object(["uri": .string(uri)])]))
        #expect(report["kind"]?.string == "full")
        return (report["items"]?.array ?? []).compactMap { $0["code"]?.string }
      }
      client.open(feature, Self.feature.replacing("cart:", with: "basket:"))
      #expect(client.rules(root) == ["unknown-name"])
      client.open(root, Self.root)
      #expect(client.rules(root) == [])
      #expect(rules(root) == ["unknown-name"])
      #expect(rules(feature) == [])
      func refreshes() -> Int { client.notifications.count { $0["method"]?.string == "workspace/diagnostic/refresh" } }
      #expect(refreshes() == 0)
      client.change(feature, to: Self.feature)
      #expect(refreshes() == 1, "the client does not know that the findings of the root file have changed")
      #expect(rules(root) == [])
      client.change(feature, to: "routes: [")
      #expect(rules(feature) == ["invalid-yaml"])
      #expect(client.diagnostics.values.flatMap(\.self).isEmpty)
      client.close(feature)
      #expect(client.rules(feature) == [])
    }
  }

  @Test("The server announces that it answers questions about diagnostics only to a client that asks them")
  func pullCapability() {
    func provider(_ capabilities: JSONValue) -> JSONValue? {
      let client = TestClient(isInitialized: false)
      return client.request("initialize", .object(["capabilities": capabilities, "processId": .null]))[
        "capabilities"]?["diagnosticProvider"]
    }
    #expect(provider(.object([:])) == nil)
    let pulling = provider(.object(["textDocument": .object(["diagnostic": .object([:])])]))
    #expect(pulling?["interFileDependencies"]?.bool == true)
  }

  @Test("All safe fixes of a file are applied until none is left, but no fix that causes an error")
  func fixAll() throws {
    // The name of the route is known only after the key is corrected, and then the reference to the route is corrected.
    let text = """
      waymark: 1
      app: Shop
      tabs:
        home: { titel: Home, icon: house, opens: [itemm], links: [/] }
        cart: { title: Cart, icon: cart, opens: [itemm] }
      routes:
        item: { titel: Item, links: ["/items/{id:Itn}"] }
      """
    try withFiles(["Shop.nav.yaml": text]) { folder in
      let uri = DocumentURI.uri(of: folder + "/Shop.nav.yaml")
      let client = TestClient(TestClient.capabilities())
      client.open(uri, text)
      let actions = client.request(
        "textDocument/codeAction",
        .object([
          "textDocument": .object(["uri": .string(uri)]),
          "range": .object([
            "start": .position(Position(line: 0, character: 0)), "end": .position(Position(line: 9, character: 0)),
          ]),
          "context": .object(["diagnostics": .array([]), "only": .strings(["source.fixAll"])]),
        ]))
      let action = try #require(actions.array?.first)
      let edit = try #require(action["edit"]?["documentChanges"]?.array?.first?["edits"]?.array?.first)
      #expect(
        edit["newText"]?.string == """
            home: { title: Home, icon: house, opens: [item], links: [/] }
            cart: { title: Cart, icon: cart, opens: [item] }
          routes:
            item: { title: Item, links: ["/items/{id:Int}"] }
          """)
    }
  }

  @Test("An unsaved change of an included file changes the findings of the root file")
  func overlay() throws {
    try withSpec { client, root, feature, _ in
      client.open(feature, Self.feature)
      #expect(client.rules(feature) == [])
      client.change(feature, to: Self.feature.replacing("cart:", with: "basket:"))
      #expect(client.rules(root) == ["unknown-name"])
      #expect(client.rules(feature) == [])
      #expect(client.versions[feature] == 2)
      client.open(root, Self.root)
      client.change(root, to: Self.root.replacing("opens: [cart]", with: "opens: [basket]"))
      #expect(client.rules(root) == [])
    }
  }

  @Test("The findings of a spec disappear when its last open document is closed")
  func closing() throws {
    try withSpec { client, root, feature, _ in
      client.open(feature, Self.feature.replacing("cart:", with: "basket:"))
      #expect(client.rules(root) == ["unknown-name"])
      client.close(feature)
      #expect(client.rules(root) == [])
    }
  }

  @Test("A file leaves and joins a spec when `include` changes in the editor")
  func membership() throws {
    try withSpec { client, root, feature, _ in
      client.open(root, Self.root)
      client.open(feature, Self.feature)
      #expect(client.rules(feature) == [])
      client.change(root, to: Self.root.replacing("include: [Features/*.nav.yaml]\n", with: ""))
      #expect(client.rules(feature) == ["missing-key"])
      client.change(root, to: Self.root, version: 3)
      #expect(client.rules(feature) == [])
      #expect(client.rules(root) == [])
    }
  }

  @Test("While the root file is not valid YAML, an included file still belongs to the spec")
  func brokenRoot() throws {
    try withSpec { client, root, feature, _ in
      client.open(root, Self.root)
      client.open(feature, Self.feature)
      client.change(root, to: Self.root + "\n  : [")
      #expect(client.rules(root) == ["invalid-yaml"])
      #expect(client.rules(feature) == [])
    }
  }

  @Test("The server compiles a changed file on disk after the client reports the change")
  func watchedFiles() throws {
    try withSpec { client, root, feature, folder in
      client.open(root, Self.root)
      #expect(client.rules(root) == [])
      let path = folder + "/Sources/Shop/Features/Cart.nav.yaml"
      try Data(Self.feature.replacing("cart:", with: "basket:").utf8).write(to: URL(fileURLWithPath: path))
      client.notify(
        "workspace/didChangeWatchedFiles",
        .object(["changes": .array([.object(["uri": .string(feature), "type": .int(2)])])]))
      #expect(client.rules(root) == ["unknown-name"])
      try FileManager.default.removeItem(atPath: folder + "/Sources/Shop/Shop.nav.yaml")
      client.close(root)
      client.open(feature, Self.feature)
      #expect(client.rules(feature) == ["missing-key"])
    }
  }

  @Test("The server reports findings for a new file that is not on disk, and for a document without a path")
  func unsaved() throws {
    try withSpec { client, root, _, folder in
      client.open(root, Self.root)
      let new = DocumentURI.uri(of: folder + "/Sources/Shop/Features/New.nav.yaml")
      client.open(new, "routes:\n  extra: { title: Extra, in: nowhere }\n")
      #expect(client.rules(new).contains("unknown-name"))
      client.open("untitled:Untitled-1", "waymark: 1\napp: Shop\n")
      #expect(client.rules("untitled:Untitled-1") == ["missing-key"])
    }
  }

  @Test("A file that is opened through a symbolic link has findings only under the opened URI")
  func symbolicLinks() throws {
    try withSpec { client, root, feature, folder in
      let link = folder + "-link"
      defer { try? FileManager.default.removeItem(atPath: link) }
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
      let uri = DocumentURI.uri(of: link + "/Sources/Shop/Shop.nav.yaml")
      client.open(uri, Self.root.replacing("opens: [cart]", with: "opens: [basket]"))
      #expect(client.rules(uri) == ["unknown-name"])
      #expect(client.diagnostics[root] == nil)
      _ = feature
    }
  }

  @Test("A diagnostic of the server has the rule, severity, related locations, and fix-its of its finding")
  func contents() throws {
    let text = """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icn: house }
        home: { title: Home, icon: house }
      """
    let client = TestClient(TestClient.capabilities())
    client.open("untitled:a", text)
    let found = client.diagnostics["untitled:a"] ?? []
    let key = try #require(found.first { $0["code"]?.string == "unknown-key" })
    #expect(key["severity"]?.int == 1)
    #expect(key["source"]?.string == "waymark")
    #expect(key["range"]?["start"]?["character"]?.int == 23)
    #expect(key["data"]?["fixes"]?.array?.first?["edits"]?.array?.first?["newText"]?.string == "icon")
    let duplicate = try #require(found.first { $0["code"]?.string == "duplicate-key" })
    #expect(duplicate["relatedInformation"]?.array?.first?["location"]?["uri"]?.string == "untitled:a")
  }

  @Test("Each diagnostic that grays out its text in the editor has a rule page")
  func tags() {
    for name in DiagnosticFormatter.unnecessary { #expect(RuleBook.page(named: name) != nil, "\(name)") }
  }
}
