import Foundation
import WaymarkNavigation

/// A namespace in the form of generated code with all kinds of declarations.
///
/// The link table is empty.
enum SampleNavigation: NavigationSpec {
  /// The origins of URLs.
  enum Origin: String, NavigationOrigin {
    /// `app://`
    case app
  }

  /// The conditions that the app sets.
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

  /// The arguments of the tabs that have parameters.
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

  /// The screens that are presented in their own windows.
  enum Window: Sendable {
    case nowhere
  }

  /// The links that the app resolves.
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
        isSearch: true,
        layout: .split)
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
  /// The behavior of the tab bar.
  static var tabBar: TabBarPolicy<Tab> {
    .init(
      initial: .home,
      restores: .everything,
      colors: .init(active: "#FF6B35"))
  }

  /// The link table, in the format that the matcher reads without a copy.
  static var _linkTable: StaticString {
    """
    W\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0
    """
  }
}
