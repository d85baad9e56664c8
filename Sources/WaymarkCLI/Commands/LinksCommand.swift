import WaymarkCompiler
import WaymarkEmit

extension Command {
  /// `waymark links`.
  static let links = Command(
    name: "links",
    operands: "SPEC",
    summary: "list every link, where it lands, and a URL to try",
    discussion: """
      SPEC is a root file, or a folder that holds one. As text, links are listed by
      the tab in which they land. `markdown` is for a wiki or a pull request, `csv`
      for a spreadsheet, and `simctl` is a shell script that opens each link in the
      simulator. Each URL is one that lands on its link.
      """,
    options: [Option("--format", choices: InventoryFormat.allCases.map(\.rawValue), "how to write the list (text)")],
    run: links
  )

  private static func links(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    guard arguments.operands.count == 1 else {
      throw CommandError("`links` takes one SPEC, a root file or a folder that holds one")
    }
    let spec = arguments.operands[0]
    let format = arguments["--format"].flatMap(InventoryFormat.init) ?? .text
    let compilation = try console.showingProgress("compiling \(spec)") { try SpecFiles(spec).compile(.linkTable) }
    console.show(compilation.diagnostics.errors, of: compilation.files)
    guard let inventory = console.showingProgress("looking for URLs", { compilation.inventory() }) else {
      return .findings
    }
    console.write(try format.text(of: inventory))
    return .clean
  }
}
