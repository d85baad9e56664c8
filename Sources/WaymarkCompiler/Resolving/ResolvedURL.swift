import Foundation
import WaymarkNavigation
import WaymarkSource

/// What became of one URL, as people and programs read it.
package struct ResolvedURL {
  package enum Outcome {
    case landed(Landing)
    case unmatched(hint: String)
    case refused(URLRefusal)
  }

  package struct Landing {
    let link, pattern, place, origin: String
    let parameters: [Parameter]
    let tab: String?
    let stack: [String]
    let sheet, cover: String?
  }

  package struct Parameter {
    let name: String
    let value: Argument
  }

  let url: String
  let outcome: Outcome

  /// A few lines.
  package var text: String {
    switch outcome {
    case .landed(let landing):
      var lines = [PrintableText.of(url), "  lands    \(landing.places.joined(separator: " › "))"]
      if !landing.parameters.isEmpty {
        lines.append("  with     " + landing.parameters.map { "\($0.name) = \($0.value.text)" }.joined(separator: ", "))
      }
      lines.append("  link     \(PrintableText.of(landing.pattern)) (\(PrintableText.of(landing.place)))")
      return lines.joined(separator: "\n") + "\n"
    case .unmatched(let hint): return "\(PrintableText.of(url))\n  unmatched  \(hint)\n"
    case .refused(let refusal):
      return "\(PrintableText.of(url))\n  refused  \(refusal.explanation) (\(refusal.rawValue))\n"
    }
  }

  /// One line, as CLI.md has fixed it; keys are sorted.
  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

extension ResolvedURL.Landing {
  /// Where it lands, outermost first.
  fileprivate var places: [String] {
    [tab.map { "tab \($0)" } ?? "current tab"] + stack
      + [sheet.map { "sheet \($0)" }, cover.map { "cover \($0)" }].compactMap(\.self)
  }
}

extension Argument {
  /// As Swift writes it.
  fileprivate var text: String {
    switch self {
    case .int(let value): "\(value)"
    case .string(let value): PrintableText.of(value.debugDescription)
    }
  }
}

extension ResolvedURL: Encodable {
  private struct Key: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringLiteral value: String) { stringValue = value }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(url, forKey: "url")
    switch outcome {
    case .unmatched:
      try container.encode("unmatched", forKey: "outcome")
      try container.encode("no-match", forKey: "reason")
    case .refused(let refusal):
      try container.encode("refused", forKey: "outcome")
      try container.encode(refusal.rawValue, forKey: "reason")
    case .landed(let landing):
      try container.encode("landed", forKey: "outcome")
      try encode(landing, to: &container)
    }
  }

  private func encode(_ landing: Landing, to container: inout KeyedEncodingContainer<Key>) throws {
    try container.encode(landing.link, forKey: "link")
    try container.encode(landing.pattern, forKey: "pattern")
    try container.encode(landing.origin, forKey: "origin")
    var parameters = container.nestedContainer(keyedBy: Key.self, forKey: "params")
    for parameter in landing.parameters {
      switch parameter.value {
      case .int(let value): try parameters.encode(value, forKey: Key(stringValue: parameter.name))
      case .string(let value): try parameters.encode(value, forKey: Key(stringValue: parameter.name))
      }
    }
    // An absent place is null, not left out.
    try container.encode(landing.tab, forKey: "tab")
    try container.encode(landing.stack, forKey: "stack")
    try container.encode(landing.sheet, forKey: "sheet")
    try container.encode(landing.cover, forKey: "cover")
    try container.encodeNil(forKey: "window")
    try container.encode([String](), forKey: "modalStack")
    try container.encode([String](), forKey: "notes")
  }
}
