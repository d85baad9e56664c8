import LinkResolving
import MapEngine
import WaymarkLinks
import WaymarkOutput

/// The launches with which `prove` opens every place and every link of a spec.
struct ProofPlan {
  enum Situation: String, CaseIterable {
    case cold
    case warm
    case overModal = "over a sheet or cover"
    case withoutConditions = "without conditions"
  }

  enum Expectation {
    case place(LaunchedPlace)
    /// The spec allows no destination in this situation.
    case refusal
  }

  struct Launch {
    /// A place path or a URL.
    let target: String
    let situation: Situation
    /// The last one is the target.
    let targets: [String]
    let conditions: [String]
    let expectation: Expectation
  }

  private(set) var launches: [Launch] = []
  private let spec: PublishedSpec
  private let simulator: Simulator
  private let places: [PlacePath]
  private let allConditions: [String]

  /// `urls` contains an example for each link.
  init(_ spec: PublishedSpec, _ simulator: Simulator, urls: [String], where isWanted: (String) -> Bool) {
    self.spec = spec
    self.simulator = simulator
    places = spec.samplePlaces
    allConditions = spec.conditions.map { $0.name }
    let modal = firstModal
    let targets = places.map { ($0.text, conditions(for: $0)) } + urls.map { ($0, allConditions) }
    for (target, conditions) in targets where isWanted(target) {
      add(target, .cold, [target], conditions)
      guard conditions == allConditions else { continue }
      if let other = otherTab(than: target) { add(target, .warm, [other, target], conditions) }
      if let modal, modal != target { add(target, .overModal, [modal, target], conditions) }
      if !allConditions.isEmpty { add(target, .withoutConditions, [target], []) }
    }
  }

  private mutating func add(
    _ target: String, _ situation: Situation, _ targets: [String], _ conditions: [String]
  ) {
    let expectation: Expectation
    do throws(LaunchProblem) {
      expectation = .place(try simulator.launch(targets, conditions: conditions))
    } catch {
      expectation = .refusal
    }
    launches.append(
      Launch(
        target: target, situation: situation, targets: targets, conditions: conditions, expectation: expectation))
  }

  /// A place on a gate exists while the condition of that gate doesn't hold.
  private func conditions(for place: PlacePath) -> [String] {
    let start = place.screens[0]
    guard !spec.tabs.contains(where: { $0.declaration.name == start.name }),
      let gate = spec.gates.last(where: { spec.placeName(ofRoute: $0.route) == start.name })
    else { return allConditions }
    return allConditions.filter { $0 != spec.conditions[gate.condition].name }
  }

  private func otherTab(than target: String) -> String? {
    let expected = try? simulator.launch([target], conditions: allConditions)
    let tabs = places.prefix(spec.tabs.count).map { $0.text }
    return tabs.first { tab in
      expected?.place.utf8.starts(with: tab.utf8) == false
        && (try? simulator.launch([tab], conditions: allConditions))?.place == tab
    }
  }

  private var firstModal: String? {
    places.first { place in
      guard place.screens.count > 1, let last = place.screens.last else { return false }
      let isModal = spec.routes.indices.contains { index in
        let kinds = spec.routes[index].presentations
        let kind = last.presentation ?? PlacePath.presentations.first(where: kinds.contains)
        return spec.placeName(ofRoute: index) == last.name && (kind == .sheet || kind == .cover)
      }
      return isModal && (try? simulator.launch([place.text], conditions: allConditions))?.place == place.text
    }?.text
  }
}
