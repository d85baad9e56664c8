import WaymarkDiagnostics
import WaymarkYAML

/// The parsed syntax of a URL pattern, with the source location of each part.
///
/// The analysis resolves the types and origins of the pattern.
package struct PatternSyntax: Sendable {
  package let text: Text
  /// The scheme, such as `https`, or `nil` if the pattern starts with `/` or `//`.
  package let scheme: Text?
  /// A Boolean value that indicates whether the pattern starts with `scheme://` or `//`.
  package let hasAuthority: Bool
  /// The host after `http://`, `https://`, or `//`. After a custom scheme, the host is parsed as the first path
  /// segment.
  package let host: HostSyntax?
  package let segments: [Segment]
  package let query: [QueryItem]
  package let fragment: FragmentSyntax?

  package enum Segment: Sendable {
    /// A literal segment in its original form, including percent escapes.
    case literal(Text)
    /// A segment that contains a capture, such as `v{version}`, and the span of the whole segment.
    ///
    /// The prefix and the suffix are the literal text before and after the capture. An empty prefix or suffix is `nil`.
    /// An optional capture is the last segment of its path, and has neither a prefix nor a suffix.
    case capture(CaptureSyntax, prefix: Text?, suffix: Text?, Span)
    /// A wildcard or a capture that matches the rest of the path. This segment is always the last segment.
    ///
    /// `{name...}` and `**` match one or more segments. `{name...?}` and `{...?}` match zero or more segments.
    case rest(name: Text?, isOptional: Bool, Span)
  }

  /// An item of a query.
  package struct QueryItem: Sendable {
    package enum Value: Sendable {
      /// A literal value in its original form, which can be empty.
      case literal(Text)
      case capture(CaptureSyntax)
      /// The requirement that the query does not contain the key, in the form `!key`.
      case absent
    }

    /// The key and its aliases in their original form. The array is not empty, and each key occurs at most once in a
    /// query.
    package let keys: [Text]
    package let value: Value
    package let span: Span
  }
}

/// A capture in a pattern, such as `{name}`, `{name:Type}`, `{name?}`, or `{name:Type?}`.
package struct CaptureSyntax: Sendable {
  package let name: Text
  /// The name of the type. For `List<Type>`, the property contains the name of the element type.
  package let type: Text?
  /// A Boolean value that indicates whether the capture is a list. Only a query can contain a list capture.
  package let isList: Bool
  package let isOptional: Bool
  /// The span from the opening brace through the closing brace.
  package let span: Span
}

/// The fragment of a pattern, which follows the `#`.
///
/// A fragment contains a path and an optional query. The leading slash of the path is optional.
package struct FragmentSyntax: Sendable {
  package let startsWithSlash: Bool
  /// The segments of the fragment's path. The array is not empty.
  package let segments: [PatternSyntax.Segment]
  package let query: [PatternSyntax.QueryItem]
  /// The span of the fragment without the `#`.
  package let span: Span
}
