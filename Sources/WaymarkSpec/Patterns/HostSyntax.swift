import WaymarkDiagnostics
import WaymarkYAML

/// A host of an origin or of a pattern: `example.com`, `*.example.com`, `{name}.example.com:8443`.
package struct HostSyntax: Sendable {
  package enum Label: Sendable {
    /// As written; whether it is sound is decided with the whole host's canonical form.
    case literal(Text)
    /// `*`, one or more labels; at most once in a host.
    case any(Span)
    /// `{name}`, exactly one label; it has no type and is not optional.
    case capture(CaptureSyntax)
  }

  /// With the port, and the root dot where one is written.
  package let text: Text
  /// In order: `*` and captures, then at least one literal.
  package let labels: [Label]
  package let port: Int?

  package var span: Span { text.span }
}
