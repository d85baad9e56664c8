import LinkResolving
import SpecText
import WaymarkCompiler
import WaymarkLinks

package struct DestinationComparison {
  static let mostDestinations = 10_000
  private static let mostGroups = 10_000
  private static let mostExamples = 3

  struct Group: Hashable {
    /// `nil` if the app opens nothing.
    let destination: String?
    let outcome: SpecOutcome
  }

  private let names: DestinationNames
  private let finder: LinkFinder
  var catalog: PublishedSpec { finder.catalog }
  private let firstLinks: [String: Int]
  private var expected: [String: [String]] = [:]
  package private(set) var agreed = URLTally()
  package private(set) var disagreed = URLTally()
  private(set) var groups: [Group: URLTally] = [:]
  private(set) var otherGroups = URLTally()
  package private(set) var notAsked = URLTally()

  package init(_ finder: LinkFinder, names: DestinationNames) {
    self.names = names
    self.finder = finder
    firstLinks = Dictionary(
      finder.catalog.links.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package mutating func add(
    _ url: UnsafeBufferPointer<UInt8>, requests: Int, destination: String?, outcome: SpecOutcome
  ) throws(HandlerError) {
    let wanted = try destination.map { (destination) throws(HandlerError) in try specNames(of: destination) }
    guard !agrees(destination, wanted, outcome) else { return agreed.add(url, requests: requests) }
    disagreed.add(url, requests: requests)
    var group = Group(destination: destination, outcome: outcome)
    // If the spec has no link with the name of the destination, the patterns of the other link don't matter.
    if case .link(let link) = outcome, wanted == [], let first = firstLinks[catalog.links[link].name] {
      group = Group(destination: destination, outcome: .link(first))
    }
    if groups.count < Self.mostGroups || groups[group] != nil {
      groups[group, default: URLTally()].add(url, requests: requests, mostExamples: Self.mostExamples)
    } else {
      otherGroups.add(url, requests: requests)
    }
  }

  private mutating func specNames(of destination: String) throws(HandlerError) -> [String] {
    if let known = expected[destination] { return known }
    guard expected.count < Self.mostDestinations else {
      throw HandlerError(
        message: "there are more than \(Self.mostDestinations.grouped) different destinations, such as "
          + "`\(destination.prefix(60))`; a destination is the name of a screen without its values")
    }
    let known = names.names(for: destination).filter { firstLinks[$0] != nil }
    expected[destination] = known
    return known
  }

  private func agrees(_ destination: String?, _ wanted: [String]?, _ outcome: SpecOutcome) -> Bool {
    guard case .link(let link) = outcome else { return destination.map { names.names(for: $0).isEmpty } ?? true }
    return wanted?.contains(catalog.links[link].name) ?? false
  }

  package mutating func addNotAsked(_ url: UnsafeBufferPointer<UInt8>, requests: Int) {
    notAsked.add(url, requests: requests)
  }

  var compared: URLTally {
    var result = agreed
    result.add(disagreed)
    return result
  }

  func hint(for group: Group) -> String {
    guard let wanted = group.destination else {
      guard case .link(let link) = group.outcome else { return "" }
      return "the app opens nothing: narrow the pattern `\(catalog.links[link].text)`, or accept the new link"
    }
    guard let name = expected[wanted]?.first else { return unknown(wanted, group.outcome) }
    switch group.outcome {
    case .unmatched: return "add a pattern to the links of `\(name)`"
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
        return "no link to `\(name)` matches: add a pattern to its links"
      }
      return "both links match if the app is right: add `beats` to `\(name)`, or narrow the pattern "
        + "`\(catalog.links[link].text)`"
    }
  }

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
}

package struct DestinationNames: Sendable {
  private var names: [String: String] = [:]
  package init() {}

  /// A CSV file with the columns `destination` and `name`. A destination with an empty name opens no link.
  package init(_ source: SourceFile) throws(FormatError) {
    let source = source.withoutByteOrderMark
    if let error = FormatError.encoding(of: source.bytes, file: 0, .input) { throw error }
    let records = try DelimitedText.records(SourceText(source, 0), separator: ",")
    for (index, record) in records.enumerated() {
      guard record.count == 2, !record[0].text.isEmpty else {
        throw FormatError(
          .input, "the row does not have two columns", at: record[0].span,
          help: "write `destination,name` in the first row, and a destination and its name in each other row")
      }
      if index == 0, record[0].text == "destination", record[1].text == "name" { continue }
      if let name = names[record[0].text], name != record[1].text {
        throw FormatError(
          .input, "the destination \(Quoted(record[0].text)) has two names", at: record[0].span,
          help: "remove one of the rows")
      }
      names[record[0].text] = record[1].text
    }
  }

  func contains(_ destination: String) -> Bool { names[destination] != nil }

  func names(for destination: String) -> [String] {
    if let name = names[destination] { return name.isEmpty ? [] : [name] }
    return [destination] + (SpecName.lowerCamelCase(destination).map { [$0] } ?? [])
  }
}
