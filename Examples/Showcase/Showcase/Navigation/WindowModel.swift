import WaymarkNavigation

/// The model of one window, with its navigator and its notice about links.
@MainActor
final class WindowModel {
  let navigator: Navigator<ShowcaseNavigation>
  let notice: LinkNotice

  init() {
    let notice = LinkNotice()
    self.notice = notice
    // A loop over `navigator.events` would start too late for the link that launches the app.
    navigator = Navigator(onEvent: { notice.hear($0) })
  }
}
