import SpecText

/// The parsed syntax of a URL pattern, with the source location of each part.
///
/// The analysis resolves the types and origins of the pattern.
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
    /// A literal segment in its original form, including percent escapes.
    case literal(Text)
    /// The prefix and the suffix are the literal text before and after the capture. An empty prefix or suffix is `nil`.
    /// An optional capture is the last segment of its path, and has neither a prefix nor a suffix.
    case capture(CaptureSyntax, prefix: Text?, suffix: Text?, Span)
    /// This segment is always the last segment. `{name...}` and `**` match one or more segments. `{name...?}` and
    /// `{...?}` match zero or more segments.
    case rest(name: Text?, isOptional: Bool, Span)
  }

  package struct QueryItem: Sendable {
    package enum Value: Sendable {
      case literal(Text)
      case capture(CaptureSyntax)
      /// The requirement that the query does not contain the key, in the form `!key`.
      case absent
    }

    /// The array is not empty, and each key occurs at most once in a query.
    package let keys: [Text]
    package let value: Value
    package let span: Span
  }
}

/// A capture in a pattern, such as `{name}`, `{name:Type}`, `{name?}`, or `{name:Type?}`.
package struct CaptureSyntax: Sendable {
  package let name: Text
  /// For `List<Type>`, the property contains the name of the element type.
  package let type: Text?
  /// Only a query can contain a list capture.
  package let isList: Bool
  package let isOptional: Bool
  package let span: Span
}

/// The fragment of a pattern, which follows the `#`.
///
/// A fragment contains a path and an optional query. The leading slash of the path is optional.
package struct FragmentSyntax: Sendable {
  package let startsWithSlash: Bool
  /// The array is not empty.
  package let segments: [PatternSyntax.Segment]
  package let query: [PatternSyntax.QueryItem]
  package let span: Span
}

/// The host of an origin or a pattern, such as `example.com`, `*.example.com`, or `{name}.example.com:8443`.
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
