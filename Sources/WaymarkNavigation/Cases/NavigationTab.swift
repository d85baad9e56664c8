/// A generated enum of tabs, in the order of the spec.
///
/// A plain raw-valued enum and no ``NavigationCase``: `RawRepresentable` has defaults of its own for equality and coding,
/// which would be ambiguous with those. Nor is its raw value the name, which the spec may leave to the app's stored state.
public protocol NavigationTab: LinkDestination, CaseIterable, RawRepresentable, Identifiable
where RawValue: Hashable & Sendable, AllCases == [Self] {
  /// All that the spec says of the tab.
  var tabItem: TabItem<Navigation> { get }
}

extension NavigationTab {
  /// The tab itself.
  public var id: Self { self }

  /// The name in the spec.
  public var name: String { tabItem.name }

  /// What the tab bar shows.
  public var title: NavigationTitle { tabItem.title }

  /// The image in the tab bar.
  public var icon: TabIcon { tabItem.icon }

  /// The image while the tab is selected; ``icon`` where the spec gives none.
  public var selectedIcon: TabIcon { tabItem.selectedIcon }

  /// The identifier by which UI tests find the tab's button.
  public var accessibilityID: String { tabItem.accessibilityID }

  /// A tab's own links select it and pop it to its root.
  public var _destination: _Destination {
    Destination(.tab, CaseParts(Self.allCases.firstIndex(of: self) ?? 0, tabItem.arguments?._parts.arguments ?? []))
  }

  /// The name in the spec.
  public var description: String { name }

  /// Returns the tab with a name.
  ///
  /// - Parameter name: The name in the spec.
  /// - Returns: The tab; nil if this version of the spec has no tab with that name.
  public static func named(_ name: String) -> Self? { allCases.first { $0.name == name } }
}
