import WaymarkDiagnostics

/// The domains of an app's universal links in its entitlements: `com.apple.developer.associated-domains`.
///
/// See Apple's "Associated Domains Entitlement" and "Configuring an associated domain".
package struct AssociatedDomains: Hashable, Sendable {
  package static let key = "com.apple.developer.associated-domains"

  /// The domains with the `applinks` service, in file order. Other services are ignored.
  package var domains: [AssociatedDomain]

  package init(_ domains: [AssociatedDomain]) {
    self.domains = domains
  }
}

extension AssociatedDomains {
  /// Parses the domains in a file of entitlements; none if the file does not have the key.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - file: The index of the file, for source locations.
  /// - Throws: A ``FormatError`` if the file is not a valid property list.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package init(_ source: SourceFile, file: Int) throws(FormatError) {
    let take = ValueReader(format: .propertyList)
    let root = try PropertyListParser.value(source, file: file)
    _ = try take.members(root, "the root value", at: .start(ofFile: file))
    self.init([])
    guard let member = root.member(Self.key) else { return }
    domains = try take.texts(member).compactMap { AssociatedDomain($0.text, at: $0.span) }
  }

  /// The text of an entitlements file that contains only this entitlement.
  package var propertyList: String {
    PropertyListText.dictionary { list in
      list.key(Self.key)
      list.element("array") { list in
        for domain in domains { list.string(domain.text) }
      }
    }
  }
}

/// An entry, `applinks:HOST`, and its parts.
package struct AssociatedDomain: Hashable, Sendable {
  private static let service = "applinks:"

  /// The entry as it is in the file.
  package let text: String
  /// The host in lowercase, without a leading `*.`.
  package let host: String
  package let port: Int?
  /// A Boolean value that indicates whether the entry matches all subdomains of `host`, and not `host` itself.
  package let isWildcard: Bool
  /// The mode in which the system fetches the association file: `developer`, `managed`, both, or `nil`.
  package let mode: String?
  /// The source location in a parsed file.
  package let span: Span?

  /// Creates an entry for the links of a host.
  package init(host: String) {
    self.init("\(Self.service)\(host)", at: nil)!
  }

  /// Parses an entry. The result is `nil` if the entry has another service.
  ///
  /// An entry that starts with a build setting is accepted, because its service is unknown.
  ///
  /// - Parameters:
  ///   - text: The entry.
  ///   - span: The source location of the entry in a parsed file.
  package init?(_ text: String, at span: Span?) {
    self.text = text
    self.span = span
    guard text.hasPrefix(Self.service) || text.hasPrefix("$(") || text.hasPrefix("${") else { return nil }
    let entry = text.hasPrefix(Self.service) ? text.dropFirst(Self.service.count) : text[...]
    var domain = entry.prefix { $0 != "?" }
    let parameters = entry[domain.endIndex...].dropFirst().split(separator: "&")
    mode = parameters.first { $0.hasPrefix("mode=") }.map { String($0.dropFirst("mode=".count)) }
    isWildcard = domain.hasPrefix("*.")
    if isWildcard { domain = domain.dropFirst(2) }
    if let colon = domain.lastIndex(of: ":"), let number = Int(domain[colon...].dropFirst()), 1...65_535 ~= number {
      port = number
      domain = domain[..<colon]
    } else {
      port = nil
    }
    host = domain.lowercased()
  }

  /// A Boolean value that indicates whether the entry contains a build setting.
  package var isVariable: Bool { BuildSetting.isUsed(in: text) }

  /// A Boolean value that indicates whether the host is valid. A common mistake is a complete URL.
  package var isSound: Bool {
    !host.isEmpty
      && host.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789.-_".unicodeScalars.contains($0) }
  }
}
