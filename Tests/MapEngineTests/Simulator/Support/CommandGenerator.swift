#if canImport(TestSupport)
  import LinkResolving
  import TestSupport
#else
  import LinkResolving
#endif

/// A generator of random commands for a published spec.
///
/// The commands are the same on every machine, and as WebAssembly.
struct CommandGenerator {
  private struct Parameter {
    let label: String
    let type: String
    let isOptional: Bool
    let isList: Bool
  }

  private struct Screen {
    let name: String
    let parameters: [Parameter]
    /// The tabs, sheets, and covers in which the screen may be pushed. The list is empty if the screen may be pushed in
    /// every tab.
    let places: [String]
    /// The sheets and covers over which the screen may be presented.
    let covers: [String]
    let conditions: [String]
  }

  private let tabs: [String]
  private let conditions: [String]
  private let types: [PublishedSpec.DeclaredType]
  private let screens: [[Screen]]
  private let returning: [String]
  private let canArrange: Bool
  private let canResolve: Bool
  private let urls: [String]
  /// The commands that follow.
  private var queue: [String] = []
  /// The result of the former command.
  private var former = ""
  private var random: SplitMix64

  init(_ spec: PublishedSpec, urls: [String], seed: UInt64) {
    let caseTables = spec.caseTables ?? PublishedSpec.CaseTables()
    tabs = spec.tabs.map { $0.declaration.name }
    conditions = spec.conditions.map { $0.name }
    types = spec.types
    returning = spec.routes.filter { $0.returns != nil && $0.presentations != [.window] }.map { $0.declaration.name }
    canArrange = spec.tabBar.customization != nil
    canResolve = !caseTables[.link].isEmpty
    self.urls = urls
    screens = caseTables.tables.prefix(4).map { Self.screens($0.bytes, caseTables.features) }
    random = SplitMix64(seed: seed)
  }

  /// The kinds of commands, each as often as it is generated.
  private static let kinds: [String] = [
    "push", "push", "push", "placed", "placed", "placed", "guarded", "guarded", "guarded", "nested", "nested",
    "present", "present",
    "sheet", "cover", "window", "window", "pushInWindow", "pushInWindow", "popInWindow", "closeWindow", "select",
    "select", "tap", "tap", "pop", "pop",
    "popToRoot", "popTo", "popTo", "replace", "dismiss", "dismiss", "dismissTo", "dismissTo", "dismissAll", "swipe",
    "swipe", "open", "open", "open", "open", "open", "resolve", "resolve", "resolveTo", "resolveTo", "resolved",
    "cancelResolving", "discardLink", "discardCommand", "condition", "condition", "condition", "hideTab", "hideTab",
    "showTab", "showTab", "moveTab", "moveTab", "resetTabBar", "ask", "ask", "finish", "finish", "finish", "state",
    "malformed", "damaged", "damaged",
  ]

  /// Returns a random command.
  ///
  /// - Parameter result: The result of the former command, or an empty text.
  /// - Returns: The command.
  mutating func next(after result: String) -> String {
    former = result
    var texts = ResultTexts(result)
    _ = texts.next()
    // Commands that continue or drop a waiting link are frequent.
    switch texts.next() {
    case "resolving" where below(4) > 0:
      return command(pick(["resolve", "resolveTo", "resolveTo", "resolved", "cancelResolving", "open"]))
    case "pending" where below(2) == 0:
      return command(pick(["discardCommand", "discardCommand", "discardLink", "condition", "dismiss", "swipe"]))
    default: break
    }
    if !queue.isEmpty { return queue.removeFirst() }
    // A long stack makes each result long.
    if below(100) == 0 { return "reset" }
    let kind = kind()
    guard kind == "damaged" else { return command(kind) }
    return damaged(command(pick(Self.kinds)))
  }

  /// Returns a kind of command that the spec usually allows.
  private mutating func kind() -> String {
    for _ in 0..<8 {
      let kind = pick(Self.kinds)
      if isUseful(kind) { return kind }
    }
    return pick(Self.kinds)
  }

  private func isUseful(_ kind: String) -> Bool {
    switch kind {
    case "window", "pushInWindow", "popInWindow", "closeWindow": !screens[3].isEmpty
    case "sheet": !screens[1].isEmpty
    case "cover": !screens[2].isEmpty
    case "nested", "dismissTo": (screens[1] + screens[2]).contains { !$0.covers.isEmpty }
    case "guarded": screens[0].contains { !$0.conditions.isEmpty }
    case "condition", "discardCommand", "discardLink": !conditions.isEmpty
    case "ask", "finish": !returning.isEmpty
    case "resolve", "resolveTo", "resolved", "cancelResolving": canResolve
    case "hideTab", "showTab", "moveTab", "resetTabBar": canArrange
    default: true
    }
  }

  /// Returns a command that leads to the place of a screen. Further commands push the screen.
  private mutating func place(_ isGuarded: Bool) -> String {
    let choices = screens[0].filter { !isGuarded || !$0.conditions.isEmpty }
    guard !choices.isEmpty else { return isGuarded ? command("present") : command("push") }
    let screen = pick(choices)
    let text = text(screen)
    if isGuarded {
      let missing = pick(screen.conditions)
      if below(2) == 0 {
        queue.append("condition " + Self.encoded(missing) + " false")
        queue.append("push " + text)
        queue.append(pick(["dismiss", "discardCommand", "swipe", "pop", command("condition"), command("open")]))
      }
      for condition in screen.conditions { queue.append("condition " + Self.encoded(condition) + " true") }
      queue.append("push " + text)
      if below(2) == 0 { queue.append("condition " + Self.encoded(missing) + " false") }
    } else {
      queue.append("push " + text)
      if below(3) == 0 { queue += ["push " + text, "popTo " + text] }
      if below(4) == 0 { queue += [command("push"), "popTo " + text] }
    }
    guard let place = screen.places.isEmpty ? tabs.first : pick(screen.places) else { return "state" }
    guard tabs.contains(place) else { return "present " + self.screen([1, 2], named: place) }
    queue.insert("select " + Self.encoded(place), at: 0)
    return "showTab " + Self.encoded(place)
  }

  /// Returns a command that presents a sheet or cover. Further commands present another one over it.
  private mutating func nest() -> String {
    let choices = (screens[1] + screens[2]).filter { !$0.covers.isEmpty }
    guard !choices.isEmpty else { return command("present") }
    let screen = pick(choices)
    let base = self.screen([1, 2], named: pick(screen.covers))
    queue += ["present " + text(screen), pick(["dismissTo " + base, "dismiss", "dismissAll", "swipe", "state"])]
    return pick(["sheet ", "cover ", "present ", "present "]) + base
  }

  private mutating func command(_ kind: String) -> String {
    switch kind {
    case "placed": return place(false)
    case "guarded": return place(true)
    case "nested": return nest()
    case "push", "replace": return kind + separator() + screen([0])
    case "popTo": return kind + separator() + (shown("stacks", "modals") ?? screen([0]))
    case "present": return kind + separator() + screen([1, 2])
    case "dismissTo": return kind + separator() + (shown("modals", "modals") ?? screen([1, 2]))
    case "sheet": return kind + separator() + screen([1])
    case "cover": return kind + separator() + screen([2])
    case "window": return kind + separator() + window()
    case "closeWindow": return kind + separator() + window()
    case "pushInWindow": return "push" + separator() + screen([0]) + separator() + window()
    case "popInWindow": return pick(["pop", "popToRoot"]) + separator() + window()
    case "select", "tap", "hideTab", "showTab": return kind + separator() + tab()
    case "moveTab": return kind + separator() + tab() + separator() + String(below(6))
    case "open": return kind + " " + url()
    case "resolve", "resolved", "cancelResolving", "discardLink", "discardCommand", "dismiss", "dismissAll", "swipe",
      "pop", "popToRoot", "resetTabBar", "state":
      return kind
    case "resolveTo": return "resolve" + separator() + (below(4) == 0 ? tab() : screen([0, 1, 2, 3]))
    case "condition":
      return kind + separator() + (conditions.isEmpty ? "none" : pick(conditions)) + separator()
        + pick(["true", "true", "false"])
    case "ask", "finish":
      guard !returning.isEmpty else { return kind + separator() + screen([0, 1, 2]) }
      if kind == "finish", below(3) > 0, let name = returning.first(where: { Self.asked(in: former).contains($0) }) {
        return kind + separator() + Self.encoded(name)
      }
      let name = pick(returning)
      return kind + separator() + screen([0, 1, 2], named: name)
    default: return malformed()
    }
  }

  private mutating func separator() -> String { below(8) == 0 ? "+" : " " }

  private mutating func tab() -> String { below(40) == 0 ? "nothing" : Self.encoded(pick(tabs)) }

  private mutating func window() -> String { shown("windows", "windows") ?? screen([3]) }

  /// Returns a screen in a section of the former result, or `nil` if there is none, and sometimes in other cases.
  private mutating func shown(_ section: String, _ other: String) -> String? {
    guard below(4) > 0 else { return nil }
    let commands = Self.commands(in: former, section, other)
    return commands.isEmpty ? nil : pick(commands)
  }

  private mutating func url() -> String {
    guard !urls.isEmpty, below(20) > 0 else { return pick(["x:y", "https://example.org/a%20b?c=d#e", "", "%%%", "/"]) }
    var url = Array(pick(urls).utf8)
    switch below(12) {
    case 0: if !url.isEmpty { url[below(url.count)] = UInt8(truncatingIfNeeded: 33 + below(90)) }
    case 1: if !url.isEmpty { url.removeLast(below(url.count)) }
    case 2: url += "?a=b&a=c&%41=%C3%A9".utf8
    default: break
    }
    return String(decoding: url, as: UTF8.self)
  }

  /// Returns a screen of one of the kinds.
  private mutating func screen(_ kinds: [Int], named name: String? = nil) -> String {
    var choices = kinds.flatMap { screens[$0] }
    if let name { choices = choices.filter { $0.name == name } }
    guard !choices.isEmpty else { return "nothing" }
    return text(pick(choices))
  }

  /// Returns a screen with random values.
  private mutating func text(_ screen: Screen) -> String {
    var text = Self.encoded(screen.name)
    var separator = "?"
    for parameter in screen.parameters {
      let count = parameter.isList ? below(3) : parameter.isOptional ? below(2) : below(60) == 0 ? 0 : 1
      for _ in 0..<count {
        guard let value = value(parameter.type) else { continue }
        text += separator + Self.encoded(parameter.label) + "=" + Self.encoded(value)
        separator = "&"
      }
    }
    return text
  }

  /// Returns a value of a type, or `nil` for a type of the app.
  private mutating func value(_ type: String) -> String? {
    let isNative = types.contains { declared in
      if declared.name == type, case .native = declared.texts { true } else { false }
    }
    if isNative { return nil }
    if below(80) == 0 { return pick(["", "\u{0}", "9223372036854775808", "\u{2028}<b>", "é", "nan", "ﬁ\u{301}"]) }
    switch type {
    case "Int": return pick(["1", "1", "2", "-3", "3000000000", "9223372036854775807"])
    case "UInt": return pick(["1", "1", "2", "4294967296"])
    case "Double": return pick(["1.5", "1.5", "-0.25", "0.1", "123456789012345680000", "0.0000001"])
    case "Bool": return pick(["true", "false"])
    case "UUID": return pick(["3f2504e0-4f89-11d3-9a0c-0305e82c3301", "3F2504E0-4F89-11D3-9A0C-0305E82C33AB"])
    case "Date": return pick(["2026-01-31", "2024-02-29"])
    case "URL": return pick(["https://example.com/a?b=c", "app://host"])
    case "String": return pick(["a", "a", "b", "ä \"<&>\\ \u{2029}", "\u{1F34C}\n\t"])
    default:
      for declared in types where declared.name == type {
        if case .cases(let cases) = declared.texts, !cases.isEmpty { return pick(cases).name }
      }
      return nil
    }
  }

  private mutating func malformed() -> String {
    switch below(9) {
    case 0: return ""
    case 1: return "push"
    case 2: return "push a%"
    case 3: return "push %FF"
    case 4: return "  +  "
    case 5: return String(repeating: "push a ", count: below(3000))
    case 6: return "condition"
    case 7: return "moveTab " + tab() + " " + pick(["-1", "x", "99999999999999999999", "1001"])
    default:
      let bytes = (0..<below(40)).map { _ in UInt8(truncatingIfNeeded: below(256)) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Changes a few bytes of a command.
  private mutating func damaged(_ command: String) -> String {
    var bytes = Array(command.utf8)
    for _ in 0...below(3) {
      guard !bytes.isEmpty else { break }
      switch below(4) {
      case 0: bytes[below(bytes.count)] = UInt8(truncatingIfNeeded: below(256))
      case 1: bytes.remove(at: below(bytes.count))
      case 2: bytes.insert(UInt8(truncatingIfNeeded: 32 + below(96)), at: below(bytes.count))
      default: bytes.removeLast(below(bytes.count))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Tables

  /// Returns the screens of a case table, including the screens of features.
  private static func screens(_ table: [UInt8], _ features: [PublishedSpec.Table]) -> [Screen] {
    var screens: [Screen] = []
    for line in table.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      var parameters: [Parameter] = []
      var feature: [UInt8]?
      if fields.count > 1 {
        for text in fields[1].split(separator: UInt8(ascii: " ")) {
          let sides = text.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
          guard sides.count > 1 else { continue }
          var type = sides[1]
          let isOptional = type.last == UInt8(ascii: "?")
          let isList = type.first == UInt8(ascii: "[")
          if isOptional { type = type.dropLast() }
          if isList { type = type.dropFirst().dropLast() }
          let name = String(decoding: type, as: UTF8.self)
          if sides[0].isEmpty {
            for table in features where table.name == name { feature = table.bytes }
          }
          parameters.append(
            Parameter(
              label: String(decoding: sides[0], as: UTF8.self), type: name, isOptional: isOptional, isList: isList))
        }
      }
      if let feature {
        screens += self.screens(feature, features)
      } else {
        let attributes = fields.map { String(decoding: $0, as: UTF8.self) }
        screens.append(
          Screen(
            name: attributes[0], parameters: parameters, places: names("in=", attributes),
            covers: names("over=", attributes), conditions: names("requires=", attributes)))
      }
    }
    return screens
  }

  /// Returns the names in an attribute.
  private static func names(_ prefix: String, _ attributes: [String]) -> [String] {
    let attribute = attributes.first { $0.hasPrefix(prefix) } ?? prefix
    return attribute.dropFirst(prefix.utf8.count).split(separator: ",").map { String($0) }
  }

  private static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default: encoded += byte < 16 ? "%0" + String(byte, radix: 16) : "%" + String(byte, radix: 16)
      }
    }
    return encoded
  }

  // MARK: Results

  /// Returns the screens in two sections of a result, in the form of commands.
  private static func commands(in result: String, _ section: String, _ other: String) -> [String] {
    var commands: [String] = []
    var texts = ResultTexts(result)
    var isWanted = false
    while let text = texts.next() {
      switch text {
      case "stacks", "modals", "windows", "conditions": isWanted = text == section || text == other
      case "command" where isWanted: if let command = texts.next() { commands.append(command) }
      default: break
      }
    }
    return commands
  }

  /// Returns the names of the screens whose result is awaited.
  private static func asked(in result: String) -> [String] {
    var names: [String] = []
    var texts = ResultTexts(result)
    var isWanted = false
    while let text = texts.next() {
      if isWanted { names.append(text) }
      if text == "questions" { isWanted = true }
    }
    return names
  }

  // MARK: Random numbers

  /// Returns a random number below a limit. `Int.random` would depend on the size of `Int`.
  private mutating func below(_ limit: Int) -> Int { limit < 1 ? 0 : Int(random.next() % UInt64(limit)) }

  private mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }
}
