import Foundation
import TestSupport
import Testing
import WaymarkRules

@testable import WaymarkTool

extension CommandLineTests {
  /// Tests that run the completion scripts in the shells and compare the offered completions.
  @Suite("A completion script")
  struct CompletionTests {
    /// A line up to the cursor, with all completions that the shell must offer.
    struct Case {
      let line: String
      let offered: [String]
    }

    /// The cases that follow from the declarations of the commands and options.
    static let derived =
      Command.all.flatMap { command in
        [Case(line: "waymark \(command.name) --", offered: command.options.map(\.name) + ["--help"])]
          + command.options.filter { $0.choices != nil }.flatMap { option in
            ["waymark \(command.name) \(option.name) ", "waymark \(command.name) \(option.name)="].map {
              Case(line: $0, offered: option.choices!)
            }
          }
      } + [
        Case(line: "waymark ", offered: Command.all.map(\.name) + ["help"]),
        Case(line: "waymark help ", offered: Command.all.map(\.name)),
        Case(line: "waymark --", offered: Help.options.map(\.name)),
        Case(line: "waymark explain ", offered: RuleBook.pages.map(\.id.name)),
        Case(line: "waymark --completion-script ", offered: CompletionScript.shells),
      ]

    static let cases =
      derived + [
        Case(line: "waymark explain duplicate-k", offered: ["duplicate-key"]),
        Case(line: "waymark lint ", offered: ["App.nav.yaml", "Specs", "A folder"]),
        Case(line: "waymark lint App.nav.yaml ", offered: ["App.nav.yaml", "Specs", "A folder"]),
        Case(line: "waymark links --format csv Specs/", offered: ["Other.nav.yaml", "Deeper"]),
        Case(line: "waymark links --format=csv A", offered: ["App.nav.yaml", "A folder"]),
        Case(line: "waymark generate App.nav.yaml --output ", offered: ["Specs", "A folder"]),
        Case(line: "waymark diff --against ", offered: ["main", "v1.0"]),
        Case(line: "waymark diff --against v", offered: ["v1.0"]),
        Case(line: "waymark diff --allow ", offered: ["URL", "GUARD", "STATE", "ACCESSIBILITY", "SOURCE"]),
        Case(line: "waymark diff --allow S", offered: ["STATE", "SOURCE"]),
        Case(line: "waymark nothing --", offered: []),
      ]

    @Test(
      "Bash offers exactly the expected commands, options, values, and paths as completions",
      .enabled(if: Shell.path(of: "bash") != nil, "NOT CHECKED: bash is not installed"))
    func bash() throws { try check("bash") }

    @Test(
      "Zsh offers exactly the expected commands, options, values, and paths as completions",
      .enabled(if: Shell.path(of: "zsh") != nil, "NOT CHECKED: zsh is not installed"))
    func zsh() throws { try check("zsh") }

    @Test(
      "Fish offers exactly the expected commands, options, values, and paths as completions",
      .enabled(if: Shell.path(of: "fish") != nil, "NOT CHECKED: fish is not installed"))
    func fish() throws { try check("fish") }

    private func check(_ shell: String) throws {
      let program = try #require(Shell.path(of: shell))
      try withScratchFolder { scratch in
        let folder = scratch.appendingPathComponent("work")
        for path in ["work/Specs/Deeper", "work/A folder"] {
          try FileManager.default.createDirectory(
            at: scratch.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        for path in ["App.nav.yaml", "notes.yaml", "Specs/Other.nav.yaml", "Specs/Other.swift"] {
          try Data().write(to: folder.appendingPathComponent(path))
        }
        let repository = Repository(folder: folder)
        try repository.git("init", "--quiet", "--initial-branch", "main", "--separate-git-dir", scratch.path + "/git")
        try repository.commit("Start")
        try repository.git("tag", "v1.0")
        let script = scratch.appendingPathComponent("script")
        try Data(CompletionScript.text(for: shell).utf8).write(to: script)
        let syntax = try Shell.run(program, ["-n", script.path], in: scratch)
        #expect(syntax.status == 0)
        #expect(syntax.errors == "")

        let driver = TestFiles.fixtures("Completion/drive.\(shell)").path
        let result = try Shell.run(
          program, (shell == "zsh" ? ["-f"] : []) + [driver, script.path], in: folder,
          environment: [
            "PATH": "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin", "HOME": scratch.path, "TERM": "xterm",
          ],
          input: Self.cases.map { $0.line + "\n" }.joined())
        let answers = result.output.components(separatedBy: "==\n").dropLast()
        #expect(answers.count == Self.cases.count, "\(result.errors)")
        for (answer, expected) in zip(answers, Self.cases) {
          let offered = Set(answer.split(separator: "\n").map(plain))
          #expect(offered == Set(expected.offered), "after `\(expected.line)` in \(shell)")
        }
      }
    }

    /// Returns a completion without the text that each shell adds.
    ///
    /// The function removes the option name up to an equals sign, the enclosing folders, trailing slashes, and
    /// backslashes.
    private func plain(_ offered: Substring) -> String {
      let value = offered.hasPrefix("--") ? offered.split(separator: "=").last ?? "" : offered
      let path = value.filter { $0 != "\\" }.split(separator: "/").last ?? ""
      return String(path)
    }
  }
}
