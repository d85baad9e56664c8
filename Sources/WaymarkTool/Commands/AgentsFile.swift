import SpecText
import WaymarkCompiler

/// Many coding agents read this file: <https://agents.md>.
enum AgentsFile {
  static let name = "AGENTS.md"

  static func hasSection(at path: String) -> Bool {
    let text = (try? FileSystem.read(path, limit: Compiler.largestFile)) ?? []
    return String(decoding: text, as: UTF8.self).contains("waymark lint")
  }

  static func text(spec: String, app: String) -> String {
    let path = PrintableText.whole(ShellWord.of(spec))
    let commands =
      [
        ("lint --strict \(path)", "no findings; `waymark explain RULE` explains one"),
        ("resolve \(path) URL", "the screens that the URL opens, as in the app"),
        ("diff \(path) --against HEAD", "no change that breaks links, saved state, or UI tests"),
        ("format --check \(path)", "the layout of the file"),
      ].map { ("waymark \($0)", $1) } + [("swift build", "the app's code fits the generated code")]
    let width = commands.map(\.0.count).max() ?? 0
    return """
      ## Navigation

      The spec `\(FileSystem.name(of: spec))` declares the tabs, screens, and links of the app. Waymark generates
      \(app)Navigation from the spec. Change the navigation in the spec, never in generated code, and
      write no code that parses URLs.

      Before an edit, list the links with `waymark links \(path)`.
      After an edit, run these commands until all of them succeed, and `resolve` shows the intended
      screens for each new or changed URL:

      ```sh
      \(commands.map { "\($0.padded(to: width))  # \($1)" }.joined(separator: "\n"))
      ```

      - Add an example URL to each new link: `examples: [/items/42]`. `waymark lint` checks the examples.
      - If a command reports an error, correct its cause. Don't delete links or examples, and don't
        suppress rules, unless the task asks for it. If the task needs a change that `diff` calls
        breaking, name the change in your answer.
      - If generated code is in the repository, write it with `waymark generate`, and check it with
        `waymark generate --check`.
      - A finding names a line, a proof such as a URL, and the next step. `waymark lint --fix` applies
        safe fixes.
      - `waymark mcp` offers the checks as tools of the Model Context Protocol.

      """
  }
}
