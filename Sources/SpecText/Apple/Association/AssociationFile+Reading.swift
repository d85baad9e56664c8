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
    if source.rootElement == "plist" {
      throw FormatError(
        .association, "this file is a property list, but an association file in JSON is expected",
        at: .start(ofFile: file),
        help:
          "in the spec, `association` names an association file, and `infoPlist` and `entitlements` name property lists"
      )
    }
    let root = try JSONParser.value(bytes, file: file, of: .association)
    guard let links = root.member("applinks") else {
      if let key = root.misspelling(of: ["applinks"]) { throw key.error }
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

private let take = ValueReader(format: .association)

/// Apple's systems ignore values of a wrong type, so the reader records these mistakes and continues.
private struct AssociationReader {
  private var file = AssociationFile()
  private var variables = Set(AssociationFile.systemVariables.keys)
  private static let mostMistakes = 20

  mutating func file(_ links: FileValue.Member) throws(FormatError) -> AssociationFile {
    _ = try take.members(links.value, "`applinks`", at: links.span)
    if let member = links.value.member("substitutionVariables") {
      file.substitutionVariables = substitutionVariables(member)
      variables.formUnion(file.substitutionVariables.keys)
    }
    let defaults: ComponentKeys
    (defaults, file.defaults) = self.defaults(of: links.value)
    guard let details = links.value.member("details") else {
      if let key = links.value.misspelling(of: ["details"]) { throw key.error }
      throw FormatError(
        .association, "`applinks` has no `details`, so no app opens links", at: links.span,
        help: "add `\"details\": [{ \"appIDs\": […], \"components\": […] }]`")
    }
    if ["appIDs", "appID", "components", "paths"].contains(where: { details.value[$0] != nil }) {
      add(
        FormatError(
          .association, "`details` is an object, but a list of objects is expected", at: details.span,
          help: "add brackets around the object: `\"details\": [{ … }]`"))
      addDetails(details.value, at: details.span, defaults)
    } else if case .object(let members) = details.value {
      // The first systems used an object whose keys are the identifiers of the apps.
      for member in members { addDetails(member.value, at: member.span, of: member.key, defaults) }
    } else {
      for element in try take.list(details.value, "`details`", at: details.span) {
        addDetails(element.value, at: element.span, defaults)
      }
    }
    return file
  }

  private mutating func add(_ mistake: FormatError) {
    if file.mistakes.count < Self.mostMistakes { file.mistakes.append(mistake) }
  }

  private mutating func valid<Value>(_ read: () throws(FormatError) -> Value) -> Value? {
    do throws(FormatError) {
      return try read()
    } catch {
      add(error)
      return nil
    }
  }

  private mutating func members(_ value: FileValue, _ name: String, at span: Span) -> [FileValue.Member]? {
    valid { () throws(FormatError) in try take.members(value, name, at: span) }
  }

  private mutating func list(_ member: FileValue.Member) -> [FileValue.Element] {
    valid { () throws(FormatError) in try take.list(member.value, "`\(member.key)`", at: member.span) } ?? []
  }

  private mutating func text(_ value: FileValue, _ name: String, at span: Span, help: String? = nil) -> String? {
    valid { () throws(FormatError) in try take.text(value, name, at: span, help: help) }
  }

  private mutating func bool(_ member: FileValue.Member) -> Bool? {
    valid { () throws(FormatError) in try take.bool(member.value, "`\(member.key)`", at: member.span) }
  }

  private mutating func substitutionVariables(_ member: FileValue.Member) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for variable in members(member.value, "`substitutionVariables`", at: member.span) ?? [] {
      if variable.key.unicodeScalars.contains(where: { $0 == "$" || $0 == "(" || $0 == ")" }) {
        add(
          FormatError(
            .association, "`\(variable.key)` is not a valid variable name, because it contains `$`, `(` or `)`",
            at: variable.span))
        continue
      }
      let texts = self.texts(variable)
      for (text, span) in texts {
        guard let other = AssociationPatternPart.variables(in: text).first else { continue }
        add(
          FormatError(
            .association,
            "the variable `\(variable.key)` uses `$(\(other))`, but a variable cannot use another variable",
            at: span, help: "list the texts of `$(\(other))` as separate entries"))
      }
      result[variable.key] = texts.map(\.text)
    }
    return result
  }

  private mutating func texts(_ member: FileValue.Member) -> [(text: String, span: Span)] {
    var texts: [(text: String, span: Span)] = []
    for element in list(member) {
      if let text = self.text(element.value, "an entry of `\(member.key)`", at: element.span) {
        texts.append((text, element.span))
      }
    }
    return texts
  }

  private mutating func addDetails(
    _ value: FileValue, at span: Span, of key: String? = nil, _ fileDefaults: ComponentKeys
  ) {
    guard members(value, "an entry of `details`", at: span) != nil else { return }
    var details = AssociationFile.Details(appIDs: [], components: [])
    addAppIDs(of: value, at: span, key, to: &details)
    let defaults: ComponentKeys
    (defaults, details.defaults) = self.defaults(of: value)
    let completed = { (keys: ComponentKeys) in keys.over(defaults).over(fileDefaults) }
    if let member = value.member("components") {
      for element in list(member) {
        if let component = component(element, completed) { details.components.append(component) }
      }
    } else if let member = value.member("paths") {
      for (path, span) in texts(member) { details.components.append(component(ofPath: path, at: span, completed)) }
    } else if let key = value.misspelling(of: ["components", "paths"]) {
      add(key.error)
    } else {
      add(
        FormatError(
          .association, "this entry of `details` has no `components`, so it matches no URLs", at: span,
          help: "add the components of the links, which `waymark apple` prints"))
    }
    if details.appIDs.isEmpty { details.components = [] }
    file.details.append(details)
  }

  private mutating func addAppIDs(
    of value: FileValue, at span: Span, _ key: String?, to details: inout AssociationFile.Details
  ) {
    var appIDs = key.map { [($0, span)] } ?? []
    let appID = value.member("appID")
    let text = appID.flatMap { self.text($0.value, "`appID`", at: $0.span) }
    if let member = value.member("appIDs") {
      appIDs += texts(member)
      details.ignoredAppID = text
      if case .list(let elements) = member.value, elements.isEmpty {
        add(
          FormatError(
            .association, "`appIDs` is empty, so this entry of `details` names no app", at: member.span,
            help: text.map { "add `\($0)`, because the system ignores `appID` beside `appIDs`" }
              ?? "add an app ID: `[\"TEAM.com.example\"]`"))
      }
    } else if let appID {
      if let text { appIDs.append((text, appID.span)) }
    } else if let wrong = value.misspelling(of: ["appIDs", "appID"]) {
      add(wrong.error)
    } else if key == nil {
      add(
        FormatError(
          .association, "this entry of `details` names no app", at: span,
          help: "add `\"appIDs\": [\"TEAM.com.example\"]`"))
    }
    for (appID, span) in appIDs where !AppID.isValid(appID) {
      let error = AppID.error(appID)
      add(FormatError(.association, error.message, at: span, help: error.help))
    }
    details.appIDs = appIDs.map(\.0)
  }

  private mutating func component(
    _ element: FileValue.Element, _ completed: (ComponentKeys) -> ComponentKeys
  ) -> AssociationFile.Component? {
    guard let members = members(element.value, "an entry of `components`", at: element.span) else { return nil }
    let keys = completed(self.keys(members))
    var component = AssociationFile.Component(
      path: keys.path, query: keys.query, fragment: keys.fragment, isExcluded: keys.isExcluded ?? false)
    component.span = element.span
    // A comment has no effect.
    component.comment = element.value["comment"]?.string
    component.options = options(members)
    return component
  }

  private mutating func component(
    ofPath path: String, at span: Span, _ completed: (ComponentKeys) -> ComponentKeys
  ) -> AssociationFile.Component {
    let prefix = "NOT "
    let isExcluded = path.hasPrefix(prefix)
    let pattern = isExcluded ? String(path.dropFirst(prefix.count)) : path
    check(pattern, at: span)
    let keys = completed(ComponentKeys(path: pattern, isExcluded: isExcluded))
    var component = AssociationFile.Component(
      path: keys.path, query: keys.query, fragment: keys.fragment, isExcluded: isExcluded)
    component.span = span
    return component
  }

  private mutating func keys(_ members: [FileValue.Member]) -> ComponentKeys {
    var keys = ComponentKeys()
    for member in members {
      switch member.key {
      case "/": keys.path = pattern(member)
      case "#": keys.fragment = pattern(member)
      case "?": keys.query = query(member)
      case "exclude": keys.isExcluded = bool(member)
      default:
        if let key = MisspelledKey(ofComponent: member) { add(key.error) }
      }
    }
    return keys
  }

  private mutating func query(_ member: FileValue.Member) -> AssociationFile.Query? {
    guard case .object(let members) = member.value else { return pattern(member).map { .text($0) } }
    var items: [AssociationFile.Item] = []
    for member in members {
      guard case .string = member.value else {
        _ = pattern(member, help: "write a string; otherwise, the system ignores the whole `?` of this component")
        return nil
      }
      items.append(AssociationFile.Item(key: member.key, pattern: pattern(member) ?? ""))
    }
    return .items(items)
  }

  private mutating func pattern(_ member: FileValue.Member, help: String? = nil) -> String? {
    let pattern = text(member.value, "`\(member.key)`", at: member.span, help: help)
    if let pattern { check(pattern, at: member.span) }
    return pattern
  }

  /// A pattern with an undefined variable matches nothing.
  private mutating func check(_ pattern: String, at span: Span) {
    for name in AssociationPatternPart.variables(in: pattern) where !variables.contains(name) {
      add(
        FormatError(
          .association, "the variable `$(\(name))` is not defined", at: span,
          help: "define `\(name)` in `substitutionVariables`, or use a predefined variable: "
            + AssociationFile.systemVariables.keys.sorted().map { "`\($0)`" }.joined(separator: ", ")))
    }
  }

  private mutating func defaults(of value: FileValue) -> (ComponentKeys, AssociationFile.Options) {
    guard let member = value.member("defaults") else { return (ComponentKeys(), .init()) }
    let members = members(member.value, "`defaults`", at: member.span) ?? []
    return (keys(members), options(members))
  }

  private mutating func options(_ members: [FileValue.Member]) -> AssociationFile.Options {
    var options = AssociationFile.Options()
    for member in members {
      switch member.key {
      case "caseSensitive": options.caseSensitive = bool(member)
      case "percentEncoded": options.percentEncoded = bool(member)
      default: break
      }
    }
    return options
  }
}

/// The system ignores unknown keys, so an association file can contain others.
private struct MisspelledKey {
  let member: FileValue.Member
  let meant: String

  static let known = [
    "activitycontinuation", "appID", "appIDs", "appclips", "applinks", "apps", "components", "defaults", "details",
    "paths", "substitutionVariables", "webcredentials",
  ]
  private static let options = ["caseSensitive", "exclude", "percentEncoded"]
  private static let otherNames = [
    "path": "/", "paths": "/", "pathname": "/", "query": "?", "queries": "?", "fragment": "#", "hash": "#",
    "not": "exclude",
  ]

  init(_ member: FileValue.Member, _ meant: String) {
    self.member = member
    self.meant = meant
  }

  init?(ofComponent member: FileValue.Member) {
    let key = member.key
    guard !Self.options.contains(key), key != "comment",
      let meant = Self.otherNames[key.lowercased()] ?? Suggestion.nearest(to: key, among: Self.options).first
    else { return nil }
    self.init(member, meant)
  }

  var error: FormatError {
    FormatError(
      .association, "the system ignores the key `\(member.key)`", at: member.span,
      help: Suggestion.question(about: [meant]))
  }
}

extension FileValue {
  fileprivate func misspelling(of keys: [String]) -> MisspelledKey? {
    members.lazy.filter { !MisspelledKey.known.contains($0.key) }.compactMap { member in
      Suggestion.nearest(to: member.key, among: keys).first.map { MisspelledKey(member, $0) }
    }.first
  }
}

/// The keys of a component that `defaults` can also have. Apple documents only the options, but macOS uses all.
private struct ComponentKeys {
  var path, fragment: String?
  var query: AssociationFile.Query?
  var isExcluded: Bool?

  func over(_ defaults: Self) -> Self {
    Self(
      path: path ?? defaults.path, fragment: fragment ?? defaults.fragment, query: query ?? defaults.query,
      isExcluded: isExcluded ?? defaults.isExcluded)
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
