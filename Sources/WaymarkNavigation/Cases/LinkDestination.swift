import Foundation

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
