import WaymarkLinks

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
    case .unmatched(let reason):
      try container.encode("unmatched", forKey: "outcome")
      try container.encode("no-match", forKey: "reason")
      if case .nearest(let link, let place, _, let problem) = reason {
        var nearest = container.nestedContainer(keyedBy: Key.self, forKey: "nearest")
        try nearest.encode(link, forKey: "link")
        try nearest.encode(place.pattern, forKey: "pattern")
        try nearest.encode(place.file, forKey: "file")
        try nearest.encode(place.line, forKey: "line")
        try nearest.encode(problem, forKey: "problem")
      }
    case .refused(let refusal):
      try container.encode("refused", forKey: "outcome")
      try container.encode(refusal.rawValue, forKey: "reason")
    case .redirected(let target, let place):
      try container.encode("redirected", forKey: "outcome")
      try container.encode(target, forKey: "to")
      try container.encode(place.pattern, forKey: "pattern")
      try container.encode(notesOnOthers, forKey: "notes")
    case .landed(let landing):
      try container.encode(landing.isForApp ? "app" : "landed", forKey: "outcome")
      try encode(landing, to: &container)
    }
  }

  private func encode(_ landing: Landing, to container: inout KeyedEncodingContainer<Key>) throws {
    try container.encode(landing.link, forKey: "link")
    try container.encode(landing.summary?.lines.joined(separator: "\n"), forKey: "summary")
    try container.encode(landing.place.pattern, forKey: "pattern")
    try container.encode(landing.origin, forKey: "origin")
    var parameters = container.nestedContainer(keyedBy: Key.self, forKey: "params")
    for parameter in landing.parameters {
      try parameters.encode(Value(argument: parameter.value), forKey: Key(stringValue: parameter.name))
    }
    // Absent values are null, so that all objects have the same keys.
    let path = landing.path
    try container.encode(path.tab, forKey: "tab")
    try container.encode(path.stack, forKey: "stack")
    // The following keys describe the innermost modal screen, and `modals` describes all of them.
    try container.encode(path.innermost("sheet"), forKey: "sheet")
    try container.encode(path.innermost("cover"), forKey: "cover")
    try container.encode(path.innermost("window"), forKey: "window")
    try container.encode(path.modals.last?.stack ?? [], forKey: "modalStack")
    try container.encode(path.modals, forKey: "modals")
    try container.encode(landing.notes + notesOnOthers, forKey: "notes")
  }

  /// The argument in JSON. A number becomes a JSON number, and an absent value becomes `null`.
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
      case .uuid(let value): try container.encode(value.description)
      case .date(let value): try container.encode(value.description)
      case .url(let value): try container.encode(value)
      case .list(let values): try container.encode(values.map(Value.init))
      }
    }
  }
}
