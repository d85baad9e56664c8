import Foundation
import Reader
import TestSupport
import Testing

typealias ReaderState = NavigationState<Navigation>
typealias ReaderRecorder = NavigationRecorder<Navigation>

/// The part of an app that knows its user's server.
@MainActor
final class Client {
  let server = "mastodon.social"
  /// What was handed to the browser.
  private(set) var browsed: [String] = []

  func answer(_ link: Navigation.Link, _ context: AppLinkContext<Navigation>) async throws -> LinkAnswer<Navigation> {
    // The server takes its time.
    await Task.yield()
    switch link {
    case .openStatus(let id), .openAuthoredStatus(_, let id):
      guard let url = URL(string: context.url) else { return .nowhere("no URL") }
      return .landing(.status(id: id, url: url, server: server))
    case .openAccount(acct: "nobody"): throw NotFound()
    case .openAccount(acct: let acct):
      return .landing(Landing(stack: .append([.accountDetailWithAccount(account: Account(id: "1", acct: acct))])))
    case .openInBrowser:
      browsed.append(context.url)
      return .done
    }
  }

  struct NotFound: Error {}
}

extension NavigationRecorder where Spec == Navigation {
  /// A recorder of an app whose user is signed in on `mastodon.social`.
  convenience init(
    client: Client = Client(), conditions: Set<Navigation.Condition> = [.signedIn],
    storage: (any NavigationStorage)? = nil
  ) {
    self.init(conditions: conditions, storage: storage) { try await client.answer($0, $1) }
  }
}

extension Navigator<Navigation> {
  /// Leaves something of a user's everywhere: on two stacks, over them, and in a window.
  func use() {
    push(.statusDetail(id: "1"))
    select(.notifications)
    push(.accountDetail(id: "2"))
    open(window: .mediaViewer(attachments: [Screens.image], selectedAttachment: Screens.image))
    present(sheet: .listCreate)
  }
}
