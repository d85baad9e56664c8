import Foundation
import Observation
import Reader
import TestSupport
import Testing

typealias ReaderState = NavigationState<Navigation>
typealias ReaderRecorder = NavigationRecorder<Navigation>

/// The part of an app that knows the user's server and answers links.
@MainActor
@Observable
final class Client {
  let server = "mastodon.social"
  /// The number of links that the client has answered.
  private(set) var answers = 0
  /// The URLs that the app opened in the browser.
  private(set) var browsed: [String] = []

  func answer(_ link: Navigation.Link, _ context: AppLinkContext<Navigation>) async throws -> LinkAnswer<Navigation> {
    defer { answers += 1 }
    // The server answers later.
    await runWaitingTasks()
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
  /// Creates a recorder of an app whose user is signed in on `mastodon.social`.
  convenience init(
    client: Client = Client(), conditions: Set<Navigation.Condition> = [.signedIn],
    storage: (any NavigationStorage)? = nil
  ) {
    self.init(conditions: conditions, storage: storage) { try await client.answer($0, $1) }
  }
}

extension Navigator<Navigation> {
  /// Changes every part of the state as a user does: two stacks, a sheet and a window.
  func use() {
    push(.statusDetail(id: "1"))
    select(.notifications)
    push(.accountDetail(id: "2"))
    open(window: .mediaViewer(attachments: [Screens.image], selectedAttachment: Screens.image))
    present(sheet: .listCreate)
  }
}
