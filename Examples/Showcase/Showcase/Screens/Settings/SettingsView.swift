import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// The root of the Settings tab.
struct SettingsView: View {
  @Environment(NavigationHandle<ShowcaseNavigation>.self) private var navigation

  var body: some View {
    List {
      Section {
        NavigationLink("Preferences", value: ShowcaseNavigation.Route.preferences)
        NavigationLink("About", value: ShowcaseNavigation.Route.about)
      }
      Section {
        Button("Preferences on the Full Screen") { navigation.present(cover: .preferences) }
        Button("About in a Sheet") { navigation.present(sheet: .about) }
      }
    }
    .navigationTitle(Text(ShowcaseNavigation.Tab.settings.title))
  }
}
