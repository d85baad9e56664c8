import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// The root of the Home tab, with a list of walks.
struct HomeView: View {
  @Environment(NavigationHandle<ShowcaseNavigation>.self) private var navigation

  var body: some View {
    List(Walk.all) { walk in
      NavigationLink(value: ShowcaseNavigation.Route.detail(id: walk.id)) {
        WalkRow(walk: walk)
      }
    }
    // `NavigatorView` sets the title of screens that are pushed or presented, but not the title of a tab's root.
    .navigationTitle(Text(ShowcaseNavigation.Tab.home.title))
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Extra Info", systemImage: "info.circle") { navigation.push(.extraInfo) }
      }
    }
  }
}
