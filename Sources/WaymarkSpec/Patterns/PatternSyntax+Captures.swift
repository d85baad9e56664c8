import WaymarkYAML

/// A capture of a pattern as it is written, wherever it stands.
package struct WrittenCapture {
  package enum Place {
    case path, host, query, fragment
    case rest(isOptional: Bool)
  }

  package let name: Text
  package let type: Text?
  /// Only in a query.
  package let isList: Bool
  package let isOptional: Bool
  package let place: Place

  package init(name: Text, type: Text?, isList: Bool, isOptional: Bool, place: Place) {
    self.name = name
    self.type = type
    self.isList = isList
    self.isOptional = isOptional
    self.place = place
  }
}

extension PatternSyntax {
  /// The captures, in the order of the pattern.
  package var captures: [WrittenCapture] {
    var captures: [WrittenCapture] = []
    if let host {
      for case .capture(let capture) in host.labels { captures.append(WrittenCapture(capture, .host)) }
    }
    Self.add(segments, .path, to: &captures)
    Self.add(query, to: &captures)
    if let fragment {
      Self.add(fragment.segments, .fragment, to: &captures)
      Self.add(fragment.query, to: &captures)
    }
    return captures
  }

  private static func add(_ segments: [Segment], _ place: WrittenCapture.Place, to captures: inout [WrittenCapture]) {
    for index in segments.indices {
      switch segments[index] {
      case .literal: break
      case .capture(let capture, _, _, _): captures.append(WrittenCapture(capture, place))
      case .rest(let name?, let isOptional, _):
        captures.append(
          WrittenCapture(
            name: name, type: nil, isList: false, isOptional: isOptional, place: .rest(isOptional: isOptional)))
      case .rest(nil, _, _): break
      }
    }
  }

  private static func add(_ items: [QueryItem], to captures: inout [WrittenCapture]) {
    for item in items {
      if case .capture(let capture) = item.value { captures.append(WrittenCapture(capture, .query)) }
    }
  }
}

extension WrittenCapture {
  init(_ capture: CaptureSyntax, _ place: Place) {
    self.init(
      name: capture.name, type: capture.type, isList: capture.isList, isOptional: capture.isOptional, place: place)
  }
}
