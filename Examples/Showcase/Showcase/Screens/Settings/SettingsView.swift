import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// The root of the Settings tab.
struct SettingsView: View {
  @Environment(Navigator<ShowcaseNavigation>.self) private var navigator

  var body: some View {
    List {
      Section {
        NavigationLink("Preferences", value: ShowcaseNavigation.Route.preferences)
        NavigationLink("About", value: ShowcaseNavigation.Route.about)
      }
      Section {
        Button("Preferences on the Full Screen") { navigator.present(cover: .preferences) }
        Button("About in a Sheet") { navigator.present(sheet: .about) }
      }
    }
    .navigationTitle(Text(ShowcaseNavigation.Tab.settings.title))
  }
}
