import Observation
import WaymarkNavigation

/// What there is to say to the user of a link that has led nowhere.
@MainActor
@Observable
final class LinkNotice {
  private(set) var text: String?

  /// Takes note of what happens in a navigator.
  func hear(_ event: NavigationEvent<ShowcaseNavigation>) {
    guard case .link(let link, let url) = event, let url else { return }
    switch link {
    case .unmatched: text = "\(url) leads nowhere in this app."
    case .rejectedURL(let refusal): text = "\(url) cannot be followed: \(refusal.explanation)."
    case .opened: text = nil
    // Steps on the way, or of links that wait or that an app looks up, of which the spec has none.
    case .redirected, .deprecated, .pendingViews, .pending, .replaced, .dropped, .resolving, .done, .nowhere,
      .cancelled,
      .rejected,
      .redirectedTooOften:
      break
    }
  }

  func dismiss() { text = nil }
}
