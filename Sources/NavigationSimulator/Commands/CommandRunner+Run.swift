import WaymarkLinks
import WaymarkNavigation

extension CommandRunner {
  /// Runs a command, and returns the outcome.
  mutating func run(_ text: String) -> CommandResult {
    guard let command = CommandText(text) else { return .invalid("the command is empty or too long") }
    switch command.name {
    case "state": return .done
    case "reset":
      reset()
      return .done
    case "select", "tap", "hideTab", "showTab", "moveTab", "resetTabBar": return runTab(command)
    case "push", "replace", "pop", "popTo", "popToRoot": return runStack(command)
    case "present", "sheet", "cover", "window", "closeWindow", "dismiss", "dismissTo", "dismissAll", "swipe":
      return runModal(command)
    case "open", "resolve", "resolved", "cancelResolving", "discardLink": return runLink(command)
    case "condition": return changeCondition(command)
    case "ask", "finish", "discardCommand": return runQuestion(command)
    default: return .invalid("there is no command \(command.name)")
    }
  }

  private mutating func runTab(_ command: CommandText) -> CommandResult {
    if command.name == "resetTabBar" { return CommandResult(carryOut { $0.resetTabBar() }) }
    guard let name = command.name(at: 0), let tab = Spec.Tab.named(name) else {
      return .invalid("there is no tab \(command.name(at: 0) ?? "")")
    }
    switch command.name {
    case "select": return CommandResult(carryOut { $0.select(tab) })
    case "hideTab": return CommandResult(carryOut { $0.hide(tab) })
    case "showTab": return CommandResult(carryOut { $0.show(tab) })
    case "moveTab":
      guard let text = command.name(at: 1), let position = Int(text), position >= 0, position < 1000 else {
        return .invalid("moveTab needs a position")
      }
      return CommandResult(carryOut { $0.move(tab, to: position) })
    default:
      // A view lets the user tap only visible tabs.
      guard core.visibleTabs.contains(tab) else { return .rejected("the tab \(name) is not in the tab bar") }
      carryOut { $0.tap(tab) }
      return .done
    }
  }

  private mutating func runStack(_ command: CommandText) -> CommandResult {
    let hasScreen = command.name != "pop" && command.name != "popToRoot"
    var place: NavigationPlace<Spec>?
    if command.arguments.count > (hasScreen ? 1 : 0) {
      switch screen(command, at: hasScreen ? 1 : 0, of: Spec.Window.self) {
      case .found(let window): place = .window(window)
      case .invalid(let result): return result
      }
    }
    switch command.name {
    case "pop":
      let top = place ?? core.state.place
      if case .window(let window) = top, !core.state.windows.contains(where: { $0.window == window }) {
        return .rejected("the window \(window.name) is not open")
      }
      _ = carryOut { $0.pop(in: place) }
      return .done
    case "popToRoot": return CommandResult(carryOut { $0.popToRoot(in: place) })
    default: break
    }
    switch screen(command, at: 0, of: Spec.Route.self) {
    case .invalid(let result): return result
    case .found(let route):
      switch command.name {
      case "push": return CommandResult(carryOut { $0.push(route, in: place) })
      case "replace": return CommandResult(carryOut { $0.replace(with: route, in: place) })
      default: return CommandResult(carryOut { $0.pop(to: route, in: place) })
      }
    }
  }

  private mutating func changeCondition(_ command: CommandText) -> CommandResult {
    guard let name = command.name(at: 0),
      let condition = Spec.Condition.allCases.first(where: { $0.rawValue == name })
    else { return .invalid("there is no condition \(command.name(at: 0) ?? "")") }
    var conditions = core.conditions
    switch command.name(at: 1) {
    case "true": conditions.insert(condition)
    case "false": conditions.remove(condition)
    default: return .invalid("condition needs the value true or false")
    }
    carryOut { $0.change(to: conditions) }
    return .done
  }

  private mutating func runQuestion(_ command: CommandText) -> CommandResult {
    if command.name == "discardCommand" {
      carryOut { $0.dropPendingCommand() }
      return .done
    }
    guard let screen = command.screen(at: 0) else { return .invalid("\(command.name) needs a screen") }
    guard let presentation = rules.presentation(ofReturning: screen.name) else {
      return .invalid("\(screen.name) returns no value")
    }
    if command.name == "finish" { return CommandResult(carryOut { $0.finish(screen.name, with: true) }) }
    let shown: ShownScreen<Spec>
    switch presentation {
    case .push:
      switch self.screen(screen, of: Spec.Route.self) {
      case .found(let route): shown = .push(route)
      case .invalid(let result): return result
      }
    case .sheet:
      switch self.screen(screen, of: Spec.Sheet.self) {
      case .found(let sheet): shown = .sheet(sheet)
      case .invalid(let result): return result
      }
    case .cover:
      switch self.screen(screen, of: Spec.Cover.self) {
      case .found(let cover): shown = .cover(cover)
      case .invalid(let result): return result
      }
    }
    let number = nextQuestion()
    return CommandResult(
      carryOut { $0.ask(ScreenQuestion<Spec, Bool>(shown), as: nil, in: nil, number: number) })
  }
}

// Screens in commands.
extension CommandRunner {
  /// A screen of a command, or the result of an invalid command.
  enum Lookup<Screen: NavigationScreen> {
    case found(Screen)
    case invalid(CommandResult)
  }

  func screen<Screen: NavigationScreen>(_ command: CommandText, at index: Int, of type: Screen.Type) -> Lookup<Screen> {
    guard let text = command.screen(at: index) else { return .invalid(.invalid("\(command.name) needs a screen")) }
    return screen(text, of: type)
  }

  func screen<Screen: NavigationScreen>(_ text: ScreenText, of type: Screen.Type) -> Lookup<Screen> {
    switch text.parts(in: Screen.navigationCases, rules) {
    case .found(let parts):
      if let screen = Screen(parts: parts) { return .found(screen) }
      return .invalid(.invalid("\(text.name) has parameters of other types"))
    case .mismatch(let reason): return .invalid(.invalid(reason))
    case .unknown: return .invalid(.invalid("there is no such screen \(text.name)"))
    }
  }

  /// Returns a sheet or cover, or `nil` if there is none with the name and the values.
  func modal(_ text: ScreenText) -> NavigationState<Spec>.Modal.Screen? {
    if case .found(let sheet) = screen(text, of: Spec.Sheet.self) { return .sheet(sheet) }
    if case .found(let cover) = screen(text, of: Spec.Cover.self) { return .cover(cover) }
    return nil
  }
}
