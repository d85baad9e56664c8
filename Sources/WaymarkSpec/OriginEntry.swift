import WaymarkSource
import WaymarkYAML

/// An entry of `origins:`, a place that a URL can come from.
package struct OriginEntry: SpecConstruct {
  package let span: Span
  package var schemes: [Text] = []
  package var hosts: [Text] = []
  package var isDefault = true

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<OriginEntry>(
    "an origin",
    [
      Key("schemes", .list(.someText, of: "schemes"), "its URL schemes") { $0.schemes = $1 },
      Key("hosts", .list(.someText, of: "hosts"), "its hosts, for universal links") { $0.hosts = $1 },
      Key("default", .flag, "whether links stand on it that do not say where") { $0.isDefault = $1 },
    ])
}
