import SpecText

/// The contents of a linking configuration.
struct LinkingConfiguration {
  private let prefixes: [Located<String>]
  private let screens: [FileValue.Member]
  private let initialRouteName: String?
  /// The path before the paths of all screens.
  private let path: String
  private let file: Int
  private let span: Span

  /// Keys of other JSON files, which contain no screens.
  private static let foreignKeys = [
    "dependencies": "package.json", "devDependencies": "package.json", "compilerOptions": "tsconfig.json",
    "presets": "the configuration of Babel", "openapi": "an OpenAPI document",
  ]

  /// Finds the parts of a configuration.
  ///
  /// - Throws: A ``FormatError`` if the value is not a configuration.
  init(_ root: FileValue, file: Int) throws(FormatError) {
    self.file = file
    var root = root
    var prefixes: [Located<String>] = []
    if let linking = root.member("linking"), case .object = linking.value, linking.value.member("path") == nil {
      root = linking.value
    }
    if let member = root.member("prefixes") { prefixes = try member.texts() }
    if let member = root.member("config"), root.member("prefixes") != nil || member.value.member("screens") != nil {
      _ = try member.object()
      root = member.value
    }
    self.prefixes = prefixes
    if let member = root.member("screens"), case .object = member.value {
      span = member.span
      screens = try member.object()
      initialRouteName = try root.member("initialRouteName")?.text()
      path = try root.member("path")?.text() ?? ""
      return
    }
    if let (key, name) = Self.foreignKeys.first(where: { root.member($0.key) != nil }), let member = root.member(key) {
      throw FormatError(
        .input, "this file is \(name), but a linking configuration is expected", at: member.span)
    }
    span = root.members.first?.span ?? .start(ofFile: file)
    guard root.member("prefixes") == nil, root.member("screens") == nil, !root.members.isEmpty else {
      throw FormatError(
        .input, "this configuration has no `screens`", at: .start(ofFile: file),
        help: "a linking configuration has the form `{ \"prefixes\": […], \"config\": { \"screens\": { … } } }`")
    }
    for member in root.members {
      switch member.value {
      case .string, .object: continue
      default: throw member.mismatch("the path of a screen, or an object with a `path` or `screens`,")
      }
    }
    screens = root.distinctMembers
    initialRouteName = nil
    path = ""
  }

  /// Adds the contents to an app.
  ///
  /// - Throws: A ``FormatError`` if the configuration has a value of the wrong type.
  func read(into app: inout ImportedApp) throws(FormatError) {
    let origins = LinkingPrefixes(prefixes)
    app.add(schemes: origins.schemes)
    app.add(hosts: origins.hosts)
    app.notes += origins.notes
    var reader = LinkingScreens(origins: origins)
    try reader.read(screens, initialRouteName: initialRouteName, path: path, at: span)
    app.screens += reader.screens
    app.links += reader.finishedLinks
    app.notes += reader.notes
  }
}
