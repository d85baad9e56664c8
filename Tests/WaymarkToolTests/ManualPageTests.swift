import Foundation
import TestSupport
import Testing

@testable import WaymarkTool

extension CommandLineTests {
  @Suite("The manual")
  struct ManualPageTests {
    @Test("The manual page names every command and every option")
    func complete() {
      let text = ManualPage.text.replacing("\\-", with: "-")
      for command in Command.all {
        #expect(
          text.contains(command.operands.isEmpty ? ".SS \"waymark \(command.name)\"" : ".SS \"waymark \(command.name) ")
        )
        for option in command.options { #expect(text.contains("\n\\fB\(option.name)\\fR"), "\(option.name)") }
      }
      for option in Help.options { #expect(text.contains("\n\\fB\(option.name)\\fR"), "\(option.name)") }
    }

    @Test(
      "Groff reads the manual page without errors and warnings",
      .enabled(if: Shell.path(of: "groff") != nil, "NOT CHECKED: groff is not installed"))
    func groff() throws {
      try withPage { page, folder in
        let result = try Shell.run(try #require(Shell.path(of: "groff")), ["-man", "-ww", "-z", page], in: folder)
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output == "")
      }
    }

    @Test(
      "Mandoc finds no problem in the manual page except the missing date",
      .enabled(if: Shell.path(of: "mandoc") != nil, "NOT CHECKED: mandoc is not installed"))
    func mandoc() throws {
      try withPage { page, folder in
        let result = try Shell.run(
          try #require(Shell.path(of: "mandoc")), ["-T", "lint", "-W", "warning", page], in: folder)
        let findings = result.output.split(separator: "\n").filter { !$0.contains("missing date") }
        #expect(findings == [])
      }
    }

    private func withPage(_ body: (String, URL) throws -> Void) throws {
      try withScratchFolder { folder in
        let page = folder.appendingPathComponent("waymark.1")
        try Data(ManualPage.text.utf8).write(to: page)
        try body(page.path, folder)
      }
    }
  }

  @Suite("The help")
  struct HelpTests {
    @Test(
      "Each line of the help fits in a terminal of 80 columns", arguments: [Help.overview] + Command.all.map(Help.text))
    func width(_ text: String) {
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }
}
