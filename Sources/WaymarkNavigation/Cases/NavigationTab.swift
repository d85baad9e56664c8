/// A generated enum with one case for each tab, in the order of the spec.
///
/// The enum conforms to `RawRepresentable`, but not to ``NavigationCase``. If an enum conformed to both
/// `RawRepresentable` and ``NavigationCase``, the default implementations of equality and coding would be ambiguous.
/// The raw value of a tab can differ from the name of the tab. For example, the spec can set the raw value that an
/// older version of the app has stored.
public protocol NavigationTab: LinkDestination, CaseIterable, RawRepresentable, Identifiable
where RawValue: Hashable & Sendable, AllCases == [Self] {
  /// The properties that the spec declares for the tab.
  var tabItem: TabItem<Navigation> { get }
  /// A table with one line for each tab, which contains the values of metadata keys.
  static var _metadataTable: StaticString { get }
}

extension NavigationTab {
  /// The tab itself.
  public var id: Self { self }

  /// The name of the tab in the spec.
  public var name: String { tabItem.name }

  /// The title of the tab in the tab bar.
  public var title: NavigationTitle { tabItem.title }

  /// The image of the tab in the tab bar.
  public var icon: TabIcon { tabItem.icon }

  /// The image that the tab bar shows while the tab is selected. If the spec sets no separate image for the selected
  /// state, the value equals ``icon``.
  public var selectedIcon: TabIcon { tabItem.selectedIcon }

  /// The accessibility identifier that UI tests use to find the tab's button.
  public var accessibilityID: String { tabItem.accessibilityID }

  /// The accessibility identifier that UI tests use to find the tab's root screen.
  public var rootAccessibilityID: String { accessibilityID + ".root" }

  /// The destination of a link to the tab. Such a link selects the tab, and shows the root screen of the tab.
  public var _destination: _Destination {
    Destination(.tab, CaseParts(Self.allCases.firstIndex(of: self) ?? 0, tabItem.arguments?._parts.arguments ?? []))
  }

  /// The name of the tab in the spec.
  public var description: String { name }

  /// Returns the tab with a given name.
  ///
  /// - Parameter name: The name of the tab in the spec.
  /// - Returns: The tab, or `nil` if this version of the spec has no tab with that name.
  public static func named(_ name: String) -> Self? { allCases.first { $0.name == name } }
}

/// A generated enum with one case for each tab that has parameters. Each case has the same name as the tab.
public protocol NavigationTabArguments: NavigationCase, LinkDestination {}

extension NavigationTabArguments {
  /// The tab whose root screen receives the arguments.
  public var tab: Navigation.Tab {
    let name = name
    guard let tab = Navigation.Tab.allCases.first(where: { $0.name == name }) else {
      preconditionFailure("there is no tab \(name)")
    }
    return tab
  }

  /// The destination of a link that opens the tab with these arguments.
  ///
  /// The link selects the tab, pops the tab's stack to the root screen, and passes the arguments to the root screen.
  public var _destination: _Destination { Destination(.tab, CaseParts(tab._destination.parts.index, _parts.arguments)) }
}
