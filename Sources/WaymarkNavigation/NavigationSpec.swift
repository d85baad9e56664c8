import Foundation

/// What Waymark generates from a spec: the namespace of an app's navigation.
public protocol NavigationSpec: Sendable {
  /// The app's tabs.
  associatedtype Tab: NavigationTab where Tab.Navigation == Self
  /// Screens that are pushed onto a stack.
  associatedtype Route: NavigationScreen
  /// Screens that are presented as sheets.
  associatedtype Sheet: NavigationScreen
  /// Screens that are presented over the full screen.
  associatedtype Cover: NavigationScreen
  /// Places that a URL can come from.
  associatedtype Origin: NavigationOrigin

  /// Every link of the spec, in the form that the matcher reads in place.
  static var linkTable: StaticString { get }
}

/// A generated enum of the places that a URL can come from, in the order of the spec.
public protocol NavigationOrigin: Hashable, Sendable, CaseIterable, RawRepresentable
where RawValue == String, AllCases == [Self] {}

/// What became of a URL.
public enum LinkResolution<Spec: NavigationSpec>: Hashable, Sendable {
  /// A link leads here.
  case landed(Landing<Spec>)
  /// No link matches.
  case unmatched
  /// The URL itself is not acceptable.
  case refused(URLRefusal)
}

extension NavigationSpec {
  /// Finds where a URL leads.
  ///
  /// - Complexity: O(length of the URL), whatever the number of links.
  public static func resolve(_ url: String) -> LinkResolution<Self> {
    switch LinkTable(linkTable).resolve(url) {
    case .landed(let plan):
      guard let landing = Landing<Self>(plan) else {
        assertionFailure("the link table and the enums are not from the same spec")
        return .unmatched
      }
      return .landed(landing)
    case .unmatched: return .unmatched
    case .refused(let refusal): return .refused(refusal)
    }
  }

  /// Finds where a URL leads.
  public static func resolve(_ url: URL) -> LinkResolution<Self> {
    resolve(url.absoluteString)
  }
}
