import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// A walk, in the tab Home or in Profile.
struct DetailView: View {
  let id: Walk.ID
  @Environment(ProfileStore.self) private var profiles

  var body: some View {
    if let walk = Walk.find(id) {
      content(walk)
    } else {
      // A link can have any id.
      ContentUnavailableView(
        "No Such Walk", systemImage: "questionmark.circle", description: Text("There is no walk \(id)."))
    }
  }

  private func content(_ walk: Walk) -> some View {
    List {
      Section(walk.name) {
        WalkRow(walk: walk)
        Text(verbatim: walk.summary)
      }
      Section {
        Button(profiles.isFavorite(walk) ? "Remove from Favorites" : "Add to Favorites") {
          profiles.toggleFavorite(walk)
        }
      } footer: {
        // A link in a text is followed by the navigator, and need not leave the app.
        Text("Your favorites are in [your profile](myapp://profile).")
      }
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        // The link that leads here; nil where the spec has none for the id.
        if let url = ShowcaseNavigation.Route.detail(id: walk.id).url(on: .app) {
          ShareLink(item: url)
        }
      }
    }
  }
}
