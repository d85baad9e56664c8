import SpecText

/// The analysis resolves the types and origins.
package struct PatternSyntax: Sendable {
  package let text: Text
  package let scheme: Text?
  package let hasAuthority: Bool
  /// After a custom scheme, the host is parsed as the first path segment.
  package let host: HostSyntax?
  package let segments: [Segment]
  package let query: [QueryItem]
  package let fragment: FragmentSyntax?

  package enum Segment: Sendable {
    /// In its original form, including percent escapes.
    case literal(Text)
    /// An empty prefix or suffix is `nil`. An optional capture is the last segment, without prefix and suffix.
    case capture(CaptureSyntax, prefix: Text?, suffix: Text?, Span)
    /// Always the last segment. `{name...}` and `**` match one or more segments; `{name...?}` and `{...?}` zero or
    /// more.
    case rest(name: Text?, isOptional: Bool, Span)
  }

  package struct QueryItem: Sendable {
    package enum Value: Sendable {
      case literal(Text)
      case capture(CaptureSyntax)
      case absent
    }

    /// Not empty. Each key occurs at most once in a query.
    package let keys: [Text]
    package let value: Value
    package let span: Span
  }
}

package struct CaptureSyntax: Sendable {
  package let name: Text
  package let type: Text?
  /// Only a query can contain a list capture.
  package let isList: Bool
  package let isOptional: Bool
  package let span: Span
}

/// A path, whose leading slash is optional, and an optional query.
package struct FragmentSyntax: Sendable {
  package let startsWithSlash: Bool
  /// Not empty.
  package let segments: [PatternSyntax.Segment]
  package let query: [PatternSyntax.QueryItem]
  package let span: Span
}

package struct HostSyntax: Sendable {
  package enum Label: Sendable {
    /// The analysis computes and checks the canonical form of the whole host.
    case literal(Text)
    /// A host contains at most one wildcard.
    case any(Span)
    /// A capture in a host has no type and is not optional.
    case capture(CaptureSyntax)
  }

  package let text: Text
  /// At least one literal label follows the wildcards and captures.
  package let labels: [Label]
  package let port: Int?

  package var span: Span { text.span }
}

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
