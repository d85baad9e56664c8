import WaymarkDiagnostics

extension AssociationFile {
  /// How long the file may be, in bytes that are not compressed.
  ///
  /// Apple's "Supporting associated domains" and, since April 2016, its "App Search Programming Guide" give 128 KB.
  package static let largestSize = 131_072

  /// What a file says of universal links.
  ///
  /// Other services and unknown keys are passed over, as the system does. `paths`, which systems before iOS 13 read,
  /// become components where there are no others.
  ///
  /// - Complexity: O(size of the file).
  package init(_ source: SourceFile, file: Int) throws(FormatError) {
    let bytes = source.withoutByteOrderMark.bytes
    guard bytes.count <= Self.largestSize else {
      throw FormatError(
        .association, "this file has \(bytes.count) bytes, and the system reads none of more than \(Self.largestSize)",
        at: .start(ofFile: file), help: "one pattern with `*`, `?` or a variable can stand for many")
    }
    if let error = Self.signatureError(bytes, file: file) { throw error }
    let root = try JSONParser.value(bytes, file: file, of: .association)
    guard let links = root.member("applinks") else {
      throw FormatError(
        .association, "this file has no `applinks`, so it says nothing of universal links",
        at: .start(ofFile: file), help: "an association file is `{ \"applinks\": { \"details\": […] } }`")
    }
    var reader = AssociationReader()
    self = try reader.file(links)
  }

  /// Why a signed file is not read: it was for iOS 8, over HTTP.
  private static func signatureError(_ bytes: [UInt8], file: Int) -> FormatError? {
    // A sequence of DER or BER, of more than 127 bytes or of no length that is told.
    let isBinary = bytes.count > 1 && bytes[0] == 0x30 && bytes[1] >= 0x80
    guard isBinary || bytes.starts(with: Array("-----BEGIN ".utf8)) else { return nil }
    return FormatError(
      .association, "this file is signed (CMS), and its text cannot be seen through the signature",
      at: .start(ofFile: file),
      help: "systems since iOS 9 need no signature: name the JSON that was signed, or take it out with "
        + "`openssl smime -verify -noverify -inform \(isBinary ? "DER" : "PEM") -in FILE`")
  }
}

/// Makes an association file of the values in its JSON.
private struct AssociationReader {
  private let take = ValueReader(format: .association)
  /// The names that patterns may use.
  private var variables = Set(AssociationFile.systemVariables.keys)

  mutating func file(_ links: FileValue.Member) throws(FormatError) -> AssociationFile {
    _ = try take.members(links.value, "`applinks`", at: links.span)
    var file = AssociationFile()
    file.defaults = try defaults(of: links.value)
    if let member = links.value.member("substitutionVariables") {
      file.substitutionVariables = try substitutionVariables(member)
      variables.formUnion(file.substitutionVariables.keys)
    }
    guard let details = links.value.member("details") else {
      throw FormatError(
        .association, "`applinks` has no `details`, so no app opens links", at: links.span,
        help: "add `\"details\": [{ \"appIDs\": […], \"components\": […] }]`")
    }
    if case .object(let members) = details.value {
      // The first systems had details by the apps' IDs.
      for member in members {
        file.details.append(try self.details(member.value, at: member.span, of: member.key))
      }
    } else {
      for element in try take.list(details.value, "`details`", at: details.span) {
        file.details.append(try self.details(element.value, at: element.span))
      }
    }
    return file
  }

  private func substitutionVariables(_ member: FileValue.Member) throws(FormatError) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for variable in try take.members(member.value, "`substitutionVariables`", at: member.span) {
      if variable.key.unicodeScalars.contains(where: { $0 == "$" || $0 == "(" || $0 == ")" }) {
        throw FormatError(
          .association, "`\(variable.key)` cannot be the name of a variable, as there is a `$`, `(` or `)` in it",
          at: variable.span)
      }
      let texts = try take.texts(variable)
      for (text, span) in texts {
        guard let other = PatternPart.variables(in: text).first else { continue }
        throw FormatError(
          .association, "the texts of the variable `\(variable.key)` cannot use a variable, and one has `$(\(other))`",
          at: span, help: "write out what `$(\(other))` stands for, an entry each")
      }
      result[variable.key] = texts.map(\.text)
    }
    return result
  }

  private func details(
    _ value: FileValue, at span: Span, of key: String? = nil
  ) throws(FormatError) -> AssociationFile.Details {
    _ = try take.members(value, "an entry of `details`", at: span)
    var appIDs = key.map { [$0] } ?? []
    if let member = value.member("appIDs") { appIDs += try take.texts(member).map(\.text) }
    if let member = value.member("appID") {
      // A file for all systems has it in both.
      let appID = try take.text(member.value, "`appID`", at: member.span)
      if !appIDs.contains(appID) { appIDs.append(appID) }
    } else if key == nil, value.member("appIDs") == nil {
      throw FormatError(
        .association, "this entry of `details` names no app", at: span,
        help: "add `\"appIDs\": [\"TEAM.com.example\"]`")
    }
    var details = AssociationFile.Details(appIDs: appIDs, components: [])
    details.defaults = try defaults(of: value)
    if let member = value.member("components") {
      for element in try take.list(member.value, "`components`", at: member.span) {
        details.components.append(try component(element))
      }
    } else if let member = value.member("paths") {
      for (path, span) in try take.texts(member) { details.components.append(try component(ofPath: path, at: span)) }
    } else {
      throw FormatError(
        .association, "this entry of `details` has no `components`, so it says nothing of URLs", at: span,
        help: "add `\"components\": [{ \"/\": \"*\" }]` for all of the site's")
    }
    return details
  }

  private func component(_ element: FileValue.Element) throws(FormatError) -> AssociationFile.Component {
    var component = AssociationFile.Component()
    component.span = element.span
    for member in try take.members(element.value, "an entry of `components`", at: element.span) {
      switch member.key {
      case "/": component.path = try pattern(member)
      case "#": component.fragment = try pattern(member)
      case "?": component.query = try query(member)
      case "exclude": component.isExcluded = try take.bool(member.value, "`exclude`", at: member.span)
      // Nothing depends on it.
      case "comment": component.comment = member.value.string
      default: break
      }
    }
    component.options = try options(element.value)
    return component
  }

  /// What stands in `paths`.
  private func component(ofPath path: String, at span: Span) throws(FormatError) -> AssociationFile.Component {
    let prefix = "NOT "
    let isExcluded = path.hasPrefix(prefix)
    let pattern = isExcluded ? String(path.dropFirst(prefix.count)) : path
    try check(pattern, at: span)
    var component = AssociationFile.Component(path: pattern, isExcluded: isExcluded)
    component.span = span
    return component
  }

  private func query(_ member: FileValue.Member) throws(FormatError) -> AssociationFile.Query {
    guard case .object(let members) = member.value else { return .text(try pattern(member)) }
    var items: [AssociationFile.Item] = []
    for member in members { items.append(AssociationFile.Item(key: member.key, pattern: try pattern(member))) }
    return .items(items)
  }

  private func pattern(_ member: FileValue.Member) throws(FormatError) -> String {
    let pattern = try take.text(member.value, "`\(member.key)`", at: member.span)
    try check(pattern, at: member.span)
    return pattern
  }

  private func check(_ pattern: String, at span: Span) throws(FormatError) {
    for name in PatternPart.variables(in: pattern) where !variables.contains(name) {
      throw FormatError(
        .association, "there is no variable `\(name)` for `$(\(name))`", at: span,
        help: "define it in `substitutionVariables`, or use one that every file has: "
          + AssociationFile.systemVariables.keys.sorted().map { "`\($0)`" }.joined(separator: ", "))
    }
  }

  private func defaults(of value: FileValue) throws(FormatError) -> AssociationFile.Options {
    guard let member = value.member("defaults") else { return .init() }
    _ = try take.members(member.value, "`defaults`", at: member.span)
    return try options(member.value)
  }

  private func options(_ value: FileValue) throws(FormatError) -> AssociationFile.Options {
    var options = AssociationFile.Options()
    if let member = value.member("caseSensitive") {
      options.caseSensitive = try take.bool(member.value, "`caseSensitive`", at: member.span)
    }
    if let member = value.member("percentEncoded") {
      options.percentEncoded = try take.bool(member.value, "`percentEncoded`", at: member.span)
    }
    return options
  }
}
