import Foundation

/// A namespace for the navigation of an app. Waymark generates the namespace from a spec.
///
/// If the spec declares no links that the app resolves, no conditions, or no tabs with parameters, the associated type
/// is `Never`.
public protocol NavigationSpec: ScreenNamespace {
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
  /// The system features that offer each visible screen with a URL, unless the tab or screen declares others.
  static var activities: Set<ScreenActivity> { get }
  /// Returns the sheet or cover with which the user can make a condition true, or `nil` if there is none.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: The sheet or cover.
  static func _screen(for condition: Condition) -> ShownScreen<Self>?
  /// The gates, in the order in which the navigator checks their conditions.
  static var _gates: [GateRule<Self>] { get }
  #if DEBUG
    /// A place for each screen, the defaults of parameters, and the texts of enums in URLs. Builds for release contain no
    /// such table.
    static var _places: StaticString { get }
  #endif
}

extension NavigationSpec {
  /// The default policy, which is ``ConcurrentLinks/replace``.
  public static var resolving: ConcurrentLinks { .replace }

  /// The empty set, because the spec doesn't have the key `activities`.
  public static var activities: Set<ScreenActivity> { [] }

  /// Returns `nil`, because no condition of the spec has the key `presents`.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: `nil`.
  public static func _screen(for condition: Condition) -> ShownScreen<Self>? { nil }

  /// An empty list, because the spec has no gates.
  public static var _gates: [GateRule<Self>] { [] }

  #if DEBUG
    /// An empty table, because no screen has a place.
    public static var _places: StaticString { "" }
  #endif
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

/// A namespace that declares screens: the navigation of an app, or one of its features.
///
/// If the spec declares no screens of a certain kind, for example no sheets, the associated type for that kind is
/// `Never`.
public protocol ScreenNamespace: Sendable {
  /// The screens that can be pushed onto a stack.
  associatedtype Route: NavigationScreen
  /// The screens that can be presented as sheets.
  associatedtype Sheet: NavigationScreen
  /// The screens that can be presented as full-screen covers.
  associatedtype Cover: NavigationScreen
  /// The screens that can be opened as windows.
  associatedtype Window: NavigationScreen
  /// The screens that replace the tabs while a condition is false.
  associatedtype Gate: NavigationScreen = Never
}

/// A namespace for the screens of one feature. Waymark generates the namespace from an included file with the key
/// `feature`.
///
/// The namespace doesn't depend on the app that contains the feature. A feature can therefore be in its own module.
public protocol NavigationFeature: ScreenNamespace {}

/// A generated enum with the screens of a feature that have the same presentation.
///
/// The app's enum for the presentation has a case that wraps a value of this enum.
public protocol FeatureScreens: NavigationScreen {
  /// The feature that declares the screens.
  associatedtype Navigation: NavigationFeature
}

/// A generated enum with one case for each condition that the app sets at run time.
///
/// If a spec declares no conditions, the type `Never` replaces the generated enum. `Never` doesn't conform to
/// `CaseIterable`, so `NavigationCondition` doesn't refine `CaseIterable`.
public protocol NavigationCondition: Hashable, Sendable {
  /// Every condition, in the order of the spec.
  static var allCases: [Self] { get }
  /// The name of the condition in the spec.
  var rawValue: String { get }
}

/// A value that a URL can identify: a tab, a screen, or a link that the app resolves at run time.
public protocol LinkDestination: Hashable, Sendable, CustomStringConvertible {
  /// The spec that declares the destination.
  associatedtype Navigation: NavigationSpec

  /// The kind of the destination, its enum case, and the arguments of the case.
  var _destination: _Destination { get }
}

extension LinkDestination where Self: NavigationCase {
  /// The case in Swift syntax without a leading dot, for example `fruit(name: "apple")`.
  public var description: String { Self.text(of: _parts) }
}

extension LinkDestination {
  /// Returns a URL that opens this destination.
  ///
  /// The method is the inverse of ``NavigationSpec/resolve(_:)-(String)``. The method tries links in the order of the
  /// spec, but tries deprecated links last.
  ///
  /// - Parameter origin: The origin of the URL.
  /// - Returns: The URL, or `nil` if no link of the origin opens this destination. The result is also `nil` if a URL
  ///   can't represent an argument, or if every possible URL matches a more specific link.
  public func url(on origin: Navigation.Origin) -> URL? {
    guard let index = Navigation.Origin.allCases.firstIndex(of: origin) else { return nil }
    return LinkTable(Navigation._linkTable).url(of: _destination, origin: index).flatMap(URL.init(string:))
  }
}

/// If a spec declares no screens of a certain kind, such as sheets, the type for that kind is `Never`. For example, an
/// app without sheets can omit the function that returns the view of a sheet.
extension Never: NavigationScreen {
  /// An empty table, because `Never` has no cases.
  public static var _cases: StaticString { "" }

  /// The parts of a case. No code can read this property, because `Never` has no values.
  public var _parts: _CaseParts { switch self {} }

  /// Stops the program, because `Never` has no cases.
  ///
  /// - Parameter parts: A reader that is positioned at the first argument of the case.
  /// - Returns: The method never returns.
  public static func _make(checked parts: inout _CaseReader) -> Never { parts.hasNoCase() }
}

extension Never: NavigationCondition {
  /// An empty list, because `Never` has no cases.
  public static var allCases: [Never] { [] }

  /// The name of the condition. No code can read this property, because `Never` has no values.
  public var rawValue: String { switch self {} }
}
