#if canImport(UIKit)
  import SwiftUI
  import UIKit
  import WaymarkNavigation
  import WaymarkUI

  /// The same screens in a UIKit app, whose root is a `NavigatorTabBarController`.
  struct DiaryControllers: ScreenControllers {
    typealias Spec = DiaryNavigation
    let navigator: Navigator<Spec>

    func gate(_ gate: Spec.Gate) -> UIViewController {
      switch gate {
      case .intro: navigator.hosting { IntroView() }
      case .welcome: navigator.hosting { WelcomeView() }
      }
    }

    func tab(_ tab: Spec.Tab) -> UIViewController {
      switch tab {
      case .entries: navigator.hosting { EntryList() }
      }
    }

    func route(_ route: Spec.Route) -> UIViewController {
      switch route {
      case .password(let token): navigator.hosting { PasswordView(token: token) }
      case .entry(let id): navigator.hosting { Text("Entry \(id)") }
      }
    }

    func sheet(_ sheet: Spec.Sheet) -> UIViewController {
      switch sheet {
      case .about: navigator.hosting { Text("A diary with one stack") }
      }
    }
  }
#endif
