/// What Waymark generates from a spec: the namespace of an app's navigation. What a spec does not declare is `Never`.
public protocol NavigationSpec: Sendable {
  /// The app's tabs.
  associatedtype Tab: NavigationTab where Tab.Navigation == Self
  /// What the roots of tabs with parameters get.
  associatedtype TabArguments: NavigationCase
  /// Screens that are pushed onto a stack.
  associatedtype Route: NavigationScreen
  /// Screens that are presented as sheets.
  associatedtype Sheet: NavigationScreen
  /// Screens that are presented over the full screen.
  associatedtype Cover: NavigationScreen
  /// Screens that are windows of their own.
  associatedtype Window: NavigationScreen
  /// Links that the app itself turns into a place.
  associatedtype Link: NavigationCase
  /// Facts that the app switches on and off.
  associatedtype Condition: NavigationCondition
  /// Places that a URL can come from.
  associatedtype Origin: NavigationOrigin

  /// Every link of the spec, in the form that the matcher reads in place.
  static var _linkTable: StaticString { get }
  /// What the tab bar does.
  static var tabBar: TabBarPolicy<Tab> { get }
  /// What becomes of a link that comes while the app is at work on another.
  static var resolving: ConcurrentLinks { get }
}

extension NavigationSpec {
  /// The newer link takes the place of the one that the app is at work on.
  public static var resolving: ConcurrentLinks { .replace }
}

/// What becomes of a link that comes while the app is at work on another.
public enum ConcurrentLinks: Hashable, Sendable {
  /// It takes the other's place.
  case replace
  /// It is dropped.
  case drop
}

/// A generated enum of the places that a URL can come from, in the order of the spec.
public protocol NavigationOrigin: Hashable, Sendable, CaseIterable, RawRepresentable
where RawValue == String, AllCases == [Self] {}
