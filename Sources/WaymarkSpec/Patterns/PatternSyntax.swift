import WaymarkDiagnostics
import WaymarkYAML

/// The syntax of a pattern, with a span for each part.
///
/// The analysis resolves the types and origins of the pattern.
package struct PatternSyntax: Sendable {
  package let text: Text
  /// The scheme, such as `https` in `https://…`; `nil` if the pattern starts with `/` or `//`.
  package let scheme: Text?
  /// A Boolean value that indicates whether the pattern starts with `scheme://` or `//`.
  package let hasAuthority: Bool
  /// The host after `http://`, `https://` or `//`. After a custom scheme, the text is the first segment instead.
  package let host: HostSyntax?
  package let segments: [Segment]
  package let query: [QueryItem]
  package let fragment: FragmentSyntax?

  package enum Segment: Sendable {
    /// A literal, unchanged, including its escapes.
    case literal(Text)
    /// A capture `{name}` with nonempty literals before and after it, and the span of the whole segment.
    ///
    /// An optional capture is the last segment of its path and has no prefix and no suffix.
    case capture(CaptureSyntax, prefix: Text?, suffix: Text?, Span)
    /// The rest of the path, which is the last segment of its path.
    ///
    /// `{name...}` and `**` match one or more segments. `{name...?}` and `{...?}` match any number of segments.
    case rest(name: Text?, isOptional: Bool, Span)
  }

  /// An item of a query.
  package struct QueryItem: Sendable {
    package enum Value: Sendable {
      /// A literal value, unchanged, which can be empty.
      case literal(Text)
      case capture(CaptureSyntax)
      /// The absence of a key, written `!key`.
      case absent
    }

    /// The key and its aliases, unchanged. The list is not empty, and no key occurs twice in a query.
    package let keys: [Text]
    package let value: Value
    package let span: Span
  }
}

/// A capture, written `{name}`, `{name:Type}`, `{name?}` or `{name:Type?}`.
package struct CaptureSyntax: Sendable {
  package let name: Text
  /// The name of the type, or of the element type of `List<Type>`.
  package let type: Text?
  /// A Boolean value that indicates whether the capture is a list, which is possible only in a query.
  package let isList: Bool
  package let isOptional: Bool
  /// The span from the opening brace through the closing brace.
  package let span: Span
}

/// The part of a pattern after `#`: a path with an optional leading slash, and a query.
package struct FragmentSyntax: Sendable {
  package let startsWithSlash: Bool
  /// The segments, at least one.
  package let segments: [PatternSyntax.Segment]
  package let query: [PatternSyntax.QueryItem]
  /// The span of the fragment without the `#`.
  package let span: Span
}
