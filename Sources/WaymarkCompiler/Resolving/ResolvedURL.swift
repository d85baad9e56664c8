import Foundation
import WaymarkNavigation
import WaymarkSource

/// What became of one URL, as people and programs read it.
package struct ResolvedURL {
  package enum Outcome {
    case landed(Landing)
    case redirected(to: String, by: Place)
    case unmatched(hint: String)
    case refused(URLRefusal)
  }

  /// A link's pattern, and where it stands.
  package struct Place {
    let pattern, file: String
  }

  package struct Landing {
    let link: String
    /// Whether the app finds out where it leads.
    let isForApp: Bool
    let place: Place
    let origin: String
    let parameters: [Parameter]
    let tab: String?
    /// Whether the stack is added to the one that is there.
    let keepsStack: Bool
    let stack: [String]
    let sheet, cover, window: String?
    let flow: [String]
    let notes: [String]
  }

  package struct Parameter {
    let name: String
    let value: Argument
  }

  let url: String
  let outcome: Outcome

  /// A few lines.
  package var text: String {
    var lines = [PrintableText.of(url)]
    func add(_ label: String, _ text: String) {
      lines.append("  " + label + String(repeating: " ", count: max(1, 9 - label.count)) + text)
    }
    switch outcome {
    case .landed(let landing):
      if landing.isForApp {
        add("app", "resolves `\(landing.link)`" + (landing.tab.map { ", in tab \($0)" } ?? ""))
      } else {
        add("lands", landing.places.joined(separator: " › "))
      }
      if !landing.parameters.isEmpty {
        add("with", landing.parameters.map { "\($0.name) = \($0.value.text)" }.joined(separator: ", "))
      }
      add("link", landing.place.text)
      for note in landing.notes { add("note", PrintableText.of(note)) }
    case .redirected(let target, let place):
      add("redirects", "to \(PrintableText.of(target))")
      add("link", place.text)
    case .unmatched(let hint): lines.append("  unmatched  \(hint)")
    case .refused(let refusal): lines.append("  refused  \(refusal.explanation) (\(refusal.rawValue))")
    }
    return lines.joined(separator: "\n") + "\n"
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

extension ResolvedURL.Place {
  fileprivate var text: String { "\(PrintableText.of(pattern)) (\(PrintableText.of(file)))" }
}

extension ResolvedURL.Landing {
  /// Where it lands, outermost first.
  fileprivate var places: [String] {
    [tab.map { "tab \($0)" } ?? "current tab"] + (keepsStack ? ["…"] : []) + stack
      + [sheet.map { "sheet \($0)" }, cover.map { "cover \($0)" }, window.map { "window \($0)" }].compactMap(\.self)
      + flow
  }
}

extension Argument {
  /// As Swift writes it.
  fileprivate var text: String {
    switch self {
    case .none: "nil"
    case .int(let value): "\(value)"
    case .uint(let value): "\(value)"
    case .double(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .string(let value): PrintableText.of(value.debugDescription)
    case .uuid(let value): "\(value)"
    case .date(let value): "\(value)"
    case .url(let value): PrintableText.of(value.absoluteString)
    case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .native, .screen: "…"
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
    case .redirected(let target, let place):
      try container.encode("redirected", forKey: "outcome")
      try container.encode(target, forKey: "to")
      try container.encode(place.pattern, forKey: "pattern")
    case .landed(let landing):
      try container.encode(landing.isForApp ? "app" : "landed", forKey: "outcome")
      try encode(landing, to: &container)
    }
  }

  private func encode(_ landing: Landing, to container: inout KeyedEncodingContainer<Key>) throws {
    try container.encode(landing.link, forKey: "link")
    try container.encode(landing.place.pattern, forKey: "pattern")
    try container.encode(landing.origin, forKey: "origin")
    var parameters = container.nestedContainer(keyedBy: Key.self, forKey: "params")
    for parameter in landing.parameters {
      try parameters.encode(Value(argument: parameter.value), forKey: Key(stringValue: parameter.name))
    }
    // An absent place is null, not left out.
    try container.encode(landing.tab, forKey: "tab")
    try container.encode(landing.stack, forKey: "stack")
    try container.encode(landing.sheet, forKey: "sheet")
    try container.encode(landing.cover, forKey: "cover")
    try container.encode(landing.window, forKey: "window")
    try container.encode(landing.flow, forKey: "modalStack")
    try container.encode(landing.notes, forKey: "notes")
  }

  /// A value as JSON has it: numbers are numbers, and what is absent is null.
  private struct Value: Encodable {
    let argument: Argument

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch argument {
      case .none, .native, .screen: try container.encodeNil()
      case .int(let value): try container.encode(value)
      case .uint(let value): try container.encode(value)
      case .double(let value): try container.encode(value)
      case .bool(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      case .uuid(let value): try container.encode(value.uuidString.lowercased())
      case .date(let value): try container.encode(value.description)
      case .url(let value): try container.encode(value.absoluteString)
      case .list(let values): try container.encode(values.map(Value.init))
      }
    }
  }
}
