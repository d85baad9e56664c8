extension NavigatorCore {
  /// Carries out a command of a feature on the visible stack.
  mutating func perform<Feature>(
    _ command: ScopeCommand<Feature>, _ cases: FeatureCases<Spec, Feature>
  ) -> CommandOutcome<Spec> {
    switch command {
    case .push(let route): return push(cases.wrap(route), in: nil)
    case .replace(let route):
      return checkVisible(cases, ofStack: true) ?? replace(with: cases.wrap(route), in: nil)
    case .pop:
      if let rejection = checkVisible(cases, ofStack: true) { return rejection }
      _ = pop(in: nil)
    case .popTo(let route): return pop(to: cases.wrap(route), in: nil)
    case .popToRoot: return checkVisible(cases, ofStack: true) ?? popToRoot(in: nil)
    case .presentSheet(let sheet, let stack): return present(.sheet(cases.wrap(sheet)), stack: stack.map(cases.wrap))
    case .presentCover(let cover, let stack): return present(.cover(cases.wrap(cover)), stack: stack.map(cases.wrap))
    case .openWindow(let window, let stack): return open(cases.wrap(window), stack: stack.map(cases.wrap))
    case .dismiss:
      if let rejection = checkVisible(cases, ofStack: false) { return rejection }
      dismiss()
    case .dismissSheet(let sheet): dismiss(.sheet(cases.wrap(sheet)))
    case .dismissCover(let cover): dismiss(.cover(cases.wrap(cover)))
    // The host carries out these commands, because only the host knows the type of the value.
    case .ask, .finish: break
    case .closeWindow(let window): close(cases.wrap(window))
    }
    return .done
  }

  /// Rejects a command that would remove a screen of the app or of another feature.
  ///
  /// - Parameters:
  ///   - cases: The cases of the feature.
  ///   - isStackOnly: A Boolean value that indicates whether the command removes only screens on a stack. If the value is
  ///     `false`, the command removes a sheet or cover.
  /// - Returns: The rejection, or `nil` if the visible screen belongs to the feature, or if there is no screen to remove.
  private mutating func checkVisible<Feature>(
    _ cases: FeatureCases<Spec, Feature>, ofStack isStackOnly: Bool
  ) -> CommandOutcome<Spec>? {
    let top = state[stack: state.place].last
    let modal = isStackOnly ? nil : state.modal?.screen
    guard isStackOnly ? top != nil : modal != nil else { return nil }
    if let top, cases.contains(top) { return nil }
    if let modal, cases.contains(modal) { return nil }
    return reject(.notVisible(feature: cases.name))
  }
}
