import Foundation

/// What a link can lead to: a tab, a screen that is pushed or presented, or a place that the app finds.
public protocol LinkDestination: Hashable, Sendable, CustomStringConvertible {
  /// The spec that it belongs to.
  associatedtype Navigation: NavigationSpec

  /// Its kind, case and arguments.
  var _destination: _Destination { get }
}

extension LinkDestination where Self: NavigationCase {
  /// The case as Swift writes it, without a leading dot: `fruit(name: "apple")`.
  public var description: String { Self.text(of: _parts) }
}

extension LinkDestination {
  /// A URL of the origin that lands here: the inverse of ``NavigationSpec/resolve(_:)-(String)``.
  ///
  /// Links are tried in the order of the spec. The result is nil where no link of that origin leads here, where an argument
  /// cannot be written in a URL, and where a more specific link would take the URL elsewhere.
  public func url(on origin: Navigation.Origin) -> URL? {
    guard let index = Navigation.Origin.allCases.firstIndex(of: origin) else { return nil }
    return LinkTable(Navigation._linkTable).url(of: _destination, origin: index).flatMap(URL.init(string:))
  }
}
