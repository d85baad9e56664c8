import WaymarkDiagnostics
import WaymarkYAML

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
