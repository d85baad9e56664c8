import LinkResolving
import SpecText
import WaymarkCompiler
import WaymarkOutput
import WaymarkRules

extension AgentTool {
  static let explain = AgentTool(
    name: "explain", title: "Explain a rule or a screen",
    description: """
      Explains a rule, with an example of a finding and its correction; or a tab, route, or resolved link: its \
      declaration, where the app can show it, its conditions, links, and identifiers.
      """,
    inputs: [
      Input(
        name: "name", isRequired: true,
        description: "The name of a rule, such as duplicate-key, or of a tab, route, or resolved link.")
    ] + Input.spec
  ) { inputs, scope in
    let name = inputs["name"] ?? ""
    if let page = RuleBook.page(named: name) {
      return ToolResult(text: page.text, content: .object(["rule": page.json]))
    }
    // A name in a spec has no hyphen.
    guard !name.contains("-") else {
      let question = Suggestion.question(for: name, among: RuleBook.pages.map(\.id.name))
      throw CommandError("there is no rule \(Quoted(name)); " + (question ?? "list_rules lists all rules"))
    }
    let compilation = try scope.compile(inputs)
    guard let spec = compilation.published else { return ToolResult(errorsOf: compilation) }
    let inventory = ScreenInventory(spec)
    let screens = inventory.screens.filter { $0.name == name }
    guard !screens.isEmpty else {
      let question = Suggestion.question(for: name, among: inventory.screens.map(\.name))
      throw CommandError(
        "there is no rule and no screen \(Quoted(name)); "
          + (question ?? "list_places lists the screens of the spec, and list_rules the rules"))
    }
    return ToolResult(
      text: screens.map { inventory.text(of: $0) + "\n" + compilation.declaration(at: $0.place) }.joined(
        separator: "\n"),
      content: .object(["places": .array(screens.map(inventory.json))]))
  }

  static let listRules = AgentTool(
    name: "list_rules", title: "List all rules",
    description: "Lists the rules that check_spec uses, with the severity of their findings.", inputs: []
  ) { _, _ in
    ToolResult(text: RuleBook.text, content: .object(["rules": .array(RuleBook.pages.map(\.json))]))
  }
}

extension RulePage {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(id.name), "severity": .string(severity.rawValue), "summary": .string(explanation.summary),
      "canBeSuppressed": .bool(!isGuarded),
    ])
  }
}

extension Compilation {
  private static var mostLines: Int { 60 }

  /// The line with the name, and the lines below it with a larger indentation.
  fileprivate func declaration(at place: PublishedSpec.Place) -> String {
    func indentation(_ line: String) -> Int { line.utf8.prefix { $0 == 0x20 }.count }
    func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
    guard let file = files.first(where: { $0.path == place.path }) else { return "" }
    let source = SourceLines(file)
    guard let first = source[place.line] else { return "" }
    var lines = [first]
    while lines.count < Self.mostLines, let line = source[place.line + lines.count],
      isBlank(line) || indentation(line) > indentation(first)
    {
      lines.append(line)
    }
    while let last = lines.last, isBlank(last) { lines.removeLast() }
    return lines.map { PrintableText.of($0) + "\n" }.joined()
  }
}
