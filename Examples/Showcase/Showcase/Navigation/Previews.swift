import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// The app with a given state of the navigator.
private struct PreviewedApp: View {
  let navigator: Navigator<ShowcaseNavigation>

  var body: some View {
    NavigatorView(navigator, screens: ShowcaseScreens())
      .linkNotice()
      .environment(LinkNotice())
      .environment(ProfileStore(storage: nil))
  }
}

#Preview("The destination of a link") {
  PreviewedApp(navigator: .preview(at: URL(string: "myapp://home/detail/234")!))
}

#Preview("A sheet in the Profile tab") {
  PreviewedApp(navigator: .preview(at: Landing(tab: .profile, modals: [.sheet(.editProfile)])))
}
