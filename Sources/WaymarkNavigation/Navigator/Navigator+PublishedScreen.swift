extension Navigator {
  /// The views call the closure when another screen is visible, and again when the scene becomes active. The closure
  /// receives `nil` without a screen that the system may offer.
  package func publishScreens(_ publish: @escaping @MainActor (PublishedScreen?) -> Void) {
    publishScreen = publish
    publishVisibleScreen(again: true)
  }

  /// While a sheet or cover appears, or the scene is inactive, the last screen stays.
  func publishVisibleScreen(again: Bool) {
    guard let publishScreen else { return }
    switch core.scenes.first?.content {
    case .visible(let screen)?:
      guard again || screen != publishedScreen else { return }
      publishedScreen = screen
      publishScreen(core.state.published(screen))
    case nil where publishedScreen != nil:
      publishedScreen = nil
      publishScreen(nil)
    case .undecided?, .hidden?, nil: break
    }
  }
}
