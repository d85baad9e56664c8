import WaymarkDiagnostics
import WaymarkLinks

extension ResolvedURL {
  /// The result as JSON on one line with sorted keys.
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
    object["summary"] = .optional(landing.summary.isEmpty ? nil : landing.summary.joined(separator: "\n"))
    object["pattern"] = .string(landing.place.pattern)
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
      path.modals.map {
        .object(["kind": .string($0.kind), "name": .string($0.name), "stack": .strings($0.stack)])
      })
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
