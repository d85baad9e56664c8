import LinkAlgebra
import WaymarkLinks
import WaymarkModel

/// A map from the name of each capture in a URL pattern to the location of the capture.
struct CaptureLocations {
  enum Location {
    case capture(Int, CaptureShape, isOptional: Bool)
    case rest(Int, isList: Bool)
    case label
    case item(Int, inFragment: Bool, isList: Bool)
  }

  /// The capture locations in ascending order of precedence.
  ///
  /// If several captures have the same name, a lookup returns the last location. A lookup scans the whole array,
  /// because a pattern has few captures.
  private var locations: [(name: String, location: Location)] = []
  let firstOfFragment: Int

  init(_ pattern: Pattern) {
    var next = 0
    locations.reserveCapacity(2 * pattern.captureTypes.count)
    for name in pattern.captureTypes.keys { locations.append((name, .label)) }
    Self.add(pattern.path, from: &next, to: &locations)
    firstOfFragment = next
    Self.add(pattern.query, inFragment: false, to: &locations)
    if let fragment = pattern.fragment {
      Self.add(fragment.path, from: &next, to: &locations)
      Self.add(fragment.query, inFragment: true, to: &locations)
    }
  }

  subscript(name: String) -> Location? { locations.last { $0.name == name }?.location }

  private static func add(
    _ path: Pattern.Path, from next: inout Int, to locations: inout [(name: String, location: Location)]
  ) {
    for index in path.segments.indices {
      guard case .capture(let capture) = path.segments[index] else { continue }
      locations.append((capture.name, .capture(next, CaptureShape(capture, .value), isOptional: false)))
      next += 1
    }
    switch path.tail {
    case .none: break
    case .optional(let capture):
      locations.append((capture.name, .capture(next, CaptureShape(capture, .value), isOptional: true)))
      next += 1
    case .rest(let name, let isList, _):
      if let name { locations.append((name, .rest(next, isList: isList))) }
      next += 1
    }
  }

  private static func add(
    _ items: [Pattern.QueryItem], inFragment: Bool, to locations: inout [(name: String, location: Location)]
  ) {
    for (index, item) in items.enumerated() {
      switch item.value {
      case .literal, .absent: continue
      case .required(let name, _), .optional(let name, _):
        locations.append((name, .item(index, inFragment: inFragment, isList: false)))
      case .list(let name, _): locations.append((name, .item(index, inFragment: inFragment, isList: true)))
      }
    }
  }
}
