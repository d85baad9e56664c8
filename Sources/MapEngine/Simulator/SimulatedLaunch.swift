import LinkResolving
import WaymarkLinks
import WaymarkNavigation

/// A place that an app shows after a launch with places or links.
package struct LaunchedPlace: Equatable, Sendable {
  /// The place path.
  package let place: String
  package let windows: [String]
  /// The conditions for which the last place or link waits.
  package let pending: [String]
  /// The app determines the place at run time.
  package let isResolvedByApp: Bool

  package init(place: String, windows: [String], pending: [String], isResolvedByApp: Bool) {
    self.place = place
    self.windows = windows
    self.pending = pending
    self.isResolvedByApp = isResolvedByApp
  }
}

/// The reason why a place or link doesn't open in any state of the app.
package enum LaunchProblem: Error {
  case unknownCondition(String, known: [String])
  case syntax(PlacePath.SyntaxError)
  case place(PlaceError)
  case unmatched
  /// The spec doesn't allow the place, or the URL is malformed.
  case refused(String)
}

extension Simulator {
  /// Opens the places and links one after the other, as a debug build does with the argument `-waymark-open`. Without
  /// `conditions`, all conditions hold.
  package func launch(_ targets: [String], conditions: [String]?) throws(LaunchProblem) -> LaunchedPlace {
    try loaded.run { SimulatedLaunch.result(of: targets, loaded.spec, conditions) }.get()
  }
}

private struct SimulatedLaunch {
  private let notation: PlaceNotation<SimulatedSpec>
  private var core: NavigatorCore<SimulatedSpec>

  static func result(
    of targets: [String], _ spec: PublishedSpec, _ conditions: [String]?
  ) -> Result<LaunchedPlace, LaunchProblem> {
    do throws(LaunchProblem) {
      var launch = try SimulatedLaunch(spec, conditions)
      return .success(try launch.open(targets))
    } catch {
      return .failure(error)
    }
  }

  private init(_ spec: PublishedSpec, _ names: [String]?) throws(LaunchProblem) {
    notation = PlaceNotation(PlaceTable(spec.placeTable))
    let all = SimulatedCondition.allCases
    let known = all.map { $0.rawValue }
    for name in names ?? [] where !known.contains(name) { throw .unknownCondition(name, known: known) }
    core = NavigatorCore(conditions: Set(all.filter { names?.contains($0.rawValue) ?? true }), account: nil)
    _ = core.perform { $0.start(reportsModals: false) }
  }

  private mutating func open(_ targets: [String]) throws(LaunchProblem) -> LaunchedPlace {
    var isResolvedByApp = false
    for target in targets { isResolvedByApp = try open(target) }
    return LaunchedPlace(
      place: notation.path(of: core.state).text, windows: core.state.windows.map { notation.path(of: $0).text },
      pending: core.pendingLink.map { core.missing($0).map { $0.rawValue } } ?? [], isResolvedByApp: isResolvedByApp)
  }

  private mutating func open(_ target: String) throws(LaunchProblem) -> Bool {
    let events: [NavigationEvent<SimulatedSpec>]
    if target.isURL {
      events = core.perform { $0.open(target) }.events
    } else {
      let landing = try landing(at: target)
      events = core.perform { $0.open(landing) }.events
    }
    for event in events {
      guard case .link(let event) = event else { continue }
      switch event.status {
      case .unmatched: throw .unmatched
      case .rejected, .rejectedURL, .redirectedTooOften, .leftToWeb: throw .refused(event.status.description)
      case .resolving: return true
      default: break
      }
    }
    return false
  }

  private func landing(at target: String) throws(LaunchProblem) -> Landing<SimulatedSpec> {
    let path: PlacePath
    do throws(PlacePath.SyntaxError) {
      path = try PlacePath(target)
    } catch {
      throw .syntax(error)
    }
    do throws(PlaceError) {
      return try notation.landing(at: path)
    } catch {
      throw .place(error)
    }
  }
}

extension String {
  /// A place path never contains these characters, because a value contains `/` only as an escape.
  package var isURL: Bool {
    let bytes = Array(utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: "://".utf8) }
  }
}
