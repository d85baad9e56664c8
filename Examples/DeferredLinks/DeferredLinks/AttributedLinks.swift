import Foundation
import WaymarkNavigation

/// Passes the links of an attribution service to the inbox.
@MainActor
final class AttributedLinks {
  private let inbox: LinkInbox
  private let defaults: UserDefaults
  private let key = "deferredLinkDone"
  private weak var navigator: Navigator<FruitsNavigation>?

  init(for navigator: Navigator<FruitsNavigation>, inbox: LinkInbox = .shared, defaults: UserDefaults = .standard) {
    self.navigator = navigator
    self.inbox = inbox
    self.defaults = defaults
  }

  /// Receives a link, which can arrive seconds after the launch.
  func receive(_ link: ReportedLink) {
    guard link.isDeferred else {
      inbox.put(link.url)
      return
    }
    // The service can report the link of the installation in each session.
    guard !defaults.bool(forKey: key) else { return }
    defaults.set(true, forKey: key)
    // A newer link, or a tap of the user, counts more than a link from before the installation.
    if isUntouched { inbox.put(link.url) }
  }

  private var isUntouched: Bool {
    guard let navigator else { return false }
    return navigator.state == NavigationState() && navigator.pendingLink == nil && navigator.resolvingLink == nil
  }
}
