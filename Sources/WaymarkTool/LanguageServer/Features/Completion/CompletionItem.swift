import SpecText
import WaymarkRules

struct CompletionItem {
  /// Selects the icon.
  enum Kind: Int {
    case text = 1
    case method = 2
    case field = 5
    case variable = 6
    case `class` = 7
    case module = 9
    case property = 10
    case `enum` = 13
    case color = 16
    case file = 17
    case enumMember = 20
    case constant = 21
    case event = 23
    case typeParameter = 25
  }

  let label: String
  let kind: Kind
  var detail: String?
  var documentation: String?
  /// `nil` for the label.
  var newText: String?
  var snippet: String?
  var rank = 1

  func json(replacing range: JSONValue, lead: String, index: Int, _ client: ClientCapabilities) -> JSONValue {
    let isSnippet = client.hasSnippets && snippet != nil
    let text = lead + ((isSnippet ? snippet : nil) ?? newText ?? label)
    let number = String(index)
    return .members([
      "label": .string(label), "kind": .int(kind.rawValue), "detail": detail.map { .string($0) },
      "documentation": documentation.map {
        .object(["kind": .string(client.hasMarkdown ? "markdown" : "plaintext"), "value": .string($0)])
      },
      // Editors that sort by the label would mix keys that belong together.
      "sortText": .string("\(rank)" + String(repeating: "0", count: max(0, 4 - number.count)) + number),
      "filterText": .string(lead + label), "insertTextFormat": .int(isSnippet ? 2 : 1),
      "textEdit": .object(["range": range, "newText": .string(text)]),
    ])
  }
}

enum RulePageText {
  static func markdown(of page: RulePage) -> String {
    "**\(page.id.name)** (\(page.severity.rawValue))\n\n\(page.sentence).\n\n\(page.explanation.reason)"
      + "\n\n`waymark explain \(page.id.name)` shows an example."
  }
}
