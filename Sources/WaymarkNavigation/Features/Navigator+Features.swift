extension Navigator {
  /// Returns the commands of one feature, for views that don't know the spec of the app.
  ///
  /// ```swift
  /// CartView(navigation: navigator.scope(Route.Checkout.self))
  /// ```
  ///
  /// - Parameter screens: A generated enum with screens of the feature. All enums of a feature return the same scope.
  /// - Returns: The commands. The spec of the navigator must contain the feature.
  public func scope<Screens: FeatureScreens>(_ screens: Screens.Type) -> NavigationScope<Screens.Navigation> {
    guard let cases = FeatureCases<Spec, Screens.Navigation>() else {
      preconditionFailure("The spec of \(Spec.self) does not include the feature of \(Screens.self).")
    }
    return NavigationScope(NavigatorScopeHost(navigator: self, cases: cases))
  }
}

private struct NavigatorScopeHost<Spec: NavigationSpec, Feature: NavigationFeature>: ScopeHost {
  let navigator: Navigator<Spec>
  let cases: FeatureCases<Spec, Feature>

  var identity: ObjectIdentifier { ObjectIdentifier(navigator) }

  func perform(_ command: ScopeCommand<Feature>) -> ScopeOutcome {
    ScopeOutcome(navigator.perform { $0.perform(command, cases) })
  }

  func routeOfApp(_ route: Feature.Route) -> any Hashable & Sendable { cases.wrap(route) }

  func result<Value>(of question: ScreenQuestion<Feature, Value>, as presentation: ScreenPresentation?) async -> Value?
  {
    await navigator.result(of: ScreenQuestion(screens: question.screens.map(cases.wrap)), as: presentation)
  }

  func finish<Value>(_ screen: ReturningScreen<Feature, Value>, with value: Value) -> ScopeOutcome {
    ScopeOutcome(navigator.finish(ReturningScreen(screen.name), with: value))
  }
}

extension ScopeOutcome {
  fileprivate init<Spec>(_ outcome: CommandOutcome<Spec>) {
    switch outcome {
    case .done: self = .done
    case .pending(let conditions): self = .pending(for: conditions.map(\.rawValue))
    case .rejected(let error): self = .rejected(reason: "\(error)")
    }
  }
}

extension NavigatorCore {
  mutating func perform<Feature>(
    _ command: ScopeCommand<Feature>, _ cases: FeatureCases<Spec, Feature>
  ) -> CommandOutcome<Spec> {
    switch command {
    case .push(let route): return push(cases.wrap(route), in: nil)
    case .replace(let route): return checkVisible(cases, ofStack: true) ?? replace(with: cases.wrap(route), in: nil)
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

  /// A command must not remove a screen of the app or of another feature. `nil` if the visible screen belongs to the
  /// feature, or if there is nothing to remove. A command that isn't `isStackOnly` removes a modal.
  private mutating func checkVisible<Feature>(
    _ cases: FeatureCases<Spec, Feature>, ofStack isStackOnly: Bool
  ) -> CommandOutcome<Spec>? {
    let top = state[stack: state.place].last
    let modal = isStackOnly ? nil : state.modalToDismiss?.screen
    guard isStackOnly ? top != nil : modal != nil else { return nil }
    if let top, cases.contains(top) { return nil }
    if let modal, cases.contains(modal) { return nil }
    return reject(.notVisible(feature: cases.name))
  }
}
