/// A command of a ``NavigationScope``.
///
/// A ``ScopeRecorder`` lists the commands of the code under test.
public indirect enum ScopeCommand<Feature: NavigationFeature>: Hashable, Sendable {
  /// Pushes a screen onto the visible stack.
  case push(Feature.Route)
  /// Replaces the screen on top of the visible stack.
  case replace(with: Feature.Route)
  /// Pops the screen on top of the visible stack.
  case pop
  /// Pops all screens above a given screen on the visible stack.
  case popTo(Feature.Route)
  /// Pops every screen on the visible stack.
  case popToRoot
  /// Presents a sheet.
  case presentSheet(Feature.Sheet, stack: [Feature.Route] = [])
  /// Presents a full-screen cover.
  case presentCover(Feature.Cover, stack: [Feature.Route] = [])
  /// Opens a window.
  case openWindow(Feature.Window, stack: [Feature.Route] = [])
  /// Dismisses the sheet or cover that covers all others.
  case dismiss
  /// Dismisses a sheet, together with all sheets and covers over it.
  case dismissSheet(Feature.Sheet)
  /// Dismisses a full-screen cover, together with all sheets and covers over it.
  case dismissCover(Feature.Cover)
  /// Asks a screen for a value.
  case ask(ShownScreen<Feature>)
  /// Ends the screen with a given name and returns a value.
  case finish(String)
  /// Closes a window.
  case closeWindow(Feature.Window)
}
