import Observation
import WaymarkNavigation

/// A notice for the user about a link that leads nowhere.
@MainActor
@Observable
final class LinkNotice {
  private(set) var text: String?

  /// Updates the notice after an event of a navigator.
  func hear(_ event: NavigationEvent<ShowcaseNavigation>) {
    guard case .link(let link) = event, let url = link.url else { return }
    switch link.status {
    case .unmatched: text = "\(url) leads nowhere in this app."
    case .rejectedURL(let refusal): text = "\(url) cannot be followed: \(refusal.explanation)."
    case .opened: text = nil
    // The notice ignores intermediate steps. Some statuses can't occur, because the spec has no conditions, redirects,
    // or `resolvedLinks`.
    case .redirected, .deprecated, .pendingViews, .pendingDismissal, .pendingDecision, .pending, .replaced, .dropped,
      .resolving, .done,
      .nowhere,
      .cancelled,
      .rejected,
      .leftToWeb,
      .redirectedTooOften:
      break
    }
  }

  func dismiss() { text = nil }
}
