/// An origin of a random spec, in the form that an author writes.
struct SampleOrigin: Sendable {
  let name: String
  /// The declared schemes. Hosts without a declared scheme use https.
  let schemes: [String]
  let hosts: [SampleHost]
  let isDefault: Bool
  let ignoresCase: Bool
  /// A Boolean value that indicates whether `+` in a query value means a space.
  let plusIsSpace: Bool

  init(
    _ name: String, schemes: [String] = [], hosts: [SampleHost] = [], isDefault: Bool = true, ignoresCase: Bool = false,
    plusIsSpace: Bool = false
  ) {
    self.name = name
    self.schemes = schemes
    self.hosts = hosts
    self.isDefault = isDefault
    self.ignoresCase = ignoresCase
    self.plusIsSpace = plusIsSpace
  }

  /// The combinations of the schemes and the hosts.
  var endpoints: [(scheme: String, host: SampleHost?)] {
    let schemes = schemes.isEmpty ? ["https"] : schemes
    return schemes.flatMap { scheme in hosts.isEmpty ? [(scheme, nil)] : hosts.map { (scheme, $0) } }
  }

  var entry: String {
    var parts: [String] = []
    if !schemes.isEmpty { parts.append("schemes: [\(schemes.joined(separator: ", "))]") }
    if !hosts.isEmpty { parts.append("hosts: [\(hosts.map { "\"\($0.text)\"" }.joined(separator: ", "))]") }
    if !isDefault { parts.append("default: false") }
    if ignoresCase { parts.append("case: insensitive") }
    if plusIsSpace { parts.append("query: { plus: space }") }
    return "\(name): { \(parts.joined(separator: ", ")) }"
  }

  /// Sets of origins. In some sets, several origins share a host.
  static let menu: [[SampleOrigin]] = [
    // A spec without origins uses the app's name as its scheme.
    [],
    [SampleOrigin("app", schemes: ["app"]), SampleOrigin("web", hosts: ["ex.com", "www.ex.com"])],
    [
      SampleOrigin("app", schemes: ["app"]),
      SampleOrigin("web", hosts: ["ex.com", "www.ex.com"], ignoresCase: true, plusIsSpace: true),
    ],
    [SampleOrigin("web", hosts: ["ex.com", "www.ex.com"], ignoresCase: true)],
    [
      SampleOrigin("app", schemes: ["app"], ignoresCase: true),
      SampleOrigin("beta", schemes: ["beta"], plusIsSpace: true),
      SampleOrigin("web", hosts: ["*.ex.com"], ignoresCase: true),
      SampleOrigin("www", hosts: ["www.ex.com"], ignoresCase: true),
    ],
    [SampleOrigin("web", schemes: ["https", "http"], hosts: ["ex.com", "ex.com:8443", "www.ex.com"])],
    [
      SampleOrigin("app", schemes: ["app"]), SampleOrigin("beta", schemes: ["beta", "beta.two"]),
      SampleOrigin("web", schemes: ["https", "http"], hosts: ["ex.com", "ex.com:8443"]),
      SampleOrigin("help", hosts: ["{locale}.help.ex.com"], isDefault: false),
    ],
    [
      SampleOrigin("web", hosts: ["*.ex.com"]), SampleOrigin("www", hosts: ["www.ex.com"]),
      SampleOrigin("help", schemes: ["https", "http"], hosts: ["{locale}.ex.com"], isDefault: false),
    ],
    [
      SampleOrigin("app", schemes: ["app"]), SampleOrigin("web", hosts: ["ex.com"]),
      SampleOrigin("any", hosts: ["*.{locale}.ex.com", "{locale}.ex.com"], isDefault: false),
      SampleOrigin("deep", hosts: ["*.b.ex.com"], isDefault: false),
    ],
    [
      SampleOrigin("app", schemes: ["app"], isDefault: false, plusIsSpace: true),
      SampleOrigin("help", hosts: ["{locale}.help.ex.com", "help.ex.com", "{locale}.{area}.help.ex.com:444"]),
    ],
  ]
}

/// A host of a random spec.
struct SampleHost: Hashable, Sendable, ExpressibleByStringLiteral {
  enum Label: Hashable, Sendable {
    case any
    case capture(String)
  }

  let text: String
  let front: [Label]
  let name: [String]
  /// The port, or 0 for the default port of the scheme.
  let port: Int

  init(stringLiteral text: String) {
    self.text = text
    let parts = text.split(separator: ":")
    port = parts.count > 1 ? Int(parts[1])! : 0
    let labels = parts[0].split(separator: ".").map(String.init)
    front = labels.filter { $0 == "*" || $0.hasPrefix("{") }.map {
      $0 == "*" ? .any : .capture(String($0.dropFirst().dropLast()))
    }
    name = labels.filter { $0 != "*" && !$0.hasPrefix("{") }
  }

  var captures: [String] {
    front.compactMap { if case .capture(let name) = $0 { name } else { nil } }
  }

  /// Returns the captured labels of a host, or `nil` if the host does not match.
  func labels(of host: [String]) -> [String: String]? {
    guard host.count > name.count || front.isEmpty, Array(host.suffix(name.count)) == name else { return nil }
    let free = Array(host.dropLast(name.count))
    let isOpen = front.contains(.any)
    guard isOpen ? free.count >= front.count : free.count == front.count else { return nil }
    var labels: [String: String] = [:]
    for (index, label) in front.enumerated() {
      guard case .capture(let name) = label else { continue }
      let isAfterAny = front[..<index].contains(.any)
      labels[name] = isAfterAny ? free[free.count - (front.count - index)] : free[index]
    }
    return labels
  }
}
