import Foundation
import SpecText
import TestSupport
import Testing
import WaymarkRules

@testable import WaymarkTool

extension CommandLineTests {
  @Suite("The tools for agents")
  struct AgentToolTests {
    private static let specs = ["AIQ", "PetSpot", "Reader", "Roots", "Showcase", "Tutorial"].map { "Specs/\($0)" }

    /// Returns the output of a command in the repository, without the line with its exit status.
    private func output(_ command: String) -> String {
      let lines = Transcript(in: AgentClient.repository).text(of: command).split(
        separator: "\n", omittingEmptySubsequences: false)
      return lines.dropFirst().dropLast(2).map { $0 + "\n" }.joined()
    }

    @Test(
      "The list of places contains each tab, route, and link of a spec, and each place can be explained",
      arguments: specs)
    func places(_ spec: String) throws {
      try inFolder(AgentClient.repository) {
        let client = try AgentClient(spec: spec)
        let result = client.call("list_places")
        #expect(!result.isToolError)
        let content = try #require(result["structuredContent"])
        let places = content["places"]?.array ?? []
        let links = places.flatMap { $0["links"]?.array ?? [] } + (content["redirects"]?.array ?? [])
        let inventory = try JSONValue(parsing: Array(output("waymark links \(spec) --format json").utf8))
        func keys(_ links: [JSONValue]?) -> [String] {
          (links ?? []).map { "\($0["pattern"]?.string ?? "") \($0["id"]?.string ?? "")" }.sorted()
        }
        #expect(!links.isEmpty)
        #expect(keys(links) == keys(inventory["links"]?.array))
        for place in places {
          let name = try #require(place["name"]?.string)
          #expect(result.toolText.contains(name))
          let explanation = client.call("explain", ["name": name])
          #expect(explanation["structuredContent"]?["places"]?.array?.map(\.text) == [place.text])
          #expect(explanation.toolText.hasPrefix("\(name): "))
          #expect(explanation.toolText.contains("declared in  \(place["file"]?.string ?? "none"):"))
        }
      }
    }

    @Test("The answers of the tools are those of the commands `resolve`, `lint`, and `explain`", arguments: specs)
    func commands(_ spec: String) throws {
      try inFolder(AgentClient.repository) {
        let client = try AgentClient()
        for url in ["https://example.com/x", "/", "nothing"] {
          let result = client.call("resolve_url", ["spec": spec, "url": url])
          #expect(result.toolText == output("waymark resolve \(spec) -- \(url)"))
          let lines = (result["structuredContent"]?["results"]?.array ?? []).map { $0.text + "\n" }
          #expect(lines.joined() == output("waymark resolve --json \(spec) -- \(url)"))
        }
        let check = client.call("check_spec", ["spec": spec])
        #expect(check.toolText == output("waymark lint \(spec)"))
        let report = try JSONValue(parsing: Array(output("waymark lint --format json \(spec)").utf8))
        #expect(check["structuredContent"]?.text == report.text)
      }
    }

    @Test("The tools list and explain the same rules as `waymark explain`")
    func rules() throws {
      let client = try AgentClient()
      let list = client.call("list_rules")
      #expect(list.toolText == RuleBook.text)
      let rules = list["structuredContent"]?["rules"]?.array ?? []
      #expect(rules.count == RuleBook.pages.count)
      for page in RuleBook.pages {
        // A name with a hyphen can't be the name of a screen.
        #expect(page.id.name.contains("-"))
        let result = client.call("explain", ["name": page.id.name])
        #expect(result.toolText == page.text)
        #expect(result["structuredContent"]?["rule"]?["name"]?.string == page.id.name)
      }
    }

    private static let shop = """
      waymark: 1
      app: Shop
      include: [more.nav.yaml]
      origins: {app: {schemes: [shop]}}
      tabs:
        home:
          title: Home
          icon: house
          opens: [item]
          links: [/home]

      """
    private static let more = """
      routes:
        item:
          params: {id: Int}
          links: ["/items/{id}"]

      """

    private func inShop<Result>(_ body: (URL, AgentClient) throws -> Result) throws -> Result {
      try withScratchFolder { folder in
        try Data(Self.shop.utf8).write(to: folder.appendingPathComponent("Shop.nav.yaml"))
        try Data(Self.more.utf8).write(to: folder.appendingPathComponent("more.nav.yaml"))
        return try inFolder(folder) { try body(folder, AgentClient()) }
      }
    }

    @Test("An edited text takes the place of the root file or of an included file, and is not written")
    func edits() throws {
      try inShop { folder, client in
        #expect(client.call("check_spec").toolText.hasPrefix("no findings in 2 files"))
        let renamed = Self.more.replacing("item:", with: "product:")
        let broken = client.call("check_spec", ["text": renamed, "file": "more.nav.yaml"])
        #expect(!broken.isToolError)
        #expect(broken.toolText.contains("[unknown-name]"), "\(broken.toolText)")
        #expect(broken["structuredContent"]?["summary"]?["errors"]?.int ?? 0 > 0)
        let root = client.call("check_spec", ["text": Self.shop.replacing("/home", with: "/{x")])
        #expect(root.toolText.contains("Shop.nav.yaml:10:"), "\(root.toolText)")
        let both = ["text": Self.more.replacing("/items/", with: "/things/"), "file": "more.nav.yaml"]
        #expect(
          client.call("resolve_url", both.merging(["url": "shop://things/3"]) { $1 }).toolText.contains(
            "lands    tab home › item"))
        #expect(client.call("explain", both.merging(["name": "item"]) { $1 }).toolText.contains("/things/{id}"))
        #expect(client.call("list_places", both).toolText.contains("/things/{id}"))
        #expect(client.call("resolve_url", ["url": "shop://things/3"]).toolText.contains("unmatched"))
        let written = try String(contentsOf: folder.appendingPathComponent("more.nav.yaml"), encoding: .utf8)
        #expect(written == Self.more)
      }
    }

    @Test("A text can be a new file, which the tools don't create")
    func newFiles() throws {
      try inShop { folder, client in
        let starter = StarterSpec.text(app: "Fruits")
        let result = client.call("check_spec", ["spec": "Fruits.nav.yaml", "text": starter])
        #expect(result.toolText.hasPrefix("no findings in 1 file"), "\(result.toolText)")
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Fruits.nav.yaml").path))
      }
    }

    @Test("A text that changes nothing, and a missing or ambiguous spec, are failures with the next step")
    func failures() throws {
      try inShop { folder, client in
        for (tool, inputs, message) in [
          ("check_spec", ["file": "more.nav.yaml"], "add the input `text`"),
          ("check_spec", ["file": "other.nav.yaml", "text": ""], "is not a file of the spec Shop.nav.yaml"),
          ("check_spec", ["spec": "missing"], "there is no such file"),
          ("check_spec", ["spec": ""], "a path is not empty"),
          ("check_spec", ["spec": "a\u{0}"], "no null character"),
          ("explain", ["name": "itm"], "did you mean `item`?"),
          ("explain", ["name": "duplicate-kee"], "did you mean `duplicate-key`"),
          ("explain", ["name": "zzzzzzzz"], "list_places lists the screens"),
          (
            "resolve_url", ["url": "/x", "text": "waymark: [", "spec": "Shop.nav.yaml"],
            "check the spec with check_spec"
          ),
          ("list_places", ["text": "waymark: ["], "check the spec with check_spec"),
          ("explain", ["text": "waymark: [", "name": "item"], "check the spec with check_spec"),
        ] as [(String, [String: String], String)] {
          let result = client.call(tool, inputs)
          #expect(result.isToolError, "\(tool) \(inputs)")
          #expect(result["structuredContent"] == nil)
          #expect(result.toolText.contains(message), "\(result.toolText)")
        }
        let second = Self.shop.replacing("app: Shop", with: "app: Store").replacing(
          "include: [more.nav.yaml]\n", with: "")
        try Data(second.utf8).write(to: folder.appendingPathComponent("Store.nav.yaml"))
        let ambiguous = client.call("list_places")
        #expect(ambiguous.isToolError)
        #expect(ambiguous.toolText.contains("contains several specs: Shop.nav.yaml and Store.nav.yaml"))
      }
    }

    @Test("Control characters of a spec appear as escapes in the texts of the tools")
    func hostileSpec() throws {
      let spec = #"""
        waymark: 1
        app: "Shop\e[2J"
        conditions: ["signed\e[2J"]
        origins: {app: {schemes: [shop]}}
        tabs:
          home: {title: "Home\e[2J", icon: "house\e[2J", summary: "A\u202EB", links: ["/home\e[2J", /home]}
          "tab\e[2J": {title: B, icon: gear}
        routes:
          "item\e[2J": {params: {"id\e[2J": "Int\e[2J"}, requires: ["signed\e[2J"]}
          item: {accessibilityID: "a\e[2J", elements: {buy: "b\e[2J"}, links: ["/items\e[2J"]}
        """#
      try inShop { _, client in
        for (tool, inputs) in [
          ("list_places", [:]), ("check_spec", [:]), ("resolve_url", ["url": "/home"]), ("explain", ["name": "home"]),
          ("explain", ["name": "item"]), ("explain", ["name": "item\u{1B}[2J"]),
        ] as [(String, [String: String])] {
          let text = client.call(tool, inputs.merging(["spec": "Shop.nav.yaml", "text": spec]) { $1 }).toolText
          #expect(!text.isEmpty)
          for line in text.split(separator: "\n") {
            #expect(PrintableText.isPrintable(String(line)), "\(tool): \(line)")
          }
        }
      }
    }

    @Test("The tools see a file that changes between two calls")
    func changes() throws {
      try inShop { folder, client in
        #expect(client.call("check_spec").toolText.hasPrefix("no findings"))
        try Data("routes: {}\n".utf8).write(to: folder.appendingPathComponent("more.nav.yaml"))
        #expect(client.call("check_spec").toolText.contains("[unknown-name]"))
      }
    }

    @Test("The tools reject a path outside the folder of the server and the package of its spec")
    func scope() throws {
      try withScratchFolder { folder in
        let manager = FileManager.default
        for name in ["inside", "package/Sources/App", "outside"] {
          try manager.createDirectory(
            at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        let spec = Self.shop.replacing("include: [more.nav.yaml]\n", with: "").replacing("opens: [item]", with: "")
        for name in ["outside/Shop.nav.yaml", "package/Sources/App/Shop.nav.yaml", "package/Other.nav.yaml"] {
          try Data(spec.utf8).write(to: folder.appendingPathComponent(name))
        }
        try Data().write(to: folder.appendingPathComponent("package/Package.swift"))
        try manager.createSymbolicLink(
          atPath: folder.appendingPathComponent("inside/link").path, withDestinationPath: "../outside")
        try manager.createSymbolicLink(
          atPath: folder.appendingPathComponent("inside/Linked.nav.yaml").path,
          withDestinationPath: "../outside/Shop.nav.yaml")
        try inFolder(folder.appendingPathComponent("inside")) {
          let client = try AgentClient()
          let outside = folder.appendingPathComponent("outside/Shop.nav.yaml").path
          for path in [
            "..", "../outside", outside, "link", "link/Shop.nav.yaml", "Linked.nav.yaml", "/etc/passwd", "/",
            "missing/../../outside",
          ] {
            for inputs in [["spec": path], ["spec": ".", "file": path, "text": spec]] {
              let result = client.call("check_spec", inputs)
              #expect(result.isToolError)
              #expect(result.toolText.contains("is outside"), "\(result.toolText)")
            }
          }
          let other = try AgentClient(spec: "../package/Sources/App")
          for path in ["../package/Sources/App/Shop.nav.yaml", "../package/Other.nav.yaml"] {
            #expect(other.call("check_spec", ["spec": path]).toolText.hasPrefix("no findings"))
          }
          #expect(other.call("check_spec").toolText.hasPrefix("no findings"))
          #expect(other.call("check_spec", ["spec": "../outside"]).toolText.contains("is outside"))
        }
      }
    }

    @Test("The session in `Docs/Agents.md` shows the answers of the tools")
    func session() throws {
      let page = try String(
        contentsOf: AgentClient.repository.appendingPathComponent("Docs/Agents.md"), encoding: .utf8)
      let parts = page.components(separatedBy: "```text\n").dropFirst().compactMap {
        $0.components(separatedBy: "\n```").first
      }
      var calls = 0
      try inFolder(AgentClient.repository.appendingPathComponent("Specs/Tutorial")) {
        let client = try AgentClient()
        for part in parts where part.hasPrefix("> ") {
          calls += 1
          let line = part.prefix { $0 != "\n" }.dropFirst(2)
          let tool = line.prefix { $0 != " " }
          let inputs = try JSONValue(parsing: Array(line.dropFirst(tool.count).utf8))
          #expect("> \(line)\n\(client.call(String(tool), json: inputs).toolText)" == part + "\n")
        }
      }
      #expect(calls == 4)
    }

    @Test("`Docs/Agents.md` contains the lines that `waymark init` writes to AGENTS.md")
    func agentsFile() throws {
      let page = try String(
        contentsOf: AgentClient.repository.appendingPathComponent("Docs/Agents.md"), encoding: .utf8)
      #expect(
        page.contains(
          "````markdown\n\(AgentsFile.text(spec: "Sources/AppNavigation/Fruits.nav.yaml", app: "Fruits"))````"))
    }
  }
}
