import Foundation
import TestSupport
import Testing

@testable import WaymarkTool

extension CommandLineTests {
  /// Tests that read the UI tests of links like the tools that run them.
  ///
  /// The specs contain hostile texts.
  @Suite("The UI tests of links")
  struct UITestFlowTests {
    private let commands = LinksCommandTests()

    @Test(
      "The Maestro flow opens a URL of each link and contains nothing that Maestro evaluates",
      arguments: LinksCommandTests.specs)
    func maestroLinks(_ spec: String) throws {
      let flow = try Flow(commands.output(["links", commands.path(spec), "--format", "maestro"]))
      #expect(flow.links.allSatisfy { !$0.contains("${") && $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } })
      struct Answer: Decodable { let pattern: String }
      let answers = try commands.output(
        ["resolve", commands.path(spec), "--json", "--"] + flow.links
      ).split(separator: "\n").map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)).pattern }
      #expect(answers == (try commands.inventory(spec).links.map(\.pattern)))
    }

    @Test("Exactly one identifier in the Maestro flow of a hostile spec matches the hostile identifier")
    func maestroIdentifiers() throws {
      let spec = "Fixtures/Commands/links-hostile/App.nav.yaml"
      let flow = try Flow(commands.output(["links", commands.path(spec), "--format", "maestro"]))
      let hostile = #"a.b|(${c()}) \ "d" [e]*"#
      let matching = try flow.identifiers.filter { id in
        let expression = try NSRegularExpression(pattern: "^(?:\(id))$")
        return expression.firstMatch(in: hostile, range: NSRange(hostile.startIndex..., in: hostile)) != nil
      }
      #expect(matching.count == 1)
      #expect(flow.identifiers.allSatisfy { !$0.contains("${") })
    }

    @Test("`waymark links --format maestro` writes one flow for each link into the output folder")
    func maestroFiles() throws {
      try withScratchFolder { folder in
        let spec = commands.path("Fixtures/Commands/links-hostile/App.nav.yaml")
        _ = commands.output(["links", spec, "--format", "maestro", "--output", folder.path])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let links = try commands.inventory("Fixtures/Commands/links-hostile/App.nav.yaml").links
        #expect(names.count == links.count)
        let flows = try names.map { name in
          try Flow(String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        }
        #expect(flows.allSatisfy { $0.links.count == 1 })
        #expect(Set(flows.flatMap(\.links)).count == links.count)
      }
    }

    @Test("No Maestro flow in the output folder has the file name of Maestro's configuration")
    func maestroConfiguration() throws {
      try withScratchFolder { folder in
        let spec = commands.path("Fixtures/Commands/links-maestro/App.nav.yaml")
        _ = commands.output(["links", spec, "--format", "maestro", "--output", folder.path])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.filter { $0.hasPrefix("config") }.sorted() == ["config_1.yaml", "config_2.yaml"])
      }
    }
  }

  /// A flow of Maestro. The initializer accepts only the forms that Maestro's documentation gives for these commands.
  struct Flow {
    var links: [String] = []
    var identifiers: [String] = []

    init(_ text: String) throws {
      let parts = text.components(separatedBy: "\n---\n")
      try #require(parts.count == 2)
      for line in parts[0].split(separator: "\n") {
        let isKnown = ["# ", "appId: ", "name: \"", "tags:", "  - \""].contains { line.hasPrefix($0) }
        #expect(isKnown, "\(line)")
      }
      for line in parts[1].split(separator: "\n") {
        if let link = Self.value(of: "- openLink: ", in: line) {
          links.append(link)
        } else if let identifier = Self.value(of: "    id: ", in: line) {
          identifiers.append(identifier)
        } else {
          #expect(line.hasPrefix("# ") || line == "- assertVisible:" || line == "    selected: true", "\(line)")
        }
      }
    }

    /// Returns the value of a key, which is in double quotes as YAML 1.2 defines them.
    private static func value(of key: String, in line: Substring) -> String? {
      guard line.hasPrefix(key + "\""), line.hasSuffix("\"") else { return nil }
      var result = String.UnicodeScalarView()
      var rest = line.dropFirst(key.count + 1).dropLast().unicodeScalars[...]
      while let scalar = rest.popFirst() {
        guard scalar == "\\" else {
          if scalar == "\"" { return nil }
          result.append(scalar)
          continue
        }
        let escaped = rest.popFirst()
        if escaped == "U", let code = UInt32(String(rest.prefix(8)), radix: 16).flatMap(Unicode.Scalar.init) {
          result.append(code)
          rest = rest.dropFirst(8)
        } else if let escaped, escaped == "\"" || escaped == "\\" {
          result.append(escaped)
        } else {
          return nil
        }
      }
      return String(result)
    }
  }
}
