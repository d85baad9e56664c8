import SpecModel
import SpecText

/// With placeholders such as `${1:home}`.
package struct SpecSnippet: Sendable {
  /// The keys of a mapping have an order. A list is a text in brackets, because some YAML language servers can't insert
  /// lists of strings.
  indirect enum Body: Sendable {
    case text(String)
    case mapping([(String, Body)])
  }

  package let label: String
  package let description: String
  let body: Body

  var schema: JSONValue {
    .object(["label": .string(label), "description": .string(description), "body": .json(body.json)])
  }

  /// Block style, without a final line break.
  package var yaml: String { body.lines.joined(separator: "\n") }
}

extension SpecSnippet.Body {
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

extension SpecSnippet {
  package static let wholeSpec = SpecSnippet(
    label: "Waymark spec", description: "The root file of a spec, with a tab.",
    body: .mapping([
      ("waymark", .text("1")), ("app", .text("${1:MyApp}")),
      ("tabs", .mapping([("${2:home}", tab(title: "${3:Home}", icon: "${4:house}", link: "${5:/home}"))])),
    ]))

  package static func declarations(of name: DeclaredName) -> [SpecSnippet] {
    switch name {
    case .tab:
      [
        SpecSnippet(
          label: "tab", description: "A tab with a link.",
          body: .mapping([("${1:home}", tab(title: "${2:Home}", icon: "${3:house}", link: "${4:/home}"))]))
      ]
    case .route:
      [
        SpecSnippet(
          label: "route", description: "A pushed screen with a link.",
          body: .mapping([
            (
              "${1:about}",
              .mapping([
                ("in", .text("[${2:home}]")), ("title", .text("${3:About}")), ("links", .text("[${4:/about}]")),
              ])
            )
          ])),
        SpecSnippet(
          label: "sheet", description: "A screen that is presented as a sheet.",
          body: .mapping([
            (
              "${1:about}",
              .mapping([
                ("present", .text("sheet")), ("title", .text("${2:About}")),
                ("links", .mapping([("url", .text("${3:/about}")), ("in", .text("${4:home}"))])),
              ])
            )
          ])),
      ]
    case .resolvedLink:
      [
        SpecSnippet(
          label: "resolved link", description: "A URL that the app resolves to a screen.",
          body: .mapping([
            ("${1:openOffer}", .mapping([("url", .text("${2:/offer}")), ("resolves", .text("[${3:about}]"))]))
          ]))
      ]
    case .origin:
      [
        SpecSnippet(
          label: "universal links", description: "An origin with a host.",
          body: .mapping([("${1:web}", .mapping([("hosts", .text("[${2:www.example.com}]"))]))])),
        SpecSnippet(
          label: "custom scheme", description: "An origin with a custom scheme.",
          body: .mapping([("${1:app}", .mapping([("schemes", .text("[${2:myapp}]"))]))])),
      ]
    case .type:
      [
        SpecSnippet(
          label: "enum", description: "A type with a fixed set of values.",
          body: .mapping([("${1:Period}", .mapping([("values", .text("[${2:month}, ${3:year}]"))]))])),
        SpecSnippet(
          label: "range", description: "A type that refines a built-in type.",
          body: .mapping([("${1:PositiveInt}", .mapping([("is", .text("Int")), ("range", .text("${2:1...}"))]))])),
      ]
    case .condition, .parameter, .metadataKey, .element, .enumCase: []
    }
  }

  package static func elements(of construct: ConstructShape) -> [SpecSnippet] {
    guard construct.isLink else { return [] }
    return [
      SpecSnippet(
        label: "link with an example", description: "A link, and a URL that must lead to the link.",
        body: .mapping([("url", .text("${1:/items}")), ("examples", .text("[${2:/items}]"))]))
    ]
  }

  private static func tab(title: String, icon: String, link: String) -> Body {
    .mapping([("title", .text(title)), ("icon", .text(icon)), ("links", .text("[\(link)]"))])
  }
}

extension ConstructShape {
  fileprivate var isLink: Bool { id == "link" || id == "tabLink" }
}
