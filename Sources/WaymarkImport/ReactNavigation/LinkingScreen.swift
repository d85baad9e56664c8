import SpecText

/// A screen or a navigator in a linking configuration.
struct LinkingScreen {
  let name: String
  let span: Span
  /// The path relative to the path of the navigator; `nil` if the screen has no path.
  private(set) var path: String?
  /// A Boolean value that indicates whether the path is not relative.
  private(set) var isExact = false
  private(set) var aliases: [(path: String, isExact: Bool, span: Span)] = []
  private(set) var screens: [LinkingScreen] = []
  private(set) var isNavigator = false
  private(set) var initialRouteName: String?
  private(set) var types: [String: ImportedPattern.CaptureType] = [:]
  private(set) var presentation: String?
  private(set) var title: String?

  /// The maximum number of paths and screens in a configuration.
  private static let most = 20_000
  /// The maximum number of functions of a screen.
  private static let mostTypes = 64

  /// Decodes the members of `screens`.
  ///
  /// - Throws: A ``FormatError`` if a value has the wrong type, or if the configuration has too many screens.
  static func all(_ members: [FileValue.Member], at span: Span) throws(FormatError) -> [LinkingScreen] {
    var screens: [LinkingScreen] = []
    var count = 0
    for member in members {
      screens.append(try LinkingScreen(member))
      count += screens[screens.count - 1].count
      guard count <= most else {
        throw FormatError(.input, "the configuration has more than \(most) screens and aliases", at: member.span)
      }
    }
    return screens
  }

  /// The number of screens and aliases.
  private var count: Int { screens.reduce(1 + aliases.count) { $0 + $1.count } }

  /// Decodes a member of `screens`.
  ///
  /// - Throws: A ``FormatError`` if a value has the wrong type.
  private init(_ member: FileValue.Member) throws(FormatError) {
    name = member.key
    span = member.span
    if case .string(let text) = member.value {
      path = text
      return
    }
    guard case .object = member.value else { throw member.mismatch("a path or an object") }
    for member in try member.object() {
      switch member.key {
      case "path":
        // The value `null` is in exported configurations.
        if case .other = member.value { continue }
        path = try member.text()
      case "exact":
        guard case .bool(let bool) = member.value else { throw member.mismatch("`true` or `false`") }
        isExact = bool
      case "screens":
        isNavigator = true
        for child in try member.object() { screens.append(try LinkingScreen(child)) }
      case "initialRouteName": initialRouteName = try member.text()
      case "alias": try addAliases(member)
      case "parse": types = try Self.types(member)
      case "presentation": presentation = member.value.string
      case "title": title = member.value.string
      case "options":
        presentation = presentation ?? member.value["presentation"]?.string
        title = title ?? member.value["title"]?.string
      default: break
      }
    }
  }

  private mutating func addAliases(_ member: FileValue.Member) throws(FormatError) {
    guard case .list(let elements) = member.value else {
      for text in try member.texts() { aliases.append((text.value, false, text.span)) }
      return
    }
    for element in elements {
      if case .string(let text) = element.value {
        aliases.append((text, false, element.span))
      } else if let path = element.value["path"]?.string {
        var isExact = false
        if case .bool(true) = element.value["exact"] { isExact = true }
        aliases.append((path, isExact, element.span))
      } else {
        throw FormatError(.input, "a path or an object with a `path` is expected in `alias`", at: element.span)
      }
    }
  }

  /// Returns the types of the functions in `parse`, which an exported configuration contains as texts.
  private static func types(_ member: FileValue.Member) throws(FormatError) -> [String: ImportedPattern.CaptureType] {
    var types: [String: ImportedPattern.CaptureType] = [:]
    for function in try member.object().prefix(mostTypes) {
      guard case .string(let text) = function.value else { continue }
      types[function.key] = LinkingTypes.type(of: text, name: function.key)
    }
    return types
  }

  /// The screen that the navigator shows first, if the configuration shows that screen.
  ///
  /// Without `initialRouteName`, the screen is the only one, or has the path or the subject of the navigator, such as
  /// `Home` in the navigator `HomeTab`.
  var initialScreen: LinkingScreen? {
    if let initialRouteName { return screens.first { $0.name == initialRouteName } }
    if screens.count == 1 { return screens[0] }
    let words = LinkingTypes.subject(of: name)
    return screens.first { $0.path == "" }
      ?? screens.first { !words.isEmpty && LinkingTypes.subject(of: $0.name) == words }
  }

  /// The screen without screens that the navigator shows first.
  var initialLeaf: LinkingScreen? {
    guard isNavigator else { return self }
    return initialScreen?.initialLeaf
  }

  /// The kind of screen for the presentation, such as `modal` in a stack navigator; `nil` for other presentations.
  ///
  /// See <https://reactnavigation.org/docs/native-stack-navigator#presentation>.
  var kind: ImportedScreen.Kind? {
    switch presentation {
    case "modal", "containedModal", "formSheet", "pageSheet": .sheet
    case "fullScreenModal", "transparentModal", "containedTransparentModal": .cover
    default: nil
    }
  }

  /// The tabs if the navigator is a tab bar; otherwise, an empty array.
  ///
  /// A navigator is a tab bar if its name contains the word "Tab" or "Tabs", such as `BottomTabs` and `(tabs)`. If at least
  /// two screens of another navigator have the word "Tab" in their names, such as `HomeTab`, these screens are tabs.
  var tabs: [LinkingScreen] {
    LinkingTypes.isTabBar(name) && isNavigator ? screens : Self.tabs(among: screens)
  }

  /// Returns the screens with the word "Tab" in their names, if there are at least two.
  static func tabs(among screens: [LinkingScreen]) -> [LinkingScreen] {
    let tabs = screens.filter { LinkingTypes.words($0.name).contains("tab") }
    return tabs.count > 1 ? tabs : []
  }
}
