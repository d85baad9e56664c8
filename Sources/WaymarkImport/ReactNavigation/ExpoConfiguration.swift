import SpecText

/// The links in the `app.json` file of an Expo app.
///
/// See <https://docs.expo.dev/versions/latest/config/app/>.
enum ExpoConfiguration {
  /// Returns the members of the configuration, or `nil` if a file is not the configuration of an Expo app.
  static func object(in root: FileValue) -> FileValue? {
    if let expo = root["expo"], case .object = expo, root.member("screens") == nil { return expo }
    let isExpo = root["slug"]?.string != nil && (root["ios"] ?? root["android"] ?? root["scheme"]) != nil
    return isExpo ? root : nil
  }

  /// Adds the contents of a configuration to an app.
  ///
  /// - Throws: A ``FormatError`` if a value has the wrong type.
  static func read(_ expo: FileValue, file: Int, into app: inout ImportedApp) throws(FormatError) {
    for platform in [expo, expo["ios"], expo["android"]].compactMap(\.self) {
      guard let member = platform.member("scheme") else { continue }
      let texts = try member.texts()
      for text in texts where !text.value.isScheme {
        app.notes.append(
          ImportNote(.decision, "\(Quoted(text.value)) is not a valid URL scheme", at: text.span))
      }
      app.add(schemes: texts.filter(\.value.isScheme))
    }
    if let domains = expo["ios"]?.member("associatedDomains") {
      let entries = try domains.texts().compactMap { AssociatedDomain($0.value, at: $0.span) }
      EntitlementsReader.add(entries, to: &app, file: file)
    }
    if let identifier = expo["ios"]?.member("bundleIdentifier") {
      app.notes.append(
        ImportNote(
          .information, "the app identifier \(Quoted(try identifier.text())) has no prefix of a team",
          help: "add the prefix and the identifier to `appIDs`, such as `TEAM.com.example`", at: identifier.span))
    }
    if let filters = expo["android"]?.member("intentFilters") {
      guard case .list(let elements) = filters.value else { throw filters.mismatch("a list") }
      var origins = ImportedOrigins()
      var types = ExpressionTypes()
      var count = 0
      for element in elements {
        let links = app.links.count
        try read(element, into: &app, &origins, &types)
        count += app.links[links...].reduce(0) { $0 + $1.patterns.count }
        guard count <= IntentFilter.mostPatternsOfFile else {
          throw FormatError(
            .input, "the file has more than \(IntentFilter.mostPatternsOfFile) combinations of a host and a path",
            at: element.span)
        }
      }
      app.add(origins)
    }
  }

  private static func read(
    _ element: FileValue.Element, into app: inout ImportedApp, _ origins: inout ImportedOrigins,
    _ types: inout ExpressionTypes
  ) throws(FormatError) {
    guard element.value["action"]?.string?.hasSuffix("VIEW") == true else { return }
    let categories = try element.value.member("category")?.texts() ?? []
    guard categories.contains(where: { $0.value.hasSuffix("BROWSABLE") }) else {
      app.notes.append(
        ImportNote(
          .information, "the draft omits this filter, because it lacks the category `BROWSABLE`", at: element.span))
      return
    }
    var filter = IntentFilter(at: element.span)
    switch element.value["data"] {
    case .list(let all): for data in all { add(data.value, to: &filter) }
    case let data?: add(data, to: &filter)
    case nil: break
    }
    let patterns = filter.patterns()
    origins.add(patterns)
    // The links start the app, and other files name the screens.
    var links = patterns.imported(to: nil)
    for index in links.indices {
      links[index].isCandidate = true
      links[index].resolveExpressions(&types)
    }
    if links.isEmpty { app.notes += patterns.notes }
    app.links += links
  }

  private static func add(_ data: FileValue, to filter: inout IntentFilter) {
    let port = data.member("port").flatMap { member in
      if case .number(let text) = member.value { text } else { member.value.string }
    }
    for member in data.members {
      guard let text = member.value.string else { continue }
      switch member.key {
      case "scheme": filter.schemes.append(AndroidValue(text, at: member.span))
      case "host":
        filter.hosts.append(AndroidValue(text + (port.map { ":\($0)" } ?? ""), at: member.span))
      default:
        let value = AndroidValue(text, at: member.span)
        if let attribute = IntentFilter.Attribute(name: member.key, value: value), attribute.part == .path {
          filter.paths.append(attribute)
        }
      }
    }
  }
}
