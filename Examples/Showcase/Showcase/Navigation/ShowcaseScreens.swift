import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// The views of tabs and screens. No `switch` has a `default`. A new screen in the spec therefore doesn't compile
/// without a view.
struct ShowcaseScreens: ScreenViews {
  typealias Spec = ShowcaseNavigation

  func tab(_ tab: Spec.Tab) -> some View {
    switch tab {
    case .home: HomeView()
    case .profile: ProfileView()
    case .settings: SettingsView()
    }
  }

  func route(_ route: Spec.Route) -> some View {
    switch route {
    case .detail(let id): DetailView(id: id)
    case .extraInfo: ExtraInfoView()
    case .editProfile: EditProfileView()
    case .about: AboutView()
    case .preferences: PreferencesView()
    }
  }

  func sheet(_ sheet: Spec.Sheet) -> some View {
    Group {
      switch sheet {
      case .editProfile: EditProfileView()
      case .about: AboutView()
      }
    }
    .fittingSheet()
    .linkNotice()
  }

  func cover(_ cover: Spec.Cover) -> some View {
    Group {
      switch cover {
      case .editProfileFullScreen: EditProfileView()
      case .preferences: PreferencesView()
      }
    }
    .fittingSheet()
    .linkNotice()
  }
}

extension View {
  /// Sets the minimum size of a sheet on macOS.
  ///
  /// On macOS, a sheet has the size of its content. Forms and lists don't have a size that fits their content.
  @ViewBuilder
  fileprivate func fittingSheet() -> some View {
    #if os(macOS)
      frame(minWidth: 420, minHeight: 360)
    #else
      self
    #endif
  }
}
