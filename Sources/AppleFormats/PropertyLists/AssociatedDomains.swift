import WaymarkDiagnostics

/// The domains whose universal links an app's entitlements claim: `com.apple.developer.associated-domains`.
///
/// See Apple's "Associated Domains Entitlement" and "Configuring an associated domain".
package struct AssociatedDomains: Hashable, Sendable {
  package static let key = "com.apple.developer.associated-domains"

  /// Those of `applinks`, in the order of the file. Other services are passed over.
  package var domains: [AssociatedDomain]

  package init(_ domains: [AssociatedDomain]) {
    self.domains = domains
  }
}

extension AssociatedDomains {
  /// The domains in a file of entitlements; none where it has no such key.
  ///
  /// - Complexity: O(size of the file).
  package init(_ source: SourceFile, file: Int) throws(FormatError) {
    let take = ValueReader(format: .propertyList)
    let root = try PropertyListParser.value(source, file: file)
    _ = try take.members(root, "the file's value", at: .start(ofFile: file))
    self.init([])
    guard let member = root.member(Self.key) else { return }
    domains = try take.texts(member).compactMap { AssociatedDomain($0.text, at: $0.span) }
  }

  /// A file with nothing but this entitlement.
  package var propertyList: String {
    PropertyListText.dictionary { list in
      list.key(Self.key)
      list.element("array") { list in
        for domain in domains { list.string(domain.text) }
      }
    }
  }
}

/// One entry, `applinks:HOST`, with what stands in it.
package struct AssociatedDomain: Hashable, Sendable {
  private static let service = "applinks:"

  /// As it is written.
  package let text: String
  /// In lower case, without a `*.` in front of it.
  package let host: String
  package let port: Int?
  /// Whether it is all hosts below `host`, and not `host` itself.
  package let isWildcard: Bool
  /// How the system is to fetch the association file, where that is said: `developer`, `managed` or both.
  package let mode: String?
  /// Where it stands, in a file that was read.
  package let span: Span?

  /// An entry that asks for a host's links.
  package init(host: String) {
    self.init("\(Self.service)\(host)", at: nil)!
  }

  /// What an entry says; nil where it is one of another service. One that is a build setting may be one of this.
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

  /// Whether a build setting is part of it.
  package var isVariable: Bool { BuildSetting.isUsed(in: text) }

  /// Whether the host can be one: a common mistake is a whole URL.
  package var isSound: Bool {
    !host.isEmpty
      && host.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789.-_".unicodeScalars.contains($0) }
  }
}
