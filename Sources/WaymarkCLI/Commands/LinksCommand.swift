import WaymarkCompiler
import WaymarkEmit

extension Command {
  /// The `waymark links` command.
  static let links = Command(
    name: "links",
    operands: "[SPEC]",
    summary: "list all links with their destinations and example URLs",
    discussion: """
      SPEC is the root file of a spec, or a folder that contains a root file. The
      default is the current folder. In the `text` format, the links are grouped by
      tab. Use `markdown` for a wiki or a pull request, and `csv` for a spreadsheet.
      The `simctl` format is a shell script that opens each link in the simulator.
      For each example URL, the listed link wins, even if other links also match the
      URL.
      """,
    options: [
      Option("--format", choices: InventoryFormat.allCases.map(\.rawValue), "the output format (default: text)")
    ],
    run: links
  )

  private static func links(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let spec = try SpecFiles(arguments.spec(of: "links"))
    let format = arguments["--format"].flatMap(InventoryFormat.init) ?? .text
    let compilation = console.showingProgress("compiling \(spec.rootPath)") { spec.compile(.linkTable) }
    console.show(compilation.diagnostics.errors, of: compilation.files)
    guard let inventory = console.showingProgress("searching for example URLs", { compilation.inventory() }) else {
      return .findings
    }
    console.write(try format.text(of: inventory))
    return .clean
  }
}
