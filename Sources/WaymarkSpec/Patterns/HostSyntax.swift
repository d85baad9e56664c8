import WaymarkDiagnostics
import WaymarkYAML

/// The host of an origin or a pattern, such as `example.com`, `*.example.com`, or `{name}.example.com:8443`.
package struct HostSyntax: Sendable {
  package enum Label: Sendable {
    /// A literal label in its original form. The analysis computes and checks the canonical form of the whole host.
    case literal(Text)
    /// A wildcard `*`, which matches one or more labels. A host contains at most one wildcard.
    case any(Span)
    /// A capture `{name}`, which matches exactly one label. A capture in a host has no type and is not optional.
    case capture(CaptureSyntax)
  }

  /// The original text of the host, including an optional port and an optional trailing dot.
  package let text: Text
  /// The labels in order. At least one literal label follows the wildcards and captures.
  package let labels: [Label]
  package let port: Int?

  package var span: Span { text.span }
}
