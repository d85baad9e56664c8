import SpecText
import WaymarkCompiler
import WaymarkOutput

extension AgentTool {
  static let listPlaces = AgentTool(
    name: "list_places", title: "List tabs, screens, and links",
    description: """
      Lists the tabs, routes, and links of the spec, with their parameters, presentations, and conditions. Each link \
      has its pattern and its id.
      """,
    inputs: Input.spec
  ) { inputs, scope in
    let compilation = try scope.compile(inputs)
    guard let spec = compilation.published else { return ToolResult(errorsOf: compilation) }
    let inventory = ScreenInventory(spec)
    let warning = compilation.diagnostics.hasErrors ? "\nThe spec has errors, so the list can lack links.\n" : ""
    return ToolResult(text: compilation.textOfErrors + inventory.text + warning, content: inventory.json)
  }

  static let resolveURL = AgentTool(
    name: "resolve_url", title: "Resolve a URL",
    description: """
      Shows which screens a URL opens, with which parameters, and why, or the nearest link and the first difference. \
      For a path such as /orders, the tool resolves one URL for each origin. The answer is the same as in the app.
      """,
    inputs: [
      Input(name: "url", isRequired: true, limit: 65_536, description: "A URL, or a path that starts with a slash.")
    ] + Input.spec
  ) { inputs, scope in
    let url = inputs["url"] ?? ""
    let compilation = try scope.compile(inputs)
    guard let resolver = compilation.resolver else { return ToolResult(errorsOf: compilation) }
    let results = (compilation.model?.urls(ofOperand: url) ?? [url]).map(resolver.resolve)
    return ToolResult(
      text: compilation.textOfErrors + results.map(\.textWithHelp).joined(separator: "\n"),
      content: .object(["results": .array(results.map { .json($0.json) })]))
  }

  static let checkSpec = AgentTool(
    name: "check_spec", title: "Check a spec",
    description: """
      Checks the spec with all rules. With `text`, the tool checks an edit before you write the file. Each finding \
      names a rule in brackets; the tool explain describes the rule and the correction.
      """,
    inputs: Input.spec
  ) { inputs, scope in
    let compilation = try scope.compile(inputs, readsFiles: true)
    let findings = compilation.diagnostics
    let summary = findings.summary(files: compilation.files.count, isJudged: compilation.isJudged)
    let report = try JSONRenderer(files: compilation.files).render(findings)
    return ToolResult(
      text: compilation.text(of: findings) + summary + "\n", content: try JSONValue(parsing: Array(report.utf8)))
  }
}
