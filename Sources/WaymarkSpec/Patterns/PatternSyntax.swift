import WaymarkDiagnostics
import WaymarkYAML

/// A pattern as it is written, a span for each part. What it means is decided where types and origins are known.
package struct PatternSyntax: Sendable {
  package let text: Text
  /// `https` of `https://…`; nil where the pattern starts with `/` or `//`.
  package let scheme: Text?
  /// Whether `scheme://` or `//` is written.
  package let hasAuthority: Bool
  /// Only after `http://`, `https://` and `//`. On a custom scheme, what stands there is the first segment.
  package let host: HostSyntax?
  package let segments: [Segment]
  package let query: [QueryItem]
  package let fragment: FragmentSyntax?

  package enum Segment: Sendable {
    /// A literal as written, escapes and all.
    case literal(Text)
    /// `{name}` with the literals around it, which are not empty, and where the whole segment stands. An optional one is
    /// the last of its path and has neither.
    case capture(CaptureSyntax, prefix: Text?, suffix: Text?, Span)
    /// The rest of the path: `{name...}`, or `**` without a name, for one segment or more; `{name...?}`, `{...?}` for any
    /// number. The last of its path.
    case rest(name: Text?, isOptional: Bool, Span)
  }

  /// An item of a query.
  package struct QueryItem: Sendable {
    package enum Value: Sendable {
      /// Exactly this, as written; it may be empty.
      case literal(Text)
      case capture(CaptureSyntax)
      /// `!key`.
      case absent
    }

    /// The key and its aliases, as written; at least one, and none twice in a pattern.
    package let keys: [Text]
    package let value: Value
    package let span: Span
  }
}

/// `{name}`, `{name:Type}`, `{name?}` or `{name:Type?}`.
package struct CaptureSyntax: Sendable {
  package let name: Text
  /// The type's name; of `List<Type>`, that of its elements.
  package let type: Text?
  /// Only in a query.
  package let isList: Bool
  package let isOptional: Bool
  /// From brace to brace.
  package let span: Span
}

/// What stands after `#`: a path, maybe without a slash in front, and a query of its own.
package struct FragmentSyntax: Sendable {
  package let startsWithSlash: Bool
  /// At least one.
  package let segments: [PatternSyntax.Segment]
  package let query: [PatternSyntax.QueryItem]
  /// Without the `#`.
  package let span: Span
}
