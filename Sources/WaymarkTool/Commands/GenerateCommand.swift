import SpecText
import WaymarkCompiler
import WaymarkOutput

extension Command {
  static let generate = Command(
    name: "generate", operands: "[SPEC] --output DIR", summary: "generate Swift code from a spec",
    discussion: """
      SPEC is the root file of a spec, or a folder that contains a root file. The
      default is the current folder. By default, the command generates the navigation
      and the accessibility identifiers. The command writes a file only if the content
      of the file changes. If the spec has errors, the command writes nothing. The
      command never replaces a file that Waymark did not generate.
      """,
    options: [
      Option("--output", value: "DIR", "the folder for the generated files"),
      Option("--check", "write nothing, and fail if the files in DIR are out of date"),
      Option("--accessibility-ids", "generate only the accessibility identifiers, for a UI test target"),
      Option("--brief", "report errors on one line, for a spec that another target reports"),
      Option("--tests", value: "MODULE", "generate tests for `examples` and `rejects`; the tests import MODULE"),
    ],
    run: generate
  )

  private static func generate(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let argument = try arguments.spec(of: "generate")
    guard let folder = arguments["--output"] else { throw CommandError("`generate` requires `--output DIR`") }
    let goal = Compilation.Goal.outputs(try outputs(arguments))
    let files = try SpecFiles(argument)
    let compilation = console.showingProgress("compiling \(files.rootPath)") {
      // A module has no links to test.
      files.compile(goal, acceptsModule: !arguments.has("--tests"))
    }
    if arguments.has("--brief"), files.isNamedByOtherFile {
      if let first = compilation.diagnostics.errors.first {
        console.writeError(PrintableText.of(brief(first, compilation, files.rootPath)) + "\n")
      }
    } else {
      console.show(compilation.diagnostics, of: compilation.files, isBuild: true)
    }
    guard compilation.model != nil else { return .findings }

    let generated = try GeneratedFiles(compilation.outputs, in: folder)
    let changed = generated.changed
    if arguments.has("--check") {
      let (spec, output) = (ShellWord.of(files.rootPath), ShellWord.of(folder))
      let command = "waymark generate \(spec) --output \(output)" + options(arguments)
      for file in changed {
        let problem =
          FileSystem.exists(file.path) ? "this file does not match \(files.rootPath)" : "this file is missing"
        let message = "\(file.path): error: \(problem); run `\(command)` [\(CompilerDiagnostic.staleOutput.id)]"
        console.writeError(PrintableText.of(message) + "\n")
      }
      return changed.isEmpty ? .clean : .findings
    }
    try generated.write()
    if console.outputIsTerminal {
      let result = changed.isEmpty ? "\(folder) is up to date" : "wrote \(changed.map(\.path).joined(separator: ", "))"
      console.write(PrintableText.of(result) + "\n")
    }
    return .clean
  }

  private static func brief(_ first: Diagnostic, _ compilation: Compilation, _ path: String) -> String {
    let count = counted(compilation.diagnostics.errors.count, "error")
    return "\(path):1:1: error: the spec has \(count); run `waymark lint \(ShellWord.of(path))` [\(first.id)]"
  }

  private static func outputs(_ arguments: Arguments) throws(CommandError) -> OutputSet {
    guard let module = arguments["--tests"] else {
      return arguments.has("--accessibility-ids") ? .accessibilityIDs : .navigation
    }
    guard !arguments.has("--accessibility-ids") else {
      throw CommandError("`--accessibility-ids` and `--tests` are for different targets; run `generate` for each")
    }
    guard let outputs = OutputSet.linkTests(ofModule: module) else {
      throw CommandError("`\(module)` is not a valid module name; replace characters such as `-` with `_`")
    }
    return outputs
  }

  private static func options(_ arguments: Arguments) -> String {
    (arguments.has("--accessibility-ids") ? " --accessibility-ids" : "")
      + (arguments["--tests"].map { " --tests \($0)" } ?? "")
  }
}
