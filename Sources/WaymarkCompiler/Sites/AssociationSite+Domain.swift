import SpecModel
import SpecText
import WaymarkLinks
import WaymarkRules

extension AssociationSite {
  package struct DomainError: Error {
    package let message: String
  }

  package init(_ domain: String, in model: NavigationModel) throws(DomainError) {
    let hosts = model.origins.flatMap(\.hosts)
    guard !hosts.isEmpty else {
      throw DomainError(
        message: "no origin has hosts, so no site serves an association file; "
          + "add `web: {hosts: [www.\(model.app.string.lowercased()).example]}` under `origins`")
    }
    let names = hosts.map(Self.written)
    guard let (name, port) = Self.parsed(domain) else { throw DomainError(message: Self.advice(about: domain, names)) }
    for origin in model.origins {
      let site = AssociationSite(host: name, port: port, origin: origin.name.span)
      guard origin.hosts.contains(where: site.isServed) else { continue }
      self = site
      return
    }
    let shown = port == Self.usualPort ? name : "\(name):\(port)"
    let fixed = hosts.filter(\.front.isEmpty).map(Self.written)
    let suggestion = Suggestion.suffix(for: shown, among: fixed)
    let advice = "; specify one of them, or add `\(shown)` to the `hosts` of an origin"
    throw DomainError(
      message: "`\(shown)` is not a host of the spec; \(Self.list(names))" + (suggestion.isEmpty ? advice : suggestion))
  }

  private static func parsed(_ domain: String) -> (name: String, port: Int)? {
    guard !domain.utf8.contains(where: { "/?#@\\%*{".utf8.contains($0) }) else { return nil }
    let bytes = Array("https://\(domain)".utf8)
    let parsed = bytes.withUnsafeBufferPointer { bytes in try? CanonicalURL.with(bytes) { ($0.text($0.host), $0.port) }
    }
    guard let (name, port) = parsed, isName(name) else { return nil }
    return (name, port == 0 ? usualPort : port)
  }

  /// Existing host names can also contain underscores.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count <= 253
      && text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
        1...63 ~= label.count && label.first != UInt8(ascii: "-")
          && label.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D || $0 == 0x5F }
      }
  }

  private static func advice(about domain: String, _ names: [String]) -> String {
    if domain.contains("://") || domain.contains("/") {
      // The scheme ends with a colon.
      let labels = domain.split(separator: "/").first { !$0.hasSuffix(":") } ?? ""
      let host = String(labels.prefix { $0 != "?" && $0 != "#" })
      guard parsed(host) != nil else { return "`\(domain)` is not a domain; \(list(names))" }
      return "`\(domain)` is a URL or a path; specify only the domain: `\(host)`"
    }
    if domain.hasPrefix("*.") || domain.hasPrefix("{") {
      let name = String(domain.drop { $0 != "." }.dropFirst())
      return
        "`\(domain)` matches many hosts, and each host serves its own file; specify one host, such as `www.\(name)`"
    }
    return "`\(domain)` is not a domain; \(list(names))"
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(5).map { "`\($0)`" }
    let hosts =
      names.count > shown.count
      ? shown.joined(separator: ", ") + " and \(names.count - shown.count) more" : shown.joined(or: "and")
    return names.count == 1 ? "the only host is \(hosts)" : "the hosts are \(hosts)"
  }

  private static func written(_ host: Host) -> String {
    let port = port(of: host)
    return host.text + (port == usualPort ? "" : ":\(port)")
  }
}
