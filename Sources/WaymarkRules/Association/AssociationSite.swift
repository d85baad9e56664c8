import WaymarkDiagnostics
import WaymarkModel

/// A host from which Apple's systems download an association file.
package struct AssociationSite: Sendable {
  package let host: String
  package let port: Int
  package let origin: Span

  package init(host: String, port: Int, origin: Span) {
    self.host = host
    self.port = port
    self.origin = origin
  }

  package static let usualPort = 443

  package var start: String { "https://\(host)" + (port == Self.usualPort ? "" : ":\(port)") }

  /// See "Supporting associated domains" in Apple's documentation.
  package var url: String { start + "/.well-known/apple-app-site-association" }

  package func isServed(by host: Host) -> Bool {
    host.includes(self.host) && Self.port(of: host) == port
  }

  /// Links with the scheme `http` also need the file, and the file is always downloaded over `https`.
  package static func port(of host: Host) -> Int {
    [0, 80, usualPort].contains(host.writtenPort) ? usualPort : host.writtenPort
  }
}
