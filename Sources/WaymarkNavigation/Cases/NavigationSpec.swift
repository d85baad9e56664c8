/// A namespace for the navigation of an app. Waymark generates the namespace from a spec.
///
/// If the spec declares no links that the app resolves, no conditions, or no tabs with parameters, the associated type
/// is `Never`.
public protocol NavigationSpec: NavigationScreens {
  /// The tabs of the app.
  associatedtype Tab: NavigationTab where Tab.Navigation == Self
  /// The arguments for the root screens of tabs that have parameters.
  associatedtype TabArguments: NavigationCase
  /// The links that the app resolves at run time.
  associatedtype Link: NavigationCase
  /// The conditions that the app sets at run time.
  associatedtype Condition: NavigationCondition
  /// The metadata of tabs and screens. If the spec declares no metadata keys, the type is `Never`.
  associatedtype Metadata: NavigationMetadata = Never
  /// The origins of the app's URLs: custom schemes and web hosts.
  associatedtype Origin: NavigationOrigin

  /// The encoded link table of the spec. The link matcher reads the encoded table directly.
  static var _linkTable: StaticString { get }
  /// The behavior and the colors of the tab bar.
  static var tabBar: TabBarPolicy<Tab> { get }
  /// The policy for a link that arrives while the app is resolving another link.
  static var resolving: ConcurrentLinks { get }
  /// Returns the sheet or cover with which the user can make a condition true, or `nil` if there is none.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: The sheet or cover.
  static func _screen(for condition: Condition) -> ShownScreen<Self>?
}

extension NavigationSpec {
  /// The default policy, which is ``ConcurrentLinks/replace``.
  public static var resolving: ConcurrentLinks { .replace }

  /// Returns `nil`, because no condition of the spec has the key `presents`.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: `nil`.
  public static func _screen(for condition: Condition) -> ShownScreen<Self>? { nil }
}

/// A policy for a link that arrives while the app is resolving another link.
public enum ConcurrentLinks: Hashable, Sendable {
  /// The newer link replaces the link that the app is resolving.
  case replace
  /// The newer link is dropped.
  case drop
}

/// A generated enum of custom URL schemes and web hosts, in the order of the spec.
public protocol NavigationOrigin: Hashable, Sendable, CaseIterable, RawRepresentable
where RawValue == String, AllCases == [Self] {}
