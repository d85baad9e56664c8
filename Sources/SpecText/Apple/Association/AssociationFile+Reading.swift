extension AssociationFile {
  /// 128 KB, from "Supporting associated domains" and, since April 2016, the "App Search Programming Guide".
  package static let largestSize = 131_072

  /// Like Apple's systems, ignores unknown keys and all services except `applinks`. Converts `paths`, which systems
  /// before iOS 13 used, to components.
  package init(_ source: SourceFile, file: Int) throws(FormatError) {
    let bytes = source.withoutByteOrderMark.bytes
    guard bytes.count <= Self.largestSize else {
      throw FormatError(
        .association, "this file has \(bytes.count) bytes, more than the system's limit of \(Self.largestSize)",
        at: .start(ofFile: file), help: "combine patterns with `*`, `?` or a variable")
    }
    if let error = Self.signatureError(bytes, file: file) { throw error }
    let root = try JSONParser.value(bytes, file: file, of: .association)
    guard let links = root.member("applinks") else {
      throw FormatError(
        .association, "this file has no `applinks`, so it declares no universal links",
        at: .start(ofFile: file), help: "an association file has the form `{ \"applinks\": { \"details\": […] } }`")
    }
    var reader = AssociationReader()
    self = try reader.file(links)
  }

  private static func signatureError(_ bytes: [UInt8], file: Int) -> FormatError? {
    // A sequence in DER or BER, either of more than 127 bytes or of indefinite length.
    let isBinary = bytes.count > 1 && bytes[0] == 0x30 && bytes[1] >= 0x80
    guard isBinary || bytes.starts(with: Array("-----BEGIN ".utf8)) else { return nil }
    return FormatError(
      .association, "this file is signed (CMS), so its JSON cannot be read", at: .start(ofFile: file),
      help: "use the unsigned JSON, which all systems since iOS 9 accept, or extract the JSON with "
        + "`openssl smime -verify -noverify -inform \(isBinary ? "DER" : "PEM") -in FILE`")
  }
}

private struct AssociationReader {
  private let take = ValueReader(format: .association)
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
      // The first systems used an object whose keys are the identifiers of the apps.
      for member in members { file.details.append(try self.details(member.value, at: member.span, of: member.key)) }
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
          .association, "`\(variable.key)` is not a valid variable name, because it contains `$`, `(` or `)`",
          at: variable.span)
      }
      let texts = try take.texts(variable)
      for (text, span) in texts {
        guard let other = AssociationPatternPart.variables(in: text).first else { continue }
        throw FormatError(
          .association, "the variable `\(variable.key)` uses `$(\(other))`, but a variable cannot use another variable",
          at: span, help: "list the texts of `$(\(other))` as separate entries")
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
      // A file for all systems has the identifier in both keys.
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
        .association, "this entry of `details` has no `components`, so it matches no URLs", at: span,
        help: "add `\"components\": [{ \"/\": \"*\" }]` to match all URLs of the site")
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
      // A comment has no effect.
      case "comment": component.comment = member.value.string
      default: break
      }
    }
    component.options = try options(element.value)
    return component
  }

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
    for name in AssociationPatternPart.variables(in: pattern) where !variables.contains(name) {
      throw FormatError(
        .association, "the variable `$(\(name))` is not defined", at: span,
        help: "define `\(name)` in `substitutionVariables`, or use a predefined variable: "
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

extension AssociationFile {
  /// The description does not mention links of the apps in `appIDs`, because the generated file contains these links.
  package static func loss(in bytes: [UInt8], besidesLinksOf appIDs: [String]) -> String? {
    let text = SourceFile(path: "", bytes: bytes).withoutByteOrderMark.bytes
    if text.allSatisfy({ $0 <= 0x20 }) { return nil }
    guard let root = try? JSONParser.value(text, file: 0, of: .association), case .object = root else {
      return "text that is not JSON with unique keys"
    }
    func other(_ object: FileValue, _ known: [String]) -> String? {
      object.members.map(\.key).filter { !known.contains($0) }.min().map { "`\($0)`" }
    }
    if let key = other(root, ["applinks"]) { return key }
    guard let links = root["applinks"], case .object = links else { return "an `applinks` that is not an object" }
    if let key = other(links, ["details", "defaults", "substitutionVariables", "apps"]) { return key }
    // If `apps` exists, it has to be empty.
    if let apps = links["apps"] {
      guard case .list(let apps) = apps, apps.isEmpty else { return "`apps`" }
    }
    guard case .list(let details) = links["details"] else { return "a `details` that is not a list" }
    for entry in details.map(\.value) {
      guard case .object = entry else { return "an entry of `details` that is not an object" }
      if let key = other(entry, ["appIDs", "appID", "components", "paths", "defaults"]) { return key }
      if entry["paths"] != nil { return "`paths` in the old format" }
      let named = elements(of: entry["appIDs"]) + [entry["appID"]].compactMap(\.self)
      let names = named.compactMap(\.string)
      guard names.count == named.count, !names.isEmpty else { return "an entry of `details` without valid `appIDs`" }
      if let appID = names.first(where: { !appIDs.contains($0) }) { return "`details` of the app `\(appID)`" }
      for component in elements(of: entry["components"]) {
        if let key = other(component, ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]) {
          return key
        }
        // A generated file excludes only longer paths, never specific names.
        if component["exclude"].map(isTrue) ?? false, let path = component["/"]?.string,
          path.contains(where: { !"/?*".contains($0) })
        {
          return "the exclusion `\(path)`"
        }
      }
    }
    return details.count < 2 ? nil : "several entries of `details`"
  }

  private static func isTrue(_ value: FileValue) -> Bool { if case .bool(true) = value { true } else { false } }

  private static func elements(of value: FileValue?) -> [FileValue] {
    if case .list(let elements) = value { elements.map(\.value) } else { [] }
  }
}
