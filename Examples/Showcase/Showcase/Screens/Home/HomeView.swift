import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// The root of the tab Home: a list of walks.
struct HomeView: View {
  @Environment(Navigator<ShowcaseNavigation>.self) private var navigator

  var body: some View {
    List(Walk.all) { walk in
      NavigationLink(value: ShowcaseNavigation.Route.detail(id: walk.id)) {
        WalkRow(walk: walk)
      }
    }
    // The spec's title of the tab; that of a screen which is pushed or presented is set by NavigatorView.
    .navigationTitle(Text(ShowcaseNavigation.Tab.home.title))
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Extra Info", systemImage: "info.circle") { navigator.push(.extraInfo) }
      }
    }
  }
}
