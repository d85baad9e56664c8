import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// The details of a walk, in the Home tab or in the Profile tab.
struct DetailView: View {
  let id: Walk.ID
  @Environment(ProfileStore.self) private var profiles

  var body: some View {
    if let walk = Walk.find(id) {
      content(walk)
    } else {
      // A link can contain any identifier.
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
        // The navigator opens this link without leaving the app.
        Text("Your favorites are in [your profile](myapp://profile).")
      }
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        // The URL of a link to this screen is `nil` if the spec has no link for the identifier.
        if let url = ShowcaseNavigation.Route.detail(id: walk.id).url(on: .app) {
          ShareLink(item: url)
        }
      }
    }
  }
}
