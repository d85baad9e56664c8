import WaymarkNavigation

/// What each window has for itself: where it is, and what it has to say of a link.
@MainActor
final class WindowModel {
  let navigator: Navigator<ShowcaseNavigation>
  let notice: LinkNotice

  init() {
    let notice = LinkNotice()
    self.notice = notice
    // In place of a loop over `navigator.events`, which would begin too late for the link that starts the app.
    navigator = Navigator(onEvent: { notice.hear($0) })
  }
}
