/// `com.apple.developer.associated-domains`. See Apple's "Associated Domains Entitlement" and "Configuring an
/// associated domain".
package struct AssociatedDomains: Hashable, Sendable {
  package static let key = "com.apple.developer.associated-domains"

  /// Domains with other services are ignored.
  package var domains: [AssociatedDomain]

  package init(_ domains: [AssociatedDomain]) { self.domains = domains }
}

extension AssociatedDomains {
  package init(_ source: SourceFile, file: Int) throws(FormatError) {
    let take = ValueReader(format: .propertyList)
    let root = try PropertyListParser.value(source, file: file)
    _ = try take.members(root, "the root value", at: .start(ofFile: file))
    self.init([])
    guard let member = root.member(Self.key) else {
      if let other = root.members.first(where: { Suggestion.isSlip($0.key, Self.key) }) {
        throw FormatError(
          .propertyList, "`\(other.key)` is not the key of associated domains; did you mean `\(Self.key)`?",
          at: other.span)
      }
      return
    }
    domains = try take.texts(member).compactMap { AssociatedDomain($0.text, at: $0.span) }
  }

  package var propertyList: String {
    PropertyListText.dictionary { list in
      list.key(Self.key)
      list.element("array") { list in
        for domain in domains { list.string(domain.text) }
      }
    }
  }
}

package struct AssociatedDomain: Hashable, Sendable {
  private static let service = "applinks:"

  package let text: String
  /// In lowercase, without a leading `*.`.
  package let host: String
  package let port: Int?
  package let isWildcard: Bool
  /// `developer`, `managed`, or a combination of both.
  package let mode: String?
  package let span: Span?

  package init(host: String) { self.init("\(Self.service)\(host)", at: nil)! }

  /// Accepts an entry that starts with a build setting, whose value may contain the service.
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

  package var isVariable: Bool { BuildSetting.isUsed(in: text) }

  /// A common mistake is a complete URL instead of a host.
  package var isSound: Bool {
    !host.isEmpty
      && host.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789.-_".unicodeScalars.contains($0) }
  }
}

/// The entries of an Info.plist that links need: `CFBundleURLTypes`, from Apple's "Defining a custom URL scheme for your
/// app", and `NSUserActivityTypes`.
package struct InfoPlist: Hashable, Sendable {
  package struct URLType: Hashable, Sendable {
    package var name: String?
    package var schemes: [Scheme]

    package init(name: String?, schemes: [Scheme]) {
      self.name = name
      self.schemes = schemes
    }
  }

  package struct Scheme: Hashable, Sendable {
    /// The system ignores the case of a scheme.
    package var text: String
    package var span: Span?

    package init(_ text: String, at span: Span? = nil) {
      self.text = text
      self.span = span
    }

    package var isVariable: Bool { BuildSetting.isUsed(in: text) }

    /// The lowercase name before a colon. A common mistake is `shop://` instead of `shop`.
    package var name: String { text.prefix { $0 != ":" }.lowercased() }
  }

  package var types: [URLType]
  package var activityTypes: [String]

  package init(_ types: [URLType], activityTypes: [String] = []) {
    self.types = types
    self.activityTypes = activityTypes
  }

  package var schemes: [Scheme] { types.flatMap(\.schemes) }
}

extension InfoPlist {
  package static let activityTypesKey = "NSUserActivityTypes"

  package init(_ source: SourceFile, file: Int) throws(FormatError) {
    let take = ValueReader(format: .propertyList)
    let root = try PropertyListParser.value(source, file: file)
    _ = try take.members(root, "the root value", at: .start(ofFile: file))
    self.init([])
    if let member = root.member(Self.activityTypesKey) { activityTypes = try take.texts(member).map(\.text) }
    guard let member = root.member("CFBundleURLTypes") else {
      if let key = root.members.first(where: { $0.key.hasPrefix("com.apple.developer.") }) {
        throw FormatError(
          .propertyList, "this file with `\(key.key)` contains the entitlements, not the Info.plist", at: key.span,
          help: "swap the paths of `infoPlist` and `entitlements` if each names the other file")
      }
      return
    }
    for element in try take.list(member.value, "`CFBundleURLTypes`", at: member.span) {
      _ = try take.members(element.value, "an entry of `CFBundleURLTypes`", at: element.span)
      var type = URLType(name: element.value["CFBundleURLName"]?.string, schemes: [])
      if let schemes = element.value.member("CFBundleURLSchemes") {
        type.schemes = try take.texts(schemes).map { Scheme($0.text, at: $0.span) }
      }
      types.append(type)
    }
  }

  package var propertyList: String {
    PropertyListText.dictionary { list in
      if !activityTypes.isEmpty {
        list.key(Self.activityTypesKey)
        list.element("array") { list in
          for type in activityTypes { list.string(type) }
        }
      }
      guard !types.isEmpty else { return }
      list.key("CFBundleURLTypes")
      list.element("array") { list in
        for type in types {
          list.element("dict") { list in
            if let name = type.name {
              list.key("CFBundleURLName")
              list.string(name)
            }
            list.key("CFBundleURLSchemes")
            list.element("array") { list in
              for scheme in type.schemes { list.string(scheme.text) }
            }
          }
        }
      }
    }
  }
}

/// Such as `$(APP_SCHEME)` or `${APP_SCHEME}`, which Xcode replaces.
package enum BuildSetting {
  /// The final value of such a string is unknown.
  package static func isUsed(in text: String) -> Bool {
    var isAfterDollar = false
    for byte in text.utf8 {
      if isAfterDollar, byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { return true }
      isAfterDollar = byte == UInt8(ascii: "$")
    }
    return false
  }
}
