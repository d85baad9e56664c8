import SwiftUI
import WaymarkNavigation
import WaymarkUI

struct HomeView: View {
  let viewModel: HomeViewModel

  var body: some View {
    VStack(spacing: 24) {
      PlaceholderView(viewModel: PlaceholderViewModel(title: String(PetSpotNavigation.Tab.home.title)))
      if let latest = viewModel.latest {
        Button {
          viewModel.showLatest()
        } label: {
          Text(String(screens: "home.latest"))
          Text(latest.pet.name)
        }
        .accessibilityIdentifier("home.latest")
      }
      Button(String(screens: "home.foundPets")) { viewModel.showFoundPets() }
        .accessibilityIdentifier("home.foundPets")
      Button(String(screens: "home.map")) { viewModel.showMap() }
        .accessibilityIdentifier("home.map")
    }
  }
}
