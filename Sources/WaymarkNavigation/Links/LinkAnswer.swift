import Foundation

/// The answer that the app returns after it has resolved a link.
public indirect enum LinkAnswer<Spec: NavigationSpec>: Hashable, Sendable {
  /// The link opens the destination that the associated ``Landing`` describes. If the landing has no tab, the
  /// destination is opened in the tab that the spec declares for the link.
  case landing(Landing<Spec>)
  /// The link opens the destination of the associated URL.
  case url(URL)
  /// The app has handled the link itself, and the navigator opens no destination.
  case done
  /// The app found no destination for the link. The associated string is the reason.
  ///
  /// If the spec declares a tab for the link, the root screen of the tab stays visible. Otherwise, the state doesn't
  /// change. An error that the app throws has the same effect as this answer.
  case nowhere(String)
}
