import SpecText
import WaymarkOutput
import WaymarkRules

extension Command {
  static let schema = Command(
    name: "schema", operands: "", summary: "print the JSON Schema of specs for editors",
    discussion: """
      The schema describes the keys and values of root files and included files, as
      JSON Schema draft-07 for the YAML language server. With the schema, an editor
      completes keys, shows their documentation, and reports invalid values. To use
      the schema, write it to a file next to the spec, and add this first line to the
      spec: `# yaml-language-server: $schema=\(SchemaFile.name)`
      """,
    options: [Option("--output", value: "FILE", "the file to write (default: standard output)")],
    run: schema
  )

  private static func schema(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    guard arguments.operands.isEmpty else { throw CommandError("`schema` accepts no operands") }
    guard let output = arguments["--output"] else {
      console.write(SchemaFile.text)
      return .clean
    }
    guard !FileSystem.isFolder(output) else {
      throw CommandError(
        "\(output) is a folder; name a file, such as \(FileSystem.appending(to: output, SchemaFile.name))")
    }
    guard !FileSystem.exists(output) || output.hasSuffix(".json") else {
      throw CommandError("\(output) exists, and its name does not end with `.json`; name another file")
    }
    try FileSystem.write(Array(SchemaFile.text.utf8), to: output)
    return .clean
  }
}

enum SchemaFile {
  /// SwiftPM ignores a hidden file in the folder of a target.
  static let name = ".waymark.schema.json"

  static let modeline = "# yaml-language-server: $schema=\(name)"

  static var text: String {
    SpecSchema.text(
      rules: RuleBook.pages.map {
        SchemaRule(name: $0.id.name, summary: $0.explanation.summary, isGuarded: $0.isGuarded)
      })
  }
}
