import WaymarkDiagnostics

/// A piece of a spec that editors insert, with placeholders such as `${1:home}`.
package struct SpecSnippet: Sendable {
  /// The content of a snippet. The keys of a mapping have an order.
  ///
  /// A list is a text in brackets, because some versions of the YAML language server can't insert lists of strings.
  indirect enum Body: Sendable {
    case text(String)
    case mapping([(String, Body)])
  }

  package let label: String
  /// A sentence about the inserted text.
  package let description: String
  let body: Body

  /// The snippet in the form of `defaultSnippets`.
  var schema: JSONValue {
    .object(["label": .string(label), "description": .string(description), "body": .json(body.json)])
  }

  /// The snippet as block-style YAML, without a final line break.
  package var yaml: String { body.lines.joined(separator: "\n") }
}

extension SpecSnippet.Body {
  /// The content as JSON, with the keys of mappings in their order.
  fileprivate var json: String {
    switch self {
    case .text(let text): text.utf8.allSatisfy { $0 &- 0x30 < 10 } ? text : JSONValue.string(text).text
    case .mapping(let entries):
      "{ " + entries.map { JSONValue.string($0).text + ": " + $1.json }.joined(separator: ", ") + " }"
    }
  }

  fileprivate var lines: [String] {
    switch self {
    case .text(let text): [text]
    case .mapping(let entries):
      entries.flatMap { key, value in
        if case .text(let text) = value { ["\(key): \(text)"] } else { ["\(key):"] + value.lines.map { "  \($0)" } }
      }
    }
  }
}
