import SwiftUI
import WaymarkNavigation
import WaymarkUI

struct DiaryScreens: ScreenViews {
  typealias Spec = DiaryNavigation

  func gate(_ gate: Spec.Gate) -> some View {
    switch gate {
    case .intro: IntroView()
    case .welcome: WelcomeView()
    }
  }

  func tab(_ tab: Spec.Tab) -> some View {
    switch tab {
    case .entries: EntryList()
    }
  }

  func route(_ route: Spec.Route) -> some View {
    switch route {
    case .password(let token): PasswordView(token: token)
    case .entry(let id): Text("Entry \(id)")
    }
  }

  func sheet(_ sheet: Spec.Sheet) -> some View {
    switch sheet {
    case .about: Text("A diary with one stack")
    }
  }
}
