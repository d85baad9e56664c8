import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// A list of the links of the app, with a field to try other links.
struct ExtraInfoView: View {
  @Environment(NavigationHandle<ShowcaseNavigation>.self) private var navigation
  @State private var text = "myapp://home/detail/234"

  /// The links and their names. The URLs are derived from the spec, and are therefore always up to date.
  private let links: [(name: String, url: URL?)] = [
    ("A walk", ShowcaseNavigation.Route.detail(id: "123").url(on: .app)),
    ("Your profile", ShowcaseNavigation.Tab.profile.url(on: .app)),
    ("Edit your profile", ShowcaseNavigation.Route.editProfile.url(on: .app)),
    ("Edit your profile, in a sheet", ShowcaseNavigation.Sheet.editProfile.url(on: .app)),
    ("Edit your profile, on the full screen", ShowcaseNavigation.Cover.editProfileFullScreen.url(on: .app)),
    ("About this app, in a sheet", ShowcaseNavigation.Sheet.about.url(on: .app)),
    ("Preferences, on the full screen", ShowcaseNavigation.Cover.preferences.url(on: .app)),
  ]

  var body: some View {
    Form {
      Section("Links") {
        ForEach(links, id: \.name) { link in
          if let url = link.url { Link(link.name, destination: url) }
        }
      }
      Section("Another Link") {
        TextField("URL", text: $text)
          .autocorrectionDisabled()
        Button("Open") { open() }
          .disabled(URL(string: text) == nil)
      }
    }
    .formStyle(.grouped)
  }

  private func open() {
    // The window shows a notice if the link leads nowhere.
    if let url = URL(string: text) { navigation.open(url) }
  }
}
