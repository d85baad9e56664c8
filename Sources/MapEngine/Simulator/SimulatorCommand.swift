import SpecText
import WaymarkLinks
import WaymarkNavigation

/// A command of the simulator, decoded from one line of text such as `push product?id=3`.
///
/// The name of a command precedes its arguments. A space or a plus sign separates them, so a command can also be a part
/// of a URL's fragment:
///
/// | text | effect |
/// |---|---|
/// | `state` | returns the state |
/// | `reset` | returns to the first launch |
/// | `select TAB`, `tap TAB` | selects a tab, with code or as the user does |
/// | `push SCREEN [WINDOW]`, `replace SCREEN [WINDOW]` | shows a screen on the visible stack, or in a window |
/// | `pop [WINDOW]`, `popTo SCREEN [WINDOW]`, `popToRoot [WINDOW]` | removes screens from a stack |
/// | `present SCREEN`, `sheet SCREEN`, `cover SCREEN` | presents a sheet or cover |
/// | `dismiss`, `dismissTo SCREEN`, `dismissAll` | dismisses sheets and covers |
/// | `swipe` | dismisses the topmost sheet as the user does |
/// | `window SCREEN`, `closeWindow SCREEN` | opens or closes a window |
/// | `open URL` | opens a link; the URL is the rest of the line |
/// | `resolve`, `resolve TAB`, `resolve SCREEN` | answers the link that the app resolves: nowhere, or a destination |
/// | `resolved`, `cancelResolving` | the app has handled the link itself, or stops |
/// | `discardLink`, `discardCommand` | drops what waits for a condition |
/// | `condition NAME true`, `condition NAME false` | changes a condition |
/// | `hideTab TAB`, `showTab TAB`, `moveTab TAB POSITION`, `resetTabBar` | changes the tab bar |
/// | `ask SCREEN`, `finish SCREEN` | shows a screen that returns a value, or returns the value |
///
/// A screen has the form of ``CommandScreen``.
enum SimulatorCommand<Spec: NavigationSpec> {
  typealias Place = NavigationPlace<Spec>
  typealias Modal = NavigationState<Spec>.Modal.Screen

  case state, reset
  case select(Spec.Tab), tap(Spec.Tab), hide(Spec.Tab), show(Spec.Tab)
  case move(Spec.Tab, to: Int)
  case resetTabBar
  case push(Spec.Route, in: Place?), replace(Spec.Route, in: Place?), popTo(Spec.Route, in: Place?)
  case pop(in: Place?), popToRoot(in: Place?)
  case present(Modal), dismissTo(Modal)
  case dismiss, dismissAll, swipe
  case openWindow(Spec.Window), closeWindow(Spec.Window)
  case open(url: String)
  /// `nil` if the link leads nowhere.
  case resolve(Landing<Spec>?)
  case resolved, cancelResolving, discardLink
  case change(Spec.Condition, to: Bool)
  case ask(ShownScreen<Spec>)
  /// Returns a value from the screen with this name.
  case finish(String)
  case discardCommand

  init(_ text: String, _ rules: ScreenRules) throws(InvalidCommand) {
    self = try CommandDecoder<Spec>(text, rules).command()
  }
}

struct InvalidCommand: Error {
  let message: String

  init(_ message: String) { self.message = message }

  fileprivate init(unknown name: String) {
    let names = CommandName.allCases.map { $0.rawValue }
    let commands = "the commands are \(names.joined(separator: ", "))"
    let similar = Suggestion.suffix(for: name, among: names)
    message = name == "help" ? commands : "there is no command \(name)\(similar); \(commands)"
  }
}

private enum CommandName: String, CaseIterable {
  case state, reset, select, tap, hideTab, showTab, moveTab, resetTabBar, push, replace, popTo, pop, popToRoot, present,
    sheet, cover, dismissTo, dismiss, dismissAll, swipe, window, closeWindow, open, resolve, resolved, cancelResolving,
    discardLink, condition, ask, finish, discardCommand
}

private struct CommandDecoder<Spec: NavigationSpec> {
  /// In bytes.
  private static var longest: Int { 8192 }

  private let name: CommandName
  private let argumentText: Substring
  /// Still percent-encoded.
  private let arguments: [Substring]
  private let rules: ScreenRules

  init(_ text: String, _ rules: ScreenRules) throws(InvalidCommand) {
    let utf8 = text.utf8
    let start = utf8.firstIndex { !Self.isSeparator($0) } ?? utf8.endIndex
    let end = utf8[start...].firstIndex { Self.isSeparator($0) } ?? utf8.endIndex
    guard utf8.count <= Self.longest, start < end else { throw InvalidCommand("the command is empty or too long") }
    guard let name = CommandName(rawValue: String(text[start..<end])) else {
      throw InvalidCommand(unknown: String(text[start..<end]))
    }
    self.name = name
    argumentText = end == utf8.endIndex ? "" : text[utf8.index(after: end)...]
    arguments = argumentText.utf8.split { Self.isSeparator($0) }.map { Substring($0) }
    self.rules = rules
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "+") }

  func command() throws(InvalidCommand) -> SimulatorCommand<Spec> {
    switch name {
    case .state: .state
    case .reset: .reset
    case .select: .select(try tab())
    case .tap: .tap(try tab())
    case .hideTab: .hide(try tab())
    case .showTab: .show(try tab())
    case .moveTab: .move(try tab(), to: try position())
    case .resetTabBar: .resetTabBar
    case .push: try route { .push($0, in: $1) }
    case .replace: try route { .replace($0, in: $1) }
    case .popTo: try route { .popTo($0, in: $1) }
    case .pop: .pop(in: try place(at: 0))
    case .popToRoot: .popToRoot(in: try place(at: 0))
    case .present, .sheet, .cover: .present(try modal())
    case .dismissTo: .dismissTo(try modal())
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .swipe: .swipe
    case .window: .openWindow(try screen(at: 0))
    case .closeWindow: .closeWindow(try screen(at: 0))
    case .open: .open(url: String(argumentText))
    case .resolve: .resolve(try landing())
    case .resolved: .resolved
    case .cancelResolving: .cancelResolving
    case .discardLink: .discardLink
    case .condition: try condition()
    case .ask: .ask(try question())
    case .finish: .finish(try returningScreen().text.name)
    case .discardCommand: .discardCommand
    }
  }

  /// `nil` if the argument is missing or malformed.
  private func text(at index: Int) -> String? {
    index < arguments.count ? CommandScreen.decoded(arguments[index].utf8) : nil
  }

  private func screenText(at index: Int) throws(InvalidCommand) -> CommandScreen {
    guard index < arguments.count, let text = CommandScreen(arguments[index].utf8) else {
      throw InvalidCommand("\(name.rawValue) needs a screen")
    }
    return text
  }

  private func tab() throws(InvalidCommand) -> Spec.Tab {
    let name = text(at: 0) ?? ""
    guard let tab = Spec.Tab.named(name) else { throw InvalidCommand("there is no tab \(name)") }
    return tab
  }

  private func position() throws(InvalidCommand) -> Int {
    guard let position = text(at: 1).flatMap({ Int($0) }), 0..<1000 ~= position else {
      throw InvalidCommand("moveTab needs a position")
    }
    return position
  }

  private func condition() throws(InvalidCommand) -> SimulatorCommand<Spec> {
    let name = text(at: 0) ?? ""
    guard let condition = Spec.Condition.allCases.first(where: { $0.rawValue == name }) else {
      throw InvalidCommand("there is no condition \(name)")
    }
    switch text(at: 1) {
    case "true": return .change(condition, to: true)
    case "false": return .change(condition, to: false)
    default: throw InvalidCommand("condition needs the value true or false")
    }
  }

  private func place(at index: Int) throws(InvalidCommand) -> NavigationPlace<Spec>? {
    if arguments.count <= index { return nil }
    return .window(try screen(at: index))
  }

  private func route(
    _ command: (Spec.Route, NavigationPlace<Spec>?) -> SimulatorCommand<Spec>
  ) throws(InvalidCommand) -> SimulatorCommand<Spec> {
    let place = try place(at: 1)
    return command(try screen(at: 0), place)
  }

  private enum Lookup<Screen: NavigationScreen> {
    case found(Screen)
    case unknown(InvalidCommand)
    case mismatch(InvalidCommand)

    func screen() throws(InvalidCommand) -> Screen {
      switch self {
      case .found(let screen): return screen
      case .unknown(let error), .mismatch(let error): throw error
      }
    }
  }

  private func find<Screen: NavigationScreen>(_ text: CommandScreen, _ type: Screen.Type) -> Lookup<Screen> {
    switch text.parts(in: Screen.navigationCases, rules) {
    case .found(let parts):
      if let screen = Screen(parts: parts) { return .found(screen) }
      return .mismatch(InvalidCommand("\(text.name) has parameters of other types"))
    case .mismatch(let reason): return .mismatch(InvalidCommand(reason))
    case .unknown: return .unknown(unknown(text))
    }
  }

  /// Names the command that shows the screen, or a similar screen.
  private func unknown(_ text: CommandScreen) -> InvalidCommand {
    func isScreen<Screen: NavigationScreen>(_: Screen.Type) -> Bool {
      if case .unknown = text.parts(in: Screen.navigationCases, rules) { false } else { true }
    }
    let kind: (noun: String, command: CommandName)? =
      if Spec.Tab.named(text.name) != nil {
        ("tab", .select)
      } else if isScreen(Spec.Route.self) {
        ("pushed screen", .push)
      } else if isScreen(Spec.Sheet.self) {
        ("sheet", .sheet)
      } else if isScreen(Spec.Cover.self) {
        ("cover", .cover)
      } else if isScreen(Spec.Window.self) {
        ("window", .window)
      } else {
        nil
      }
    guard let kind else {
      if let gate = Spec._gates.first(where: { $0.screen.name == text.name }) {
        return InvalidCommand("\(text.name) is a gate; use condition \(gate.condition.rawValue) false")
      }
      return InvalidCommand("there is no screen \(text.name)\(Suggestion.suffix(for: text.name, among: rules.names))")
    }
    return InvalidCommand("\(text.name) is a \(kind.noun); use \(kind.command.rawValue) \(text.name)")
  }

  private func screen<Screen: NavigationScreen>(at index: Int) throws(InvalidCommand) -> Screen {
    try find(try screenText(at: index), Screen.self).screen()
  }

  private func modal() throws(InvalidCommand) -> NavigationState<Spec>.Modal.Screen {
    let text = try screenText(at: 0)
    let cover = find(text, Spec.Cover.self)
    if name == .cover { return .cover(try cover.screen()) }
    switch (find(text, Spec.Sheet.self), cover) {
    case (.found, .found) where name == .present:
      throw InvalidCommand("the screen is a sheet and a cover; use sheet or cover")
    case (.found(let sheet), _): return .sheet(sheet)
    case (_, .found(let cover)):
      if name == .sheet { throw InvalidCommand("the screen has another presentation") }
      return .cover(cover)
    // The kind that has a screen with this name explains the mistake.
    case (.unknown, .mismatch(let error)), (.mismatch(let error), _), (.unknown(let error), .unknown): throw error
    }
  }

  private func landing() throws(InvalidCommand) -> Landing<Spec>? {
    if arguments.isEmpty { return nil }
    if let tab = text(at: 0).flatMap({ Spec.Tab.named($0) }) { return Landing(tab: tab, stack: .replace([])) }
    let text = try screenText(at: 0)
    let route = find(text, Spec.Route.self)
    if case .found(let route) = route { return Landing(stack: .replace([route])) }
    if case .found(let sheet) = find(text, Spec.Sheet.self) { return Landing(modals: [.init(.sheet(sheet))]) }
    if case .found(let cover) = find(text, Spec.Cover.self) { return Landing(modals: [.init(.cover(cover))]) }
    if case .found(let window) = find(text, Spec.Window.self) {
      return Landing(window: NavigationState<Spec>.OpenWindow(window))
    }
    return Landing(stack: .replace([try route.screen()]))
  }

  private func returningScreen() throws(InvalidCommand) -> (text: CommandScreen, presentation: Destination.Kind) {
    let text = try screenText(at: 0)
    guard let presentation = rules.presentation(ofReturning: text.name) else {
      throw InvalidCommand("\(text.name) returns no value")
    }
    return (text, presentation)
  }

  private func question() throws(InvalidCommand) -> ShownScreen<Spec> {
    let (text, presentation) = try returningScreen()
    switch presentation {
    case .sheet: return .sheet(try find(text, Spec.Sheet.self).screen())
    case .cover: return .cover(try find(text, Spec.Cover.self).screen())
    case .push, .tab, .window, .link, .gate: return .push(try find(text, Spec.Route.self).screen())
    }
  }
}
