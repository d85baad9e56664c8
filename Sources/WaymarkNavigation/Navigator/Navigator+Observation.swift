extension Navigator {
  /// A part of the navigation state, for a view that shows only this part.
  ///
  /// If a view reads ``state``, every navigation step invalidates the view. If a view reads a part of the state through
  /// this subscript, only a change of this part invalidates the view.
  ///
  /// - Parameter part: The key path of the part, such as `\.selectedTab` or `\.[stack: .tab(.home)]`.
  package subscript<Value: Equatable>(observing part: KeyPath<NavigationState<Spec>, Value>) -> Value {
    access(keyPath: \.[changesOf: part])
    // An observer is notified once, and then observes the part again. The entry is therefore removed at a change.
    observedParts[part] = { $0[keyPath: part] != $1[keyPath: part] }
    return core.state[keyPath: part]
  }

  /// A value without content, whose key path identifies a part of the state to the system's observation.
  subscript(changesOf part: PartialKeyPath<NavigationState<Spec>>) -> Void { () }

  /// Notifies the observers of a stack, although the stack hasn't changed. Otherwise, a view that has pushed a screen by
  /// itself continues to show the screen.
  func refresh(_ place: NavigationPlace<Spec>) {
    let part = \NavigationState<Spec>.[stack: place]
    guard observedParts.removeValue(forKey: part) != nil else { return }
    withMutation(keyPath: \.[changesOf: part]) {}
  }
}
