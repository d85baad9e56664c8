import SpecText

/// The activities of a manifest.
struct AndroidManifest {
  /// The prefix of the attributes of Android.
  let prefix: String

  /// The words in the names of activities that only pass links on.
  private static let dispatchers = ["deeplink", "linkhandler", "urlhandler", "linkdispatcher", "router", "applinks"]

  func read(
    _ application: XMLElement, into app: inout ImportedApp, _ origins: inout ImportedOrigins
  ) throws(FormatError) {
    let launchers = launchers(of: application)
    var count = 0
    for activity in application.children where activity.name == "activity" || activity.name == "activity-alias" {
      let isAlias = activity.name == "activity-alias"
      guard let name = value(isAlias ? "targetActivity" : "name", of: activity) ?? value("name", of: activity) else {
        continue
      }
      let links = app.links.count
      read(activity, name.shortClassName, launchers: launchers, into: &app, &origins)
      count += app.links[links...].reduce(0) { $0 + $1.patterns.count }
      guard count <= IntentFilter.mostPatternsOfFile else {
        throw FormatError(
          .input, "the manifest has more than \(IntentFilter.mostPatternsOfFile) combinations of a host and a path",
          at: activity.span
        )
      }
    }
  }

  /// Returns the names of the activities that the home screen of the device starts.
  private func launchers(of application: XMLElement) -> Set<String> {
    var names: Set<String> = []
    for activity in application.children {
      let isLauncher = activity.children.contains { filter in
        filter.children.contains {
          $0.name == "category" && value("name", of: $0)?.text == "android.intent.category.LAUNCHER"
        }
      }
      if isLauncher, let name = value("targetActivity", of: activity) ?? value("name", of: activity) {
        names.insert(name.shortClassName)
      }
    }
    return names
  }

  private func read(
    _ activity: XMLElement, _ name: String, launchers: Set<String>, into app: inout ImportedApp,
    _ origins: inout ImportedOrigins
  ) {
    var links: [ImportedLink] = []
    for element in activity.children where element.name == "intent-filter" {
      links += self.links(element, name, into: &app, &origins)
    }
    guard !links.isEmpty else { return }
    let lowercase = name.lowercased()
    let isDispatcher = launchers.contains(name) || Self.dispatchers.contains { lowercase.contains($0) }
    if isDispatcher {
      for index in links.indices {
        links[index].isCandidate = true
        if links.count > 1 { links[index].destination = nil }
      }
      app.notes.append(
        ImportNote(
          .information, "\(Quoted(name)) decides itself which screen a link opens, so its links name no screen",
          at: activity.span))
    } else {
      app.screens.append(screen(activity, name, launchers: launchers))
    }
    app.links += links
  }

  private func screen(_ activity: XMLElement, _ name: String, launchers: Set<String>) -> ImportedScreen {
    var screen = ImportedScreen(name, .pushed, at: activity.span)
    if let label = value("label", of: activity), label.reference == nil, !label.text.isEmpty {
      screen.title = label.text
    }
    var parent = value("parentActivityName", of: activity)
    // Before Android 4.1, metadata named the parent.
    for data in activity.children where data.name == "meta-data" && parent == nil {
      if value("name", of: data)?.text == "android.support.PARENT_ACTIVITY" { parent = value("value", of: data) }
    }
    // The launcher activity is the root of the app.
    if let parent = parent?.shortClassName, !launchers.contains(parent), parent != name { screen.parent = parent }
    return screen
  }

  /// Returns the links of a filter.
  private func links(
    _ element: XMLElement, _ name: String, into app: inout ImportedApp, _ origins: inout ImportedOrigins
  ) -> [ImportedLink] {
    var names: Set<String> = []
    for child in element.children where child.name == "action" || child.name == "category" {
      if let name = value("name", of: child)?.text { names.insert(name) }
    }
    var filter = filter(element)
    guard names.contains("android.intent.action.VIEW"), !filter.schemes.isEmpty else {
      let hasURLs = names.contains("android.intent.action.VIEW") && !filter.hosts.isEmpty
      if hasURLs {
        app.notes.append(
          ImportNote(
            .decision, "this filter has a host but no scheme, so Android opens no URL with it", at: element.span))
      }
      return []
    }
    guard names.contains("android.intent.category.BROWSABLE") else {
      app.notes.append(
        ImportNote(
          .information, "the draft omits this filter, because it lacks the category `BROWSABLE`", at: element.span))
      return []
    }
    if value("autoVerify", of: element)?.text != "true",
      filter.schemes.contains(where: { $0.text.lowercased().hasPrefix("http") })
    {
      filter.note(
        .information, "the filter has no `autoVerify`, so Android asks the user for the app that opens the links",
        at: element.span)
    }
    let patterns = filter.patterns()
    origins.add(patterns)
    guard !patterns.links.isEmpty else {
      app.notes += patterns.notes
      return []
    }
    return patterns.imported(to: name)
  }

  private func filter(_ element: XMLElement) -> IntentFilter {
    var filter = IntentFilter(at: element.span)
    for child in element.children {
      switch child.name {
      case "data": add(child, to: &filter)
      case "uri-relative-filter-group":
        var group = IntentFilter.Group(
          isAllowed: value("allow", of: child)?.text != "false", attributes: [], span: child.span)
        for data in child.children where data.name == "data" { group.attributes += attributes(data) }
        filter.groups.append(group)
      default: break
      }
    }
    return filter
  }

  private func add(_ data: XMLElement, to filter: inout IntentFilter) {
    if let scheme = value("scheme", of: data) { filter.schemes.append(scheme) }
    if let host = value("host", of: data) {
      let port = value("port", of: data).map { ":\($0.text)" } ?? ""
      filter.hosts.append(AndroidValue(host.text + port, at: host.span))
    }
    filter.paths += attributes(data).filter { $0.part == .path }
    for attribute in data.attributes where attribute.name.hasPrefix(prefix + ":") {
      let name = local(attribute.name)
      if name == "mimeType" || name.hasPrefix("ssp") {
        filter.note(
          .information, "a spec has no equivalent of `\(name)`, so the draft ignores the attribute", at: attribute.span)
      }
    }
  }

  private func attributes(_ data: XMLElement) -> [IntentFilter.Attribute] {
    data.attributes.compactMap { attribute in
      guard attribute.name.hasPrefix(prefix + ":") else { return nil }
      return IntentFilter.Attribute(name: local(attribute.name), value: AndroidValue(attribute))
    }
  }

  private func value(_ name: String, of element: XMLElement) -> AndroidValue? {
    element.attribute("\(prefix):\(name)").map { AndroidValue($0) }
  }

  private func local(_ name: String) -> String {
    String(name.utf8.dropFirst(prefix.utf8.count + 1)) ?? ""
  }
}
