import LinkPatterns
import WaymarkCompiler
import WaymarkLinks

/// A comparison of the destinations of an existing app with the links of a spec.
package struct DestinationComparison {
  static let mostDestinations = 10_000
  private static let mostGroups = 10_000
  private static let mostExamples = 3

  struct Group: Hashable {
    /// The number of the app's destination; `nil` if the app opens nothing.
    let destination: Int?
    let outcome: SpecOutcome
  }

  private let names: DestinationNames
  private let finder: LinkFinder
  var catalog: PublishedSpec { finder.catalog }
  private var numbers: [String: Int] = [:]
  /// The destinations as the app spells them.
  private(set) var destinations: [String] = []
  private var expected: [[Int]] = []
  private let nameNumbers: [String: Int]
  private let linkNames: [Int]
  /// The index of the first link for each name.
  private let firstLinks: [Int]

  package private(set) var agreed = URLTally()
  package private(set) var disagreed = URLTally()
  private(set) var groups: [Group: URLTally] = [:]
  private(set) var rest = URLTally()
  package private(set) var notAsked = URLTally()

  package init(_ finder: LinkFinder, names: DestinationNames) {
    self.names = names
    self.finder = finder
    var numbers: [String: Int] = [:]
    var linkNames: [Int] = []
    var firstLinks: [Int] = []
    for (index, link) in finder.catalog.links.enumerated() {
      let number = numbers[link.name] ?? numbers.count
      if number == numbers.count { firstLinks.append(index) }
      numbers[link.name] = number
      linkNames.append(number)
    }
    self.firstLinks = firstLinks
    nameNumbers = numbers
    self.linkNames = linkNames
  }

  package mutating func add(
    _ url: UnsafeBufferPointer<UInt8>, requests: Int, destination: String?, outcome: SpecOutcome
  ) throws(HandlerError) {
    var number: Int?
    if let destination { number = try self.number(of: destination) }
    guard !agrees(number, outcome) else {
      agreed.add(url, requests: requests)
      return
    }
    disagreed.add(url, requests: requests)
    let group = Group(destination: number, outcome: grouped(outcome, number))
    if groups.count < Self.mostGroups || groups[group] != nil {
      groups[group, default: URLTally()].add(url, requests: requests, mostExamples: Self.mostExamples)
    } else {
      rest.add(url, requests: requests)
    }
  }

  /// Returns the result for the group of a disagreement.
  ///
  /// If the spec has no link with the name of the destination, the patterns of the other link don't matter.
  private func grouped(_ outcome: SpecOutcome, _ destination: Int?) -> SpecOutcome {
    guard case .link(let link) = outcome, let destination, expected[destination].isEmpty else { return outcome }
    return .link(firstLinks[linkNames[link]])
  }

  /// Returns the number of a destination, which is the same for each call.
  private mutating func number(of destination: String) throws(HandlerError) -> Int {
    if let number = numbers[destination] { return number }
    guard destinations.count < Self.mostDestinations else {
      throw HandlerError(
        message: "there are more than \(Self.mostDestinations.grouped) different destinations, such as "
          + "`\(destination.prefix(60))`; a destination is the name of a screen without its values")
    }
    numbers[destination] = destinations.count
    destinations.append(destination)
    expected.append(names.names(for: destination).compactMap { nameNumbers[$0] })
    return destinations.count - 1
  }

  package mutating func addNotAsked(_ url: UnsafeBufferPointer<UInt8>, requests: Int) {
    notAsked.add(url, requests: requests)
  }

  private func agrees(_ destination: Int?, _ outcome: SpecOutcome) -> Bool {
    guard case .link(let link) = outcome else {
      return destination.map { names.names(for: destinations[$0]).isEmpty } ?? true
    }
    return destination.map { expected[$0].contains(linkNames[link]) } ?? false
  }

  var compared: URLTally {
    var result = agreed
    result.add(disagreed)
    return result
  }

  func hint(for group: Group) -> String {
    let wanted = group.destination.map { destinations[$0] }
    guard let wanted else {
      guard case .link(let link) = group.outcome else { return "" }
      return "the app opens nothing: narrow the pattern `\(catalog.links[link].text)`, or accept the new link"
    }
    let isKnown = names.names(for: wanted).contains { nameNumbers[$0] != nil }
    guard isKnown else { return unknown(wanted, group.outcome) }
    switch group.outcome {
    case .unmatched: return "add a pattern to the links of `\(specName(of: wanted))`"
    case .refused(let reason):
      return "every spec refuses these URLs, because such a URL is ambiguous: \(reason.explanation)"
    case .link(let link):
      let examples = groups[group]?.examples ?? []
      let redirects = examples.map(redirect)
      if let redirect = redirects.first ?? nil, !redirects.contains(nil) {
        return "change the redirect `\(catalog.links[redirect].text)`"
      }
      let url = zip(examples, redirects).first { $1 == nil }?.0 ?? ""
      let wantedNames = names.names(for: wanted)
      guard finder.links(matching: url).contains(where: { wantedNames.contains(catalog.links[$0].name) }) else {
        return "no link to `\(specName(of: wanted))` matches: add a pattern to its links"
      }
      return "both links match if the app is right: add `beats` to `\(specName(of: wanted))`, or narrow the pattern "
        + "`\(catalog.links[link].text)`"
    }
  }

  /// Returns the redirect that opens a URL; `nil` if no redirect opens the URL.
  private func redirect(of url: String) -> Int? {
    guard case .redirect(let index) = Array(url.utf8).withUnsafeBufferPointer({ finder.find($0) }) else { return nil }
    return index
  }

  private func unknown(_ destination: String, _ outcome: SpecOutcome) -> String {
    if names.contains(destination) { return "the spec has no link with the name of the `--names` file" }
    guard case .link(let link) = outcome else {
      return "the spec has no link to `\(destination)`: add a link, or name its link in the `--names` file"
    }
    let name = catalog.links[link].name
    return "if `\(destination)` is `\(name)`, add the line `\(destination),\(name)` to the `--names` file"
  }

  private func specName(of destination: String) -> String {
    names.names(for: destination).first { nameNumbers[$0] != nil } ?? destination
  }
}
