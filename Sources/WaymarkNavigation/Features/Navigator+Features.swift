extension Navigator {
  /// Returns the commands of one feature, for code outside of views that doesn't know the spec of the app. In a view, use
  /// ``NavigationHandle/scope(_:)``.
  ///
  /// - Parameter screens: A generated enum with screens of the feature. All enums of a feature return the same scope.
  /// - Returns: The commands. The spec of the navigator must contain the feature.
  public func scope<Screens: FeatureScreens>(_ screens: Screens.Type) -> NavigationScope<Screens.Navigation> {
    visibleHandle.scope(screens)
  }
}

extension NavigationHandle {
  /// Returns the commands of one feature for the stack of the handle.
  ///
  /// ```swift
  /// CartView(navigation: navigation.scope(Route.Checkout.self))
  /// ```
  ///
  /// - Parameter screens: A generated enum with screens of the feature. All enums of a feature return the same scope.
  /// - Returns: The commands. The spec of the navigator must contain the feature.
  public func scope<Screens: FeatureScreens>(_ screens: Screens.Type) -> NavigationScope<Screens.Navigation> {
    guard let cases = FeatureCases<Spec, Screens.Navigation>() else {
      preconditionFailure("The spec of \(Spec.self) does not include the feature of \(Screens.self).")
    }
    return NavigationScope(NavigatorScopeHost(handle: self, cases: cases))
  }
}

private struct NavigatorScopeHost<Spec: NavigationSpec, Feature: NavigationFeature>: ScopeHost {
  let handle: NavigationHandle<Spec>
  let cases: FeatureCases<Spec, Feature>

  var identity: ObjectIdentifier { ObjectIdentifier(handle) }

  func perform(_ command: ScopeCommand<Feature>) -> CommandOutcome {
    handle.perform { $0.perform(command, cases, in: $1) }
  }

  func routeOfApp(_ route: Feature.Route) -> any Hashable & Sendable { cases.wrap(route) }

  func result<Value>(of question: ScreenQuestion<Feature, Value>, as presentation: ScreenPresentation?) async -> Value?
  {
    await handle.result(of: ScreenQuestion(screens: question.screens.map(cases.wrap)), as: presentation)
  }

  func finish<Value>(_ screen: ReturningScreen<Feature, Value>, with value: Value) -> CommandOutcome {
    handle.finish(ReturningScreen(screen.name), with: value)
  }
}

extension NavigatorCore {
  /// Without `place`, for the visible stack.
  mutating func perform<Feature>(
    _ command: ScopeCommand<Feature>, _ cases: FeatureCases<Spec, Feature>, in place: Place?
  ) -> CommandOutcome {
    switch command {
    case .push(let route): push(cases.wrap(route), in: place)
    case .replace(let route): checkTop(cases, of: place) ?? replace(with: cases.wrap(route), in: place)
    case .pop: checkTop(cases, of: place) ?? pop(in: place)
    case .popTo(let route): pop(to: cases.wrap(route), in: place)
    case .popToRoot: checkTop(cases, of: place) ?? popToRoot(in: place)
    case .presentSheet(let sheet, let stack):
      present(.sheet(cases.wrap(sheet)), stack: stack.map(cases.wrap), over: place)
    case .presentCover(let cover, let stack):
      present(.cover(cases.wrap(cover)), stack: stack.map(cases.wrap), over: place)
    case .openWindow(let window, let stack): open(cases.wrap(window), stack: stack.map(cases.wrap))
    case .dismiss: checkDismissal(cases, of: place) ?? dismiss(place)
    case .dismissSheet(let sheet): dismiss(.sheet(cases.wrap(sheet)))
    case .dismissCover(let cover): dismiss(.cover(cases.wrap(cover)))
    // The host carries out these commands, because only the host knows the type of the value.
    case .ask, .finish: .done
    case .closeWindow(let window): close(cases.wrap(window))
    }
  }

  /// A command must not remove a screen of the app or of another feature. `nil` if the screen on top of the stack belongs
  /// to the feature, or if there is nothing to remove.
  private mutating func checkTop<Feature>(_ cases: FeatureCases<Spec, Feature>, of place: Place?) -> CommandOutcome? {
    guard let top = state[stack: place ?? state.place].last, !cases.contains(top) else { return nil }
    return reject(.notVisible(feature: cases.name))
  }

  /// The feature can also dismiss a sheet of another feature, or close a window, if its own screen is on top.
  private mutating func checkDismissal<Feature>(
    _ cases: FeatureCases<Spec, Feature>, of place: Place?
  ) -> CommandOutcome? {
    let place = place ?? state.modalToDismiss.map { .modal($0.screen) }
    guard let place, !cases.contains(place) else { return nil }
    if let top = state[stack: place].last, cases.contains(top) { return nil }
    if case .tab = place { return nil }
    return reject(.notVisible(feature: cases.name))
  }
}
