/// A change of a view of a screen: the time in which the user sees one screen.
///
/// A view begins when the screen is visible, and ends when another screen is visible instead, or when the views of the
/// app are gone. While the scene is inactive or a presentation of the app covers the screen, the view is paused.
///
/// Analytics tools count the views that begin, and measure the ``duration`` of the views that end:
///
/// ```swift
/// let navigator = Navigator<FruitsNavigation>(onScreenView: { view in
///   if view.phase == .began { analytics.screen(view.name, previous: view.previousName) }
/// })
/// ```
public struct ScreenView<Spec: NavigationSpec>: Hashable, Identifiable, Sendable {
  /// The phase of a view.
  public enum Phase: Hashable, Sendable {
    /// The screen is visible.
    case began
    /// The scene is inactive or in the background, or a presentation of the app covers the screen.
    case paused
    /// The same screen is visible again after a pause.
    case resumed
    /// The screen is no longer visible.
    case ended
  }

  /// The number of the view, which all changes of the view share. The first view of a navigator has the number 1.
  public let id: Int
  /// The phase that begins with this change.
  public internal(set) var phase: Phase
  /// The name of the tab, screen, sheet, cover, or window in the spec.
  public let name: String
  /// The metadata of the tab or screen, or `nil` if the spec declares no metadata keys.
  public let metadata: Spec.Metadata?
  /// The stack that contains the screen, or whose root is the screen.
  public let place: NavigationPlace<Spec>
  /// The name of the screen that was visible before, or `nil` for the first view.
  ///
  /// After a pop or a dismissal, the previous screen is the screen that has left. The previous screen of the first view in
  /// a window is the visible screen of the main scene.
  public let previousName: String?
  /// The time since the beginning of the view, without pauses.
  public internal(set) var duration: Duration
}

extension ScreenView: CustomStringConvertible {
  /// A phrase for a log, for example `view 3 of fruit began, after market`.
  public var description: String {
    switch phase {
    case .began: "view \(id) of \(name) began" + (previousName.map { ", after \($0)" } ?? "")
    case .paused: "view \(id) of \(name) paused, at \(duration)"
    case .resumed: "view \(id) of \(name) resumed, at \(duration)"
    case .ended: "view \(id) of \(name) ended, at \(duration)"
    }
  }
}
