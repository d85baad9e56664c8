/// A generated enum of tabs, in the order of the spec.
///
/// The enum has raw values and doesn't conform to ``NavigationCase``. The default implementations of equality and
/// coding in `RawRepresentable` and ``NavigationCase`` would be ambiguous. The raw value of a tab can differ from its
/// name. The spec can set the raw value to match a value that the app has already stored.
public protocol NavigationTab: LinkDestination, CaseIterable, RawRepresentable, Identifiable
where RawValue: Hashable & Sendable, AllCases == [Self] {
  /// The properties of the tab in the spec.
  var tabItem: TabItem<Navigation> { get }
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

  /// The image that the tab bar shows while the tab is selected. If the spec sets no image for the selected tab, this
  /// image equals ``icon``.
  public var selectedIcon: TabIcon { tabItem.selectedIcon }

  /// The accessibility identifier with which UI tests find the tab's button.
  public var accessibilityID: String { tabItem.accessibilityID }

  /// The destination of a link that selects the tab and pops its stack to the root.
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
