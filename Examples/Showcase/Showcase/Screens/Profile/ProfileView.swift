import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// The root of the Profile tab, with the user's profile and favorite walks.
struct ProfileView: View {
  @Environment(NavigationHandle<ShowcaseNavigation>.self) private var navigation
  @Environment(ProfileStore.self) private var profiles

  private var favorites: [Walk] { profiles.profile.favorites.compactMap(Walk.find) }

  var body: some View {
    List {
      Section {
        Text(verbatim: profiles.profile.name).font(.title)
        Text(verbatim: profiles.profile.town).foregroundStyle(.secondary)
      }
      Section("Favorites") {
        ForEach(favorites) { walk in
          NavigationLink(value: ShowcaseNavigation.Route.detail(id: walk.id)) {
            WalkRow(walk: walk)
          }
        }
        if favorites.isEmpty {
          Button("Choose some") { navigation.select(.home) }
        }
      }
      // The same screen can be pushed, presented as a sheet, or presented as a cover.
      Section {
        Button("Edit") { navigation.push(.editProfile) }
        Button("Edit in a Sheet") { navigation.present(sheet: .editProfile) }
        Button("Edit on the Full Screen") { navigation.present(cover: .editProfileFullScreen) }
      }
    }
    .navigationTitle(Text(ShowcaseNavigation.Tab.profile.title))
  }
}
