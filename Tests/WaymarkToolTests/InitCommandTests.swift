import Foundation
import TestSupport
import Testing

@testable import WaymarkTool

extension CommandLineTests {
  @Suite("A spec to start from")
  struct InitCommandTests {
    @Test(
      "The app in a starter spec gets the name of the folder in upper camel case",
      arguments: [
        ("my-app", "MyApp"), ("MyApp", "MyApp"), ("myApp", "MyApp"), ("my_app.ios", "MyAppIos"), ("a b  c", "ABC"),
        ("AIQ", "AIQ"), ("app2", "App2"),
      ])
    func name(_ folder: String, _ name: String) throws {
      #expect(try StarterSpec.name(ofFolder: "/somewhere/\(folder)") == name)
    }

    @Test(
      "A folder name such as `2048` that yields no valid app name throws an error",
      arguments: ["2048", "café", "---", "/"])
    func noName(_ folder: String) {
      #expect(throws: CommandError.self) { try StarterSpec.name(ofFolder: folder) }
    }

    @Test("The README contains the lines for Package.swift that `waymark init` prints")
    func packageLines() throws {
      let readme = TestFiles.folder.deletingLastPathComponent().appendingPathComponent("README.md")
      let text = try String(contentsOf: readme, encoding: .utf8)
      #expect(text.contains("```swift\n\(StarterSpec.packageLines(target: "AppNavigation"))\n```"))
    }

    @Test("`waymark init` replaces no existing file, not even a broken symbolic link")
    func keepsFiles() throws {
      try withScratchFolder { folder in
        let spec = folder.appendingPathComponent("Fruits.nav.yaml")
        try FileManager.default.createSymbolicLink(atPath: spec.path, withDestinationPath: "nothing")
        let text = Transcript(in: folder).text(of: "waymark init Fruits")
        #expect(text.contains("Fruits.nav.yaml already exists"))
        #expect(text.hasSuffix("(exit 2)\n"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: spec.path) == "nothing")
      }
    }

    @Test("`waymark init` writes the schema that the first line of the spec names, but keeps an existing schema")
    func schema() throws {
      try withScratchFolder { folder in
        let text = Transcript(in: folder).text(of: "waymark init Fruits")
        #expect(text.contains("wrote Fruits.nav.yaml\nwrote .waymark.schema.json\n"))
        let schema = folder.appendingPathComponent(".waymark.schema.json")
        #expect(try String(contentsOf: schema, encoding: .utf8) == SchemaFile.text)
        let spec = folder.appendingPathComponent("Fruits.nav.yaml")
        let first = try String(contentsOf: spec, encoding: .utf8).prefix { $0 != "\n" }
        #expect(first == "# yaml-language-server: $schema=.waymark.schema.json")

        try FileManager.default.removeItem(at: spec)
        try Data("{}".utf8).write(to: schema)
        let again = Transcript(in: folder).text(of: "waymark init Fruits")
        #expect(again.contains("wrote Fruits.nav.yaml\n\n"))
        #expect(try String(contentsOf: schema, encoding: .utf8) == "{}")
      }
    }

    @Test("`waymark init` writes AGENTS.md to the package, or prints its lines if the file lacks them")
    func agents() throws {
      try withScratchFolder { folder in
        let target = folder.appendingPathComponent("Sources/Shop")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("Package.swift"))
        let agents = folder.appendingPathComponent("AGENTS.md")
        let spec = target.appendingPathComponent("Shop.nav.yaml")
        func start(in folder: URL) throws -> (output: String, agents: String) {
          try? FileManager.default.removeItem(at: spec)
          let output = Transcript(in: folder).text(of: "waymark init Shop")
          return (output, try String(contentsOf: agents, encoding: .utf8))
        }
        let written = AgentsFile.text(spec: "Sources/Shop/Shop.nav.yaml", app: "Shop")
        let first = try start(in: folder)
        #expect(first.output.contains("wrote AGENTS.md\n"))
        #expect(first.agents == written)
        let second = try start(in: target)
        #expect(!second.output.contains("AGENTS.md"))
        #expect(second.agents == written)

        try FileManager.default.removeItem(at: agents)
        let third = try start(in: target)
        #expect(third.output.contains("wrote ../../AGENTS.md\n"))
        #expect(third.agents == written)

        try Data("# Rules\n".utf8).write(to: agents)
        let fourth = try start(in: folder)
        #expect(fourth.output.contains("For coding agents, add these lines to AGENTS.md:\n\n    ## Navigation\n"))
        #expect(fourth.agents == "# Rules\n")
      }
    }

    @Test("Control characters in the name of a folder appear as escapes in the output of `waymark init`")
    func hostileFolder() throws {
      try withScratchFolder { folder in
        let target = folder.appendingPathComponent("Sources/Fruits\u{1B}[2J")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("Package.swift"))
        let text = Transcript(in: target).text(of: "waymark init Fruits")
        #expect(text.contains(#"name: "Fruits\u{1B}[2J""#))
        #expect(!text.contains("\u{1B}"))
      }
    }

    @Test("`waymark init` in the folder of a target writes the spec beside the sources of the target")
    func inTarget() throws {
      try withScratchFolder { folder in
        let target = folder.appendingPathComponent("Sources/Fruit-Shop")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("Package.swift"))
        let text = Transcript(in: target).text(of: "waymark init")
        #expect(text.contains("wrote FruitShop.nav.yaml\n"))
        #expect(text.contains("name: \"Fruit-Shop\""))
        #expect(FileManager.default.fileExists(atPath: target.appendingPathComponent("FruitShop.nav.yaml").path))
      }
    }

    @Test("The spec of `waymark init` goes to the only target of a package, without advice about a plugin in use")
    func onlyTarget() throws {
      try withScratchFolder { folder in
        let target = folder.appendingPathComponent("Sources/AppNavigation")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try Data("// WaymarkGenerate".utf8).write(to: folder.appendingPathComponent("Package.swift"))
        let text = Transcript(in: folder).text(of: "waymark init Fruits")
        #expect(text.contains("wrote Sources/AppNavigation/Fruits.nav.yaml\n"))
        #expect(!text.contains("Package.swift"))
        #expect(text.contains("The target needs at least one Swift file"))
        #expect(FileManager.default.fileExists(atPath: target.appendingPathComponent("Fruits.nav.yaml").path))
      }
    }
  }
}
