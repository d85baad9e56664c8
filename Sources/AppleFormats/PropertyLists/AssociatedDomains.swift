import WaymarkDiagnostics

/// The entitlement `com.apple.developer.associated-domains`, which lists the domains of an app's universal links.
///
/// See Apple's "Associated Domains Entitlement" and "Configuring an associated domain".
package struct AssociatedDomains: Hashable, Sendable {
  package static let key = "com.apple.developer.associated-domains"

  /// The domains with the `applinks` service, in file order. Domains with other services are ignored.
  package var domains: [AssociatedDomain]

  package init(_ domains: [AssociatedDomain]) {
    self.domains = domains
  }
}

extension AssociatedDomains {
  /// Parses the associated domains in an entitlements file.
  ///
  /// If the file does not contain the entitlement, the list of domains is empty.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - file: The file index that the parser stores in source locations.
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

/// An entry of the associated domains entitlement, such as `applinks:example.com`.
package struct AssociatedDomain: Hashable, Sendable {
  private static let service = "applinks:"

  /// The unchanged text of the entry.
  package let text: String
  /// The host in lowercase, without a leading `*.`.
  package let host: String
  package let port: Int?
  /// A Boolean value that indicates whether the entry matches all subdomains of `host`, but not `host` itself.
  package let isWildcard: Bool
  /// The mode in which the system fetches the association file, or `nil` if the entry has no mode.
  ///
  /// The mode is `developer`, `managed`, or a combination of both.
  package let mode: String?
  /// The source location of the entry, or `nil` if the entry was not parsed from a file.
  package let span: Span?

  /// Creates an entry for the universal links of a host.
  package init(host: String) {
    self.init("\(Self.service)\(host)", at: nil)!
  }

  /// Parses an entry, and returns `nil` if the entry has a service other than `applinks`.
  ///
  /// The initializer accepts an entry that starts with a build setting, because the value of the setting may contain
  /// the service.
  ///
  /// - Parameters:
  ///   - text: The entry.
  ///   - span: The source location of the entry, or `nil` if the entry is not from a parsed file.
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

  /// A Boolean value that indicates whether the entry contains an Xcode build setting.
  package var isVariable: Bool { BuildSetting.isUsed(in: text) }

  /// A Boolean value that indicates whether the host is valid. A common mistake is a complete URL instead of a host.
  package var isSound: Bool {
    !host.isEmpty
      && host.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789.-_".unicodeScalars.contains($0) }
  }
}
