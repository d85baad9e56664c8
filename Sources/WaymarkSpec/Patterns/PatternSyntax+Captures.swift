import WaymarkYAML

/// A capture of a pattern, and the URL component that contains the capture.
package struct WrittenCapture {
  package enum Component {
    case path, host, query, fragment
    case rest(isOptional: Bool)
  }

  package let name: Text
  package let type: Text?
  /// Only a query can contain a list capture.
  package let isList: Bool
  package let isOptional: Bool
  package let component: Component

  package init(name: Text, type: Text?, isList: Bool, isOptional: Bool, component: Component) {
    self.name = name
    self.type = type
    self.isList = isList
    self.isOptional = isOptional
    self.component = component
  }
}

extension PatternSyntax {
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

  private static func add(
    _ segments: [Segment], _ component: WrittenCapture.Component, to captures: inout [WrittenCapture]
  ) {
    for index in segments.indices {
      switch segments[index] {
      case .literal: break
      case .capture(let capture, _, _, _): captures.append(WrittenCapture(capture, component))
      case .rest(let name?, let isOptional, _):
        captures.append(
          WrittenCapture(
            name: name, type: nil, isList: false, isOptional: isOptional, component: .rest(isOptional: isOptional)))
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
  init(_ capture: CaptureSyntax, _ component: Component) {
    self.init(
      name: capture.name, type: capture.type, isList: capture.isList, isOptional: capture.isOptional,
      component: component)
  }
}
