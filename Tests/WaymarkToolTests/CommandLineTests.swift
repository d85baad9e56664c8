import Foundation
import TestSupport
import Testing
import WaymarkOutput

@testable import WaymarkTool

/// All tests that change the current folder.
///
/// These tests run one after another.
@Suite("Command line", .serialized)
enum CommandLineTests {
  @Suite("Fixtures")
  struct Fixtures {
    static let cases = TestFiles.folders(in: TestFiles.fixtures("Commands"))

    /// Runs the commands of `commands.txt` in a copy of each folder in Fixtures/Commands. The output must equal
    /// `transcript.txt`.
    @Test("The commands of each fixture print exactly the recorded transcript", arguments: cases)
    func transcript(_ fixture: URL) throws {
      let text = try withScratchFolder { scratch in
        let folder = scratch.appendingPathComponent("package")
        try FileManager.default.copyItem(at: fixture, to: folder)
        let commands = try String(contentsOf: fixture.appendingPathComponent("commands.txt"), encoding: .utf8)
        let input = (try? String(contentsOf: fixture.appendingPathComponent("input.txt"), encoding: .utf8)) ?? ""
        return Transcript(in: folder, input: input).text(of: commands)
          .replacing(/(in |time="|"seconds":)[0-9]+\.[0-9]/) { "\($0.output.1)0.0" }
      }
      if let mismatch = Snapshot.mismatch(text, fixture.appendingPathComponent("transcript.txt")) {
        Issue.record("\(mismatch)")
      }
    }

    @Test(
      "Each command and each of its output formats has a transcript among the fixtures",
      arguments: Command.all.map(\.name))
    func coverage(_ command: String) throws {
      let lines = try Self.cases.flatMap { fixture in
        try String(contentsOf: fixture.appendingPathComponent("commands.txt"), encoding: .utf8).split(separator: "\n")
      }
      let uses = lines.filter { $0.contains("waymark \(command)") }
      #expect(!uses.isEmpty)
      let formats: [String: [String]] = [
        "diff": DiffFormat.allCases.map(\.rawValue), "links": InventoryFormat.allCases.map(\.rawValue),
        "lint": LintFormat.allCases.map(\.rawValue), "import": ImportCheck.formats,
        "prove": ProofReport.Format.allCases.map(\.rawValue),
      ]
      // Text is the default format, so transcripts don't need the option.
      for format in formats[command] ?? [] where format != "text" {
        #expect(uses.contains { $0.contains("--format \(format)") }, "\(format)")
      }
    }
  }
}
