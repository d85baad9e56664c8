import SwiftUI
import WaymarkNavigation

/// The views of tabs and screens. No `switch` has a `default`. A new screen in the spec therefore doesn't compile
/// without a view.
extension RootView {
  @ViewBuilder
  func root(of tab: ShowcaseNavigation.Tab) -> some View {
    switch tab {
    case .home: HomeView()
    case .profile: ProfileView()
    case .settings: SettingsView()
    }
  }

  @ViewBuilder
  func screen(of route: ShowcaseNavigation.Route) -> some View {
    switch route {
    case .detail(let id): DetailView(id: id)
    case .extraInfo: ExtraInfoView()
    case .editProfile: EditProfileView()
    case .about: AboutView()
    case .preferences: PreferencesView()
    }
  }

  @ViewBuilder
  func screen(of sheet: ShowcaseNavigation.Sheet) -> some View {
    switch sheet {
    case .editProfile: EditProfileView()
    case .about: AboutView()
    }
  }

  @ViewBuilder
  func screen(of cover: ShowcaseNavigation.Cover) -> some View {
    switch cover {
    case .editProfileFullScreen: EditProfileView()
    case .preferences: PreferencesView()
    }
  }
}
