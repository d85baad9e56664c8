import SpecText

/// A writer of SVG and HTML. Names are static strings and other text is escaped, so a title or a URL can't add markup.
struct Markup {
  private(set) var text = ""

  enum Value: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case text(String)
    case number(Double)

    init(stringLiteral value: String) { self = .text(value) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
  }

  typealias Attributes = KeyValuePairs<StaticString, Value>

  mutating func element(_ name: StaticString, _ attributes: Attributes = [:], _ content: (inout Markup) -> Void) {
    start(name, attributes)
    text += ">"
    content(&self)
    text += "</\(name)>"
  }

  mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text content: String) {
    element(name, attributes) { $0.text(content) }
  }

  mutating func element(_ name: StaticString, _ attributes: Attributes = [:]) {
    start(name, attributes)
    text += "/>"
  }

  mutating func text(_ content: String) { text += XMLText.escaped(content) }
  mutating func constant(_ markup: StaticString) { text += "\(markup)" }

  /// The other writer has escaped the markup.
  mutating func append(_ other: Markup) { text += other.text }
  mutating func newline() { text += "\n" }

  private mutating func start(_ name: StaticString, _ attributes: Attributes) {
    text += "<\(name)"
    for (name, value) in attributes {
      text += " \(name)=\""
      switch value {
      case .text(let value): text += XMLText.escaped(value)
      case .number(let value): text += Layout.number(value)
      }
      text += "\""
    }
  }
}
