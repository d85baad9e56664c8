import Foundation
import TestSupport
import Testing

@testable import WaymarkTool

extension CommandLineTests {
  /// Tests that read the inventory with other programs.
  ///
  /// The specs contain hostile texts.
  @Suite("The inventory of links")
  struct LinksCommandTests {
    static let specs = [
      "Fixtures/Commands/links/App.nav.yaml", "Fixtures/Commands/links-hostile/App.nav.yaml",
      "Goldens/Everything/Everything.nav.yaml", "Goldens/Awkward/Awkward.nav.yaml",
    ]

    struct Inventory: Decodable {
      struct Link: Decodable {
        let pattern: String
        let example: String?
      }
      let links: [Link]
    }

    @Test("The example URL of each link in the inventory of links resolves to the same link", arguments: specs)
    func examples(_ spec: String) throws {
      let links = try inventory(spec).links
      #expect(!links.isEmpty)
      let urls = try links.map { try #require($0.example) }
      struct Answer: Decodable { let pattern: String }
      let answers = try output(["resolve", path(spec), "--json", "--"] + urls).split(separator: "\n").map {
        try JSONDecoder().decode(Answer.self, from: Data($0.utf8)).pattern
      }
      #expect(answers == links.map(\.pattern))
    }

    @Test("The simctl script of `waymark links` passes each example URL to the simulator as one word", arguments: specs)
    func shell(_ spec: String) throws {
      try withScratchFolder { folder in
        try Data("#!/bin/sh\nprintf '<%s>' \"$@\"\necho\n".utf8).write(to: folder.appendingPathComponent("xcrun"))
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: folder.appendingPathComponent("xcrun").path)
        let script = folder.appendingPathComponent("open.sh")
        try Data(output("links", path(spec), "--format", "simctl").utf8).write(to: script)
        let result = try Shell.run(
          "/bin/sh", [script.path], in: folder, environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
        #expect(result.status == 0)
        #expect(result.errors == "")
        let links = try inventory(spec).links
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == links.count)
        // Characters outside ASCII are escaped in the example. The script is ordered by tab, and the inventory is
        // ordered by link.
        for url in links.compactMap(\.example) where url.utf8.allSatisfy({ $0 < 0x80 }) {
          #expect(lines.contains("<simctl><openurl><booted><\(url)>"))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["open.sh", "xcrun"])
      }
    }

    @Test(
      "The CSV inventory of links has rows of equal length and no cells that a spreadsheet evaluates", arguments: specs)
    func spreadsheet(_ spec: String) throws {
      let text = output("links", path(spec), "--format", "csv")
      let rows = try CSV.rows(of: text)
      #expect(rows.count == (try inventory(spec).links.count) + 1)
      for row in rows {
        #expect(row.count == rows[0].count)
        for cell in row {
          let first = cell.unicodeScalars.first { !$0.properties.isWhitespace }
          #expect(first.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } != true, "\(cell)")
        }
      }
    }

    @Test(
      "The Markdown inventory of links has rows of equal length and shows texts of the spec only as code",
      arguments: specs)
    func markdown(_ spec: String) throws {
      let text = output("links", path(spec), "--format", "markdown")
      let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
      #expect(rows.count > (try inventory(spec).links.count))
      for row in rows {
        // A vertical bar is a separator even if a combining mark follows the bar.
        let signs = row.unicodeScalars.filter { !$0.properties.isGraphemeExtend }
        #expect(String(String.UnicodeScalarView(signs)).replacing("\\|", with: "").count { $0 == "|" } == 7, "\(row)")
      }
      for line in text.split(separator: "\n") {
        let outside = line.replacing(/`[^`]*`|<code>[^<]*<\/code>/, with: "").replacing("<br>", with: "")
        #expect(!outside.contains { "<>@`\\*_[]".contains($0) }, "\(line)")
      }
    }

    // MARK: Support

    func path(_ spec: String) -> String { TestFiles.folder.appendingPathComponent(spec).path }

    func inventory(_ spec: String) throws -> Inventory {
      try JSONDecoder().decode(Inventory.self, from: Data(output("links", path(spec), "--format", "json").utf8))
    }

    private func output(_ words: String...) -> String { output(words) }

    func output(_ words: [String]) -> String {
      var output = ""
      withoutActuallyEscaping({ output += $0 }) { write in
        let console = Console(
          outputIsTerminal: false, errorIsTerminal: false, color: .never, write: write, writeError: { _ in })
        _ = WaymarkCommandLine.run(words, console)
      }
      return output
    }
  }
}

/// A parser for the grammar of RFC 4180.
private enum CSV {
  struct Fault: Error {
    let text: String
  }

  static func rows(of text: String) throws -> [[String]] {
    var rows: [[String]] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      var row: [String] = []
      while true {
        row.append(try cell(&rest))
        guard rest.first == "," else {
          guard rest.starts(with: "\r\n".unicodeScalars) else { throw Fault(text: String(rest)) }
          rest.removeFirst(2)
          break
        }
        rest.removeFirst()
      }
      rows.append(row)
    }
    return rows
  }

  private static func cell(_ rest: inout Substring.UnicodeScalarView) throws -> String {
    var cell = ""
    guard rest.first == "\"" else {
      while let scalar = rest.first, scalar != ",", scalar != "\r" {
        guard scalar != "\"", scalar != "\n" else { throw Fault(text: String(rest)) }
        cell.unicodeScalars.append(rest.removeFirst())
      }
      return cell
    }
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      if scalar == "\"" {
        guard rest.first == "\"" else { return cell }
        rest.removeFirst()
      }
      cell.unicodeScalars.append(scalar)
    }
    throw Fault(text: "no end")
  }
}
