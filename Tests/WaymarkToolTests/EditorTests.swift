import Foundation
import Testing

@testable import WaymarkTool

@Suite("An editor")
struct EditorTests {
  @Test(
    "Each supported editor gets the arguments that open a file at a line and a column",
    arguments: [
      ("code", ["--goto", "/s:2:3"]), ("cursor -n --wait", ["-n", "--goto", "/s:2:3"]), ("zed", ["/s:2:3"]),
      ("subl -w", ["/s:2:3"]), ("mate", ["--line", "2:3", "/s"]), ("bbedit", ["+2", "/s"]),
      ("xed", ["--line", "2", "/s"]),
      ("emacsclient", ["--no-wait", "+2:3", "/s"]), ("idea", ["--line", "2", "--column", "3", "/s"]), ("other", ["/s"]),
    ])
  func arguments(_ command: String, _ expected: [String]) throws {
    try withPrograms { environment in
      let editor = try Editor(command, environment: environment)
      #expect(editor.arguments(path: "/s", line: 2, column: 3) == expected)
      #expect(editor.program.hasSuffix("/" + editor.name))
    }
  }

  @Test(
    "An editor command that needs a terminal, needs a shell, or is missing throws an error with the reason",
    arguments: [
      ("vim", "needs a terminal"), ("/usr/bin/nvim", "needs a terminal"), ("missing", "is not in PATH"),
      ("", "is empty"),
      ("code '-w'", "only a shell understands"), ("$EDITOR", "only a shell understands"),
      ("code; rm", "only a shell understands"),
    ])
  func unusable(_ command: String, _ reason: String) throws {
    try withPrograms { environment in
      let error = #expect(throws: Editor.UnusableError.self) { try Editor(command, environment: environment) }
      #expect(error?.reason.contains(reason) == true)
    }
  }

  @Test("The preferred editor comes from the option, VISUAL, EDITOR, or Xcode, in this order")
  func preference() throws {
    try withPrograms { programs in
      func name(_ option: String?, _ environment: [String: String]) -> String? {
        try? Editor.preferred(option: option, environment: programs.merging(environment) { $1 }).get().name
      }
      #expect(name("zed", ["VISUAL": "code"]) == "zed")
      #expect(name(nil, ["VISUAL": "code", "EDITOR": "zed"]) == "code")
      #expect(name(nil, ["VISUAL": "vim", "EDITOR": "zed"]) == "zed")
      #expect(name(nil, ["EDITOR": "vim"]) == "xed")
      #expect(name(nil, ["EDITOR": "vim", "PATH": ""]) == nil)
      #expect(throws: (any Error).self) { try Editor.preferred(option: "missing", environment: programs) }
    }
  }

  /// Calls a function with an environment whose PATH contains editors.
  private func withPrograms(_ body: ([String: String]) throws -> Void) throws {
    try withScratchFolder { folder in
      for name in ["code", "cursor", "zed", "subl", "mate", "bbedit", "xcrun", "xed", "emacsclient", "idea", "other"] {
        let file = folder.appendingPathComponent(name)
        try Data().write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      }
      try body(["PATH": folder.path])
    }
  }
}
