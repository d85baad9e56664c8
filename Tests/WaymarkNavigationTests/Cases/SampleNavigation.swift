import Foundation
import WaymarkNavigation

/// A namespace with everything in it, as generated code writes one; the link table is empty.
enum SampleNavigation: NavigationSpec {
  /// The places that a URL can come from.
  enum Origin: String, NavigationOrigin {
    /// `app://`
    case app
  }

  /// Facts that the app switches on and off.
  enum Condition: String, CaseIterable, NavigationCondition {
    case signedIn
    case none
  }

  enum Period: String, CaseIterable, Sendable {
    case month
    case week
    case none
  }

  /// The tabs, in the order of the tab bar.
  enum Tab: String, NavigationTab {
    /// `tabs.home`
    case home
    /// None
    case none = "nothing"
    /// Settings
    case settings
  }

  /// What the roots of tabs with parameters get.
  enum TabArguments: Sendable {
    /// Settings
    case settings(pane: String? = nil, level: Int = 3, tags: [String] = [])
  }

  /// The screens that are pushed.
  enum Route: Sendable {
    /// The screens of Shop that are pushed.
    enum Shop: Sendable {
      /// Cart
      case cart
      case item(id: Int, period: Period? = nil, player: Player? = nil)
    }

    case everything(
      int: Int, uint: UInt, double: Double, bool: Bool, string: String, uuid: UUID, date: CalendarDate, url: URL,
      period: Period, player: Player, note: Note)
    case optionals(
      int: Int? = nil, uint: UInt? = nil, double: Double? = nil, bool: Bool? = nil, string: String? = nil,
      uuid: UUID? = nil, date: CalendarDate? = nil, url: URL? = nil, period: Period? = nil, player: Player? = nil,
      note: Note? = nil)
    case lists(
      int: [Int] = [], uint: [UInt] = [], double: [Double] = [], bool: [Bool] = [], string: [String] = [],
      uuid: [UUID] = [], date: [CalendarDate] = [], url: [URL] = [], period: [Period] = [], player: [Player] = [],
      note: [Note] = [])
    /// `detail.title`
    case detail(id: Int = 7)
    case nowhere
    /// The screens of Shop that are pushed.
    case shop(Shop)
  }

  /// The screens that are presented as sheets.
  enum Sheet: Sendable {
    /// The screens of Shop that are presented as sheets.
    enum Shop: Sendable {
      case item(id: Int, period: Period? = nil, player: Player? = nil)
    }

    case report
    /// The screens of Shop that are presented as sheets.
    case shop(Shop)
  }

  /// The screens that are presented over the full screen.
  enum Cover: Sendable {
    case report
  }

  /// The screens that are windows of their own.
  enum Window: Sendable {
    case nowhere
  }

  /// The links that the app itself resolves.
  enum Link: Sendable {
    case results(id: Int)
  }
}

extension SampleNavigation.Tab {
  typealias Navigation = SampleNavigation

  var tabItem: TabItem<SampleNavigation> {
    switch self {
    case .home:
      return .init(
        name: "home",
        title: .key("tabs.home"),
        icon: .symbol("house"),
        accessibilityID: "tab.home",
        condition: .signedIn,
        visibility: .optional,
        fallback: .settings)
    case .none:
      return .init(
        name: "none",
        title: .text("None"),
        icon: .asset("none"),
        selectedIcon: .symbol("x"),
        accessibilityID: "tab.none",
        condition: SampleNavigation.Condition.none,
        visibility: .always,
        fallback: SampleNavigation.Tab.none,
        section: "More",
        shortcut: .init("3", [.command, .shift]),
        placeholder: .init(message: .text("Soon")),
        isSearch: true)
    case .settings:
      return .init(
        name: "settings",
        title: .text("Settings"),
        icon: .symbol("gear"),
        accessibilityID: "tab.settings",
        arguments: .settings())
    }
  }
}

extension SampleNavigation {
  /// What the tab bar does.
  static var tabBar: TabBarPolicy<Tab> {
    .init(
      initial: .home,
      restores: .everything,
      colors: .init(active: "#FF6B35"))
  }

  /// Every link, in the form that the matcher reads in place.
  static var _linkTable: StaticString {
    """
    W\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0
    """
  }
}
