import LinkAlgebra
import LinkPatterns
import WaymarkLinks
import WaymarkModel

extension LinkTableEncoder {
  mutating func encodeConditions(
    _ pattern: Pattern, _ locations: CaptureLocations
  ) -> (offset: Int, canFail: Bool) {
    let hasLabels = pattern.endpoints.contains { !($0.host?.front.isEmpty ?? true) }
    let labels =
      !hasLabels
      ? []
      : Set(pattern.endpoints.flatMap { $0.host?.captures.map(\.string) ?? [] }).sorted()
        .compactMap { name in pattern.captureTypes[name].map { (name, $0) } }
    guard !labels.isEmpty || !pattern.query.isEmpty || pattern.fragment != nil else { return (0, false) }
    var bytes = TableBytes()
    bytes.count(labels.count)
    for (name, type) in labels {
      bytes.count(labelNumbers[name]!)
      bytes.word(self.type(type))
    }
    append(pattern.query, to: &bytes)
    if let fragment = pattern.fragment {
      bytes.byte(1)
      append(fragment, firstCapture: locations.firstOfFragment, to: &bytes)
    } else {
      bytes.byte(0)
    }
    let offset = table.count
    table.append(bytes)
    let canFail =
      pattern.fragment != nil || labels.contains { $0.1 != .primitive(.string) }
      || pattern.query.contains(where: \.decides)
    return (offset, canFail)
  }

  private mutating func append(_ items: [Pattern.QueryItem], to bytes: inout TableBytes) {
    bytes.count(items.count)
    for item in items {
      let (kind, type, literal) = parts(item.value)
      bytes.byte(kind.rawValue)
      bytes.count(item.keys.count)
      for key in item.keys { bytes.text(key) }
      if let literal { bytes.text(literal) }
      if let type { bytes.word(self.type(type)) }
    }
  }

  private func parts(_ value: Pattern.QueryValue) -> (LinkTableFormat.Item, ValueType?, literal: String?) {
    switch value {
    case .literal(let text): (.literal, nil, text)
    case .required(_, let type): (.required, type, nil)
    case .optional(_, let type): (.optional, type, nil)
    case .list(_, let type): (.list, type, nil)
    case .absent: (.absent, nil, nil)
    }
  }

  private mutating func append(_ fragment: Pattern.Fragment, firstCapture: Int, to bytes: inout TableBytes) {
    bytes.byte(fragment.startsWithSlash ? 1 : 0)
    bytes.count(firstCapture)
    bytes.count(fragment.path.segments.count)
    for segment in fragment.path.segments {
      switch segment {
      case .literal(let text):
        bytes.byte(1)
        bytes.text(text)
      case .capture(let capture):
        bytes.byte(2)
        bytes.word(type(CaptureShape(capture, .value)))
      }
    }
    switch fragment.path.tail {
    case .none: bytes.byte(LinkTableFormat.Tail.none.rawValue)
    case .optional(let capture):
      bytes.byte(LinkTableFormat.Tail.optional.rawValue)
      bytes.word(type(capture.type))
    case .rest(_, _, let allowsNone):
      bytes.byte((allowsNone ? LinkTableFormat.Tail.optionalRest : .rest).rawValue)
    }
    append(fragment.query, to: &bytes)
  }
}
