/// A generated enum of tabs, in the order of the spec.
///
/// A plain raw-valued enum and no ``NavigationCase``: `RawRepresentable` has defaults of its own for equality and coding,
/// which would be ambiguous with those.
public protocol NavigationTab: LinkDestination, CaseIterable, RawRepresentable, Identifiable
where RawValue: Hashable & Sendable, AllCases == [Self] {
  /// What the tab bar shows.
  var title: String { get }
  /// The image in the tab bar.
  var icon: TabIcon { get }
  /// The image while the tab is selected; ``icon`` where the spec gives none.
  var selectedIcon: TabIcon { get }
  /// The identifier by which UI tests find the tab's button.
  var accessibilityID: String { get }
}

extension NavigationTab {
  /// ``icon``.
  public var selectedIcon: TabIcon { icon }

  /// The tab itself.
  public var id: Self { self }

  /// A tab's own links select it and pop it to its root.
  public var destination: Destination { Destination(.tab, CaseParts(Self.allCases.firstIndex(of: self)!)) }
}

/// The image of a tab.
public enum TabIcon: Hashable, Sendable {
  /// An SF Symbol, by name.
  case symbol(String)
  /// An image in the app's asset catalogue, by name.
  case asset(String)
}
