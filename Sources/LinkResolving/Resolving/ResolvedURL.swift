import SpecText
import WaymarkLinks

package struct ResolvedURL {
  package enum Outcome {
    case landed(Landing)
    case redirected(to: String, by: Place)
    case unmatched(NoMatch)
    case refused(LinkURLError)
  }

  package struct Place {
    let pattern, file: String
    let line: Int
  }

  package struct Other {
    let place: Place
    /// The reason is a relative clause about the link, such as "which is less specific".
    let reason: String
  }

  package enum NoMatch {
    case nearest(link: String, Place, isRedirect: Bool, problem: String)
    case noLink(String, brief: String)
  }

  package struct Landing {
    let link: String
    let id: String
    package let isForApp: Bool
    let summary: [String]
    let source: Place
    /// The place path; `nil` if the app determines the place at run time.
    let place: String?
    let origin: String
    let parameters: [Parameter]
    package let path: LandingPath
    let notes: [String]
  }

  package struct Parameter {
    let name: String
    let value: Argument
  }

  private static let mostOthers = 4

  package let url: String
  package let outcome: Outcome
  var others: [Other] = []

  package var text: String {
    var lines = [PrintableText.of(url)]
    func add(_ label: String, _ text: String) {
      lines.append("  " + label + String(repeating: " ", count: max(1, 9 - label.count)) + text)
    }
    func addOthers() {
      for other in others.prefix(Self.mostOthers) {
        add("also", "\(other.place.quoted), \(PrintableText.of(other.reason))")
      }
      if others.count > Self.mostOthers { add("", "and \(others.count - Self.mostOthers) more") }
    }
    switch outcome {
    case .landed(let landing):
      if landing.isForApp {
        add("app", landing.resolving)
      } else {
        add("lands", landing.path.text)
      }
      if !landing.parameters.isEmpty { add("with", landing.parameters.map { $0.text }.joined(separator: ", ")) }
      let summary = landing.summary.filter { !$0.isEmpty }
      if let place = landing.place { add("place", PrintableText.of(place)) }
      if !summary.isEmpty { add("summary", PrintableText.of(summary.joined(separator: " "))) }
      add("link", landing.source.text)
      addOthers()
      for note in landing.notes { add("note", PrintableText.of(note)) }
    case .redirected(let target, let place):
      add("redirects", "to \(PrintableText.of(target))")
      add("link", place.text)
      addOthers()
    case .unmatched(let reason): lines.append("  unmatched  \(reason.text)")
    case .refused(let refusal): lines.append("  refused  \(refusal.explanation) (\(refusal.rawValue))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  package var values: [String] {
    if case .landed(let landing) = outcome { landing.parameters.map { $0.text } } else { [] }
  }

  var notesOnOthers: [String] {
    let notes = others.prefix(Self.mostOthers).map {
      "also matches `\($0.place.pattern)` (\($0.place.location)), \($0.reason)"
    }
    return others.count > Self.mostOthers ? notes + ["also matches \(others.count - Self.mostOthers) more"] : notes
  }
}

extension ResolvedURL.Place {
  fileprivate var text: String { "\(PrintableText.of(pattern)) (\(PrintableText.of(location)))" }
  fileprivate var quoted: String { "`\(PrintableText.of(pattern))` (\(PrintableText.of(location)))" }
  fileprivate var location: String { "\(file):\(line)" }
}

extension ResolvedURL.NoMatch {
  fileprivate var text: String {
    switch self {
    case .nearest(_, let place, let isRedirect, let problem):
      "the nearest \(isRedirect ? "redirect" : "link") is \(place.quoted): \(PrintableText.of(problem))"
    case .noLink(let problem, _): PrintableText.of(problem)
    }
  }

  /// The line contains neither suggestions nor the source location of the nearest link.
  var briefText: String {
    switch self {
    case .nearest(_, let place, _, let problem):
      "nearest \(PrintableText.of(place.pattern)): \(PrintableText.of(problem))"
    case .noLink(_, let brief): PrintableText.of(brief)
    }
  }
}

extension ResolvedURL.Landing {
  var destination: String { isForApp ? resolving : path.text }
  fileprivate var resolving: String { "resolves `\(link)`" + (path.tab.map { ", in tab \($0)" } ?? "") }
}

extension ResolvedURL.Parameter {
  var text: String { "\(name) = \(value.notation)" }
}

extension ResolvedURL {
  package enum Kind: String, CaseIterable { case landed, app, redirected, unmatched, refused }

  package var kind: Kind {
    switch outcome {
    case .landed(let landing): landing.isForApp ? .app : .landed
    case .redirected: .redirected
    case .unmatched: .unmatched
    case .refused: .refused
    }
  }

  static let (kindWidth, urlWidth) = (12, 42)

  /// If the URL has no destination, the line contains the reason instead.
  package var line: String {
    let url = url.isEmpty ? "(an empty line)" : PrintableText.of(url)
    return kind.rawValue.padded(to: Self.kindWidth) + url.padded(to: Self.urlWidth) + "  " + answer
  }

  package var answer: String {
    switch outcome {
    case .landed(let landing):
      let given = landing.parameters.filter { if case .none = $0.value { false } else { true } }
      let values = given.isEmpty ? "" : "  " + given.map { $0.text }.joined(separator: ", ")
      return landing.destination + values
    case .redirected(let target, _): return "to \(PrintableText.of(target))"
    case .unmatched(let reason): return reason.briefText
    case .refused(let refusal): return refusal.explanation
    }
  }
}

extension ResolvedURL {
  package var json: String { value.text }

  private var value: JSONValue {
    var object: [String: JSONValue] = ["url": .string(url)]
    switch outcome {
    case .unmatched(let reason):
      object["outcome"] = .string("unmatched")
      object["reason"] = .string("no-match")
      if case .nearest(let link, let place, _, let problem) = reason {
        object["nearest"] = .object([
          "link": .string(link), "pattern": .string(place.pattern), "file": .string(place.file),
          "line": .number("\(place.line)"), "problem": .string(problem),
        ])
      }
    case .refused(let refusal):
      object["outcome"] = .string("refused")
      object["reason"] = .string(refusal.rawValue)
    case .redirected(let target, let place):
      object["outcome"] = .string("redirected")
      object["to"] = .string(target)
      object["pattern"] = .string(place.pattern)
      object["notes"] = .strings(notesOnOthers)
    case .landed(let landing):
      object["outcome"] = .string(landing.isForApp ? "app" : "landed")
      add(landing, to: &object)
    }
    return .object(object)
  }

  private func add(_ landing: Landing, to object: inout [String: JSONValue]) {
    object["link"] = .string(landing.link)
    object["id"] = .string(landing.id)
    object["summary"] = .optional(landing.summary.isEmpty ? nil : landing.summary.joined(separator: "\n"))
    object["pattern"] = .string(landing.source.pattern)
    object["place"] = .optional(landing.place)
    object["origin"] = .string(landing.origin)
    var parameters: [String: JSONValue] = [:]
    for parameter in landing.parameters { parameters[parameter.name] = JSONValue(parameter.value) }
    object["params"] = .object(parameters)
    // Absent values are null, so that all objects have the same keys.
    let path = landing.path
    object["tab"] = .optional(path.tab)
    object["stack"] = .strings(path.stack)
    // The following keys describe the innermost modal screen, and `modals` describes all of them.
    object["sheet"] = .optional(path.innermost("sheet"))
    object["cover"] = .optional(path.innermost("cover"))
    object["window"] = .optional(path.innermost("window"))
    object["modalStack"] = .strings(path.modals.last?.stack ?? [])
    object["modals"] = .array(
      path.modals.map { .object(["kind": .string($0.kind), "name": .string($0.name), "stack": .strings($0.stack)]) })
    object["notes"] = .strings(landing.notes + notesOnOthers)
  }
}

extension JSONValue {
  /// A number becomes a JSON number, and an absent value becomes `null`.
  fileprivate init(_ argument: Argument) {
    switch argument {
    case .none, .native: self = .null
    case .int(let value): self = .number("\(value)")
    case .uint(let value): self = .number("\(value)")
    case .double: self = .number(PrimitiveType.double.text(argument) ?? "0")
    case .bool(let value): self = .bool(value)
    case .string(let value): self = .string(value)
    case .uuid(let value): self = .string(value.description)
    case .date(let value): self = .string(value.description)
    case .url(let value): self = .string(value)
    case .list(let values): self = .array(values.map { JSONValue($0) })
    }
  }
}

extension Argument {
  package var notation: String {
    switch self {
    case .none: "nil"
    case .int(let value): "\(value)"
    case .uint(let value): "\(value)"
    case .double(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .string(let value): PrintableText.of(value.debugDescription)
    case .uuid(let value): value.description.uppercased()
    case .date(let value): "\(value)"
    case .url(let value): PrintableText.of(value)
    case .list(let values): "[" + values.map { $0.notation }.joined(separator: ", ") + "]"
    case .native: "…"
    }
  }
}
