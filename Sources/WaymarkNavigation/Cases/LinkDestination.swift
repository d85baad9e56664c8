import Foundation

/// A destination of links: a tab, a screen that is pushed or presented, or a link that the app resolves.
public protocol LinkDestination: Hashable, Sendable, CustomStringConvertible {
  /// The spec that declares the destination.
  associatedtype Navigation: NavigationSpec

  /// The destination's kind, case, and arguments.
  var _destination: _Destination { get }
}

extension LinkDestination where Self: NavigationCase {
  /// The case in Swift syntax without a leading dot, for example `fruit(name: "apple")`.
  public var description: String { Self.text(of: _parts) }
}

extension LinkDestination {
  /// Returns a URL that leads to this destination.
  ///
  /// The method is the inverse of ``NavigationSpec/resolve(_:)-(String)``. The method tries links in the order of the
  /// spec.
  ///
  /// - Parameter origin: The origin of the URL.
  /// - Returns: The URL, or `nil` if no link of the origin leads to this destination. The result is also `nil` if an
  ///   argument can't be represented in a URL, or if more specific links match all URLs that could lead to this
  ///   destination.
  public func url(on origin: Navigation.Origin) -> URL? {
    guard let index = Navigation.Origin.allCases.firstIndex(of: origin) else { return nil }
    return LinkTable(Navigation._linkTable).url(of: _destination, origin: index).flatMap(URL.init(string:))
  }
}
