import WaymarkDiagnostics
import WaymarkYAML

/// An entry of `origins:`, a place that a URL can come from.
package struct OriginSyntax: SpecConstruct {
  package let span: Span
  package var schemes: [Text] = []
  package var hosts: [HostSyntax] = []
  package var isDefault = true
  /// Whether `hosts` could be read, each of them; there is a finding otherwise.
  package private(set) var isWhole = true

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<OriginSyntax>(
    "an origin",
    [
      Key(
        "schemes", .list(.someText, of: "schemes"), "its URL schemes", default: "`https` where it has hosts,",
        changes: [.url]
      ) {
        $0.schemes = $1
      },
      Key("hosts", .list(.host, of: "hosts"), "its hosts, for universal links", changes: [.url]) {
        $0.hosts = $1.compactMap(\.self)
        $0.isWhole = $0.hosts.count == $1.count
      },
      Key("default", .flag, "whether links stand on it that do not say where", default: "`true`", changes: [.url]) {
        $0.isDefault = $1
      },
    ])
}

extension ValueKind where Value == HostSyntax? {
  private static let sound = ValueKind<HostSyntax>.syntax("a host", example: "example.com", diagnostic: .invalidOrigin)
  {
    (text) throws(SyntaxError) in try HostParser.parse(text)
  }

  /// A host; nil inside, so that it is counted, where there is a finding about it.
  fileprivate static let host = ValueKind(sound.description, example: sound.example) { node, reader in
    .some(sound.read(node, &reader))
  }
}
