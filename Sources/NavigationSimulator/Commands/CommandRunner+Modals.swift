import WaymarkNavigation

extension CommandRunner {
  /// Runs a command about sheets, covers, and windows.
  mutating func runModal(_ command: CommandText) -> CommandResult {
    switch command.name {
    case "dismiss":
      carryOut { $0.dismiss() }
      return .done
    case "dismissAll":
      carryOut { $0.dismissAll() }
      return .done
    case "swipe": return swipe()
    case "window", "closeWindow": return runWindow(command)
    default: break
    }
    let sheet = screen(command, at: 0, of: Spec.Sheet.self)
    let cover = screen(command, at: 0, of: Spec.Cover.self)
    switch (command.name, sheet, cover) {
    case ("present", .found, .found): return .invalid("the screen is a sheet and a cover; use sheet or cover")
    case ("dismissTo", .found(let sheet), _): return CommandResult(carryOut { $0.dismiss(to: .sheet(sheet)) })
    case ("dismissTo", _, .found(let cover)): return CommandResult(carryOut { $0.dismiss(to: .cover(cover)) })
    case ("present", .found(let sheet), _), ("sheet", .found(let sheet), _):
      return CommandResult(carryOut { $0.present(.sheet(sheet), stack: []) })
    case ("present", _, .found(let cover)), ("cover", _, .found(let cover)):
      return CommandResult(carryOut { $0.present(.cover(cover), stack: []) })
    case ("cover", _, .invalid(let result)): return result
    case (_, .invalid(let result), .invalid(let other)):
      // The kind that has a screen with this name explains the mistake.
      return result.message.hasPrefix("there is no such screen") ? other : result
    default: return .invalid("the screen has another presentation")
    }
  }

  /// Dismisses the sheet or cover on top, as a gesture of the user does.
  private mutating func swipe() -> CommandResult {
    guard let modal = onScreen.last else { return .rejected("no sheet or cover is on the screen") }
    let isDismissable =
      switch modal.screen {
      case .sheet(let sheet): sheet.isDismissable
      case .cover: false
      }
    guard isDismissable else { return .rejected("the user cannot dismiss \(modal.screen.name) with a gesture") }
    remove(from: onScreen.count - 1)
    return .done
  }

  private mutating func runWindow(_ command: CommandText) -> CommandResult {
    switch screen(command, at: 0, of: Spec.Window.self) {
    case .invalid(let result): return result
    case .found(let window):
      if command.name == "window" { return CommandResult(carryOut { $0.open(window, stack: []) }) }
      guard core.state.windows.contains(where: { $0.window == window }) else {
        return .rejected("the window \(window.name) is not open")
      }
      carryOut { $0.close(window) }
      return .done
    }
  }
}
