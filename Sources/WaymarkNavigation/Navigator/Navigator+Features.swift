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

/// A host that carries out the commands of a feature with a navigator.
private struct NavigatorScopeHost<Spec: NavigationSpec, Feature: NavigationFeature>: ScopeHost {
  let navigator: Navigator<Spec>
  let cases: FeatureCases<Spec, Feature>

  var identity: ObjectIdentifier { ObjectIdentifier(navigator) }

  func perform(_ command: ScopeCommand<Feature>) -> ScopeOutcome {
    ScopeOutcome(navigator.perform { $0.perform(command, cases) })
  }

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
