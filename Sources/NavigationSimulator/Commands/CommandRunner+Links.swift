import WaymarkNavigation

extension CommandRunner {
  /// Runs a command about links.
  mutating func runLink(_ command: CommandText) -> CommandResult {
    switch command.name {
    case "open":
      let url = String(command.rest)
      _ = carryOut { $0.open(url) }
      return lastLinkResult
    case "discardLink":
      guard core.pendingLink != nil else { return .rejected("no link waits") }
      carryOut { $0.discardPendingLink() }
      return .done
    default: return answer(command)
    }
  }

  /// Answers the link that the app resolves.
  private mutating func answer(_ command: CommandText) -> CommandResult {
    guard let link = core.resolvingLink else { return .rejected("no link waits for the app") }
    let answer: LinkAnswer<Spec>
    switch command.name {
    case "cancelResolving":
      carryOut { $0.cancelResolving() }
      return .done
    case "resolved": answer = .done
    default:
      guard !command.arguments.isEmpty else {
        answer = .nowhere("the app found no destination")
        break
      }
      switch landing(command) {
      case .found(let landing): answer = .landing(landing)
      case .invalid(let result): return result
      }
    }
    carryOut { $0.answer(answer, to: link.number) }
    return lastLinkResult
  }

  private enum Target {
    case found(Landing<Spec>)
    case invalid(CommandResult)
  }

  /// Returns the destination that a tab or a screen stands for.
  private func landing(_ command: CommandText) -> Target {
    if let name = command.name(at: 0), let tab = Spec.Tab.named(name) {
      return .found(Landing(tab: tab, stack: .replace([])))
    }
    guard let text = command.screen(at: 0) else { return .invalid(.invalid("\(command.name) needs a screen")) }
    switch screen(text, of: Spec.Route.self) {
    case .found(let route): return .found(Landing(stack: .replace([route])))
    case .invalid(let result):
      if let modal = modal(text) { return .found(Landing(modals: [NavigationState<Spec>.Modal(modal)])) }
      if case .found(let window) = screen(text, of: Spec.Window.self) {
        return .found(Landing(window: NavigationState<Spec>.OpenWindow(window)))
      }
      return .invalid(result)
    }
  }

  /// The result that the last event about a link describes.
  private var lastLinkResult: CommandResult {
    for event in events.reversed() {
      if case .link(let event, _) = event { return CommandResult(event) }
    }
    return .done
  }
}
