import WaymarkDiagnostics
import WaymarkModel

/// A host from which Apple's systems download an association file.
package struct AssociationSite: Sendable {
  /// The name of the host in canonical form, without wildcards.
  package let host: String
  /// The port of the site, which is 443 unless the spec specifies another port.
  package let port: Int
  /// The source location of the origin that has the host.
  package let origin: Span

  package init(host: String, port: Int, origin: Span) {
    self.host = host
    self.port = port
    self.origin = origin
  }

  /// The default port of `https`.
  package static let usualPort = 443

  /// The scheme, the host, and the port of the site.
  package var start: String { "https://\(host)" + (port == Self.usualPort ? "" : ":\(port)") }

  /// The URL of the association file.
  ///
  /// See "Supporting associated domains" in Apple's documentation.
  package var url: String { start + "/.well-known/apple-app-site-association" }

  /// Returns a Boolean value that indicates whether the site is a host of the spec.
  package func isServed(by host: Host) -> Bool {
    host.includes(self.host) && Self.port(of: host) == port
  }

  /// Returns the port from which the association file of a host is downloaded.
  ///
  /// Links with the scheme `http` also need the file, and the file is always downloaded over `https`.
  package static func port(of host: Host) -> Int {
    [0, 80, usualPort].contains(host.writtenPort) ? usualPort : host.writtenPort
  }
}
