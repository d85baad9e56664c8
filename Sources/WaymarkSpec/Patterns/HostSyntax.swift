import WaymarkDiagnostics
import WaymarkYAML

/// The host of an origin or a pattern, such as `example.com`, `*.example.com` or `{name}.example.com:8443`.
package struct HostSyntax: Sendable {
  package enum Label: Sendable {
    /// A literal label, unchanged. The analysis checks the canonical form of the whole host.
    case literal(Text)
    /// A wildcard `*` for one or more labels, at most once in a host.
    case any(Span)
    /// A capture `{name}` of exactly one label, which has no type and is not optional.
    case capture(CaptureSyntax)
  }

  /// The text of the host with its port, and with its root dot if present.
  package let text: Text
  /// The labels in order: wildcards and captures, and then at least one literal.
  package let labels: [Label]
  package let port: Int?

  package var span: Span { text.span }
}
