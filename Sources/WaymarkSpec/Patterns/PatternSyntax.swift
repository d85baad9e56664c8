import WaymarkDiagnostics
import WaymarkYAML

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
