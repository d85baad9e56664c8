import RegularSets
import WaymarkLinks
import WaymarkModel
import WaymarkYAML

/// The links of two versions of a spec as sets of URLs, for finding out which link of each version matches a URL.
package final class LinkVersions {
  /// The result of a search for URLs that a change affects.
  package enum Answer {
    /// No URL is affected by the change.
    case none
    /// Examples of affected URLs, selected to show how the parts of the URLs are interpreted.
    case urls([String])
    /// The search exceeded its limit.
    case unknown
  }

  private let old: LinkSpace
  private let new: LinkSpace
  /// The links of both versions, with those of the older version first.
  private let both: LinkSpace
  /// For each link of the older version, the link of the later version with the same URLs.
  private let twins: [Int?]
  /// For each link of the later version with a twin, the twin in the older version.
  private let olderTwins: [Int: Int]

  /// Creates a comparison of two versions.
  ///
  /// - Parameters:
  ///   - old: The links of the older version.
  ///   - new: The links of the later version.
  ///   - gone: The texts of the endpoints that the later version removed; their URLs are ignored.
  package init(_ old: LinkSpace, _ new: LinkSpace, without gone: Set<String>) {
    self.old = old
    self.new = new
    both = LinkSpace(old.model.joined(with: new.model, without: gone))
    let count = old.model.links.count
    var links: [LinkRow: Int] = [:]
    for link in new.model.links.indices {
      if let row = both.rows[count + link] { links[row] = links[row] ?? link }
    }
    twins = both.rows.prefix(count).map { row in row.flatMap { links[$0] } }
    olderTwins = Dictionary(
      twins.enumerated().compactMap { old, new in new.map { ($0, old) } }, uniquingKeysWith: { first, _ in first })
  }

  private func number(ofNew link: Int) -> Int { old.model.links.count + link }

  /// Returns the link of the later version with the same URLs, regardless of precedence.
  package func twin(of link: Int) -> Int? { twins[link] }

  // MARK: Questions

  /// Returns URLs that a link wins in the older version and no link of the later version matches.
  package func lost(by link: Int) -> Answer {
    guard let row = both.rows[link] else { return .unknown }
    guard twins[link] == nil, !row.isEmpty else { return .none }
    return urls([side(link)], outside: old.winners(over: link) + candidates(for: row, isNew: true))
  }

  /// Returns URLs that a link wins in the later version and no link of the older version matches.
  ///
  /// - Parameters:
  ///   - link: The index of the link in the later version.
  ///   - fresh: The texts of endpoints whose URLs are excluded.
  /// - Returns: The result of the search.
  package func gained(by link: Int, without fresh: Set<String>) -> Answer {
    guard olderTwins[link] == nil else { return .none }
    let pattern = new.model.links[link].pattern
    guard pattern.endpoints.contains(where: { fresh.contains($0.text) }) else {
      return gained(side(number(ofNew: link)), link)
    }
    let joined = both.model.links[number(ofNew: link)]
    return gained(Side(joined, pattern: joined.pattern.standing { !fresh.contains($0.text) }), link)
  }

  private func gained(_ side: Side, _ link: Int) -> Answer {
    guard let row = row(of: side) else { return .unknown }
    guard !row.isEmpty else { return .none }
    return urls([side], outside: new.winners(over: link).map(number(ofNew:)) + candidates(for: row, isNew: false))
  }

  /// Returns the links of the later version that may win some URL that a link wins in the older version.
  package func successors(of link: Int) -> [Int] {
    guard let row = both.rows[link] else { return [] }
    let twin = twins[link]
    return candidates(for: row, isNew: true).map { $0 - old.model.links.count }.filter { new in
      guard let other = both.rows[number(ofNew: new)], both.relation(row, other) != .disjoint else { return false }
      guard let twin, twin != new else { return true }
      // The twin takes precedence on all its URLs, or the other link already took precedence in the older version.
      if self.new.precedence.reason(twin, over: new) != nil { return false }
      return olderTwins[new].map { old.precedence.reason($0, over: link) == nil } ?? true
    }
  }

  /// Returns URLs that one link wins in the older version and another link wins in the later version.
  package func passed(from link: Int, to other: Int) -> Answer {
    urls(
      [side(link), side(number(ofNew: other))],
      outside: old.winners(over: link) + new.winners(over: other).map(number(ofNew:)))
  }

  /// Returns the links of one version that may match a URL of a row.
  private func candidates(for row: LinkRow, isNew: Bool) -> [Int] {
    both.candidates(for: row).filter { ($0 >= old.model.links.count) == isNew }
  }

  // MARK: URLs

  /// A pattern that the URLs must match: the pattern of a link, possibly with fewer endpoints.
  private struct Side {
    let pattern: Pattern
    let examples: [Text]
    /// The possible target links of a redirect.
    var targets: [Int] = []

    init(_ link: Link, pattern: Pattern) {
      self.pattern = pattern
      examples = link.examples
    }
  }

  private func side(_ link: Int) -> Side {
    var side = Side(both.model.links[link], pattern: both.model.links[link].pattern)
    let isOld = link < old.model.links.count
    side.targets = both.targets(of: link).filter { ($0 < old.model.links.count) == isOld }
    return side
  }

  private func row(of side: Side) -> LinkRow? { try? both.row(of: side.pattern) }

  /// Returns URLs that all sides match and none of the other links matches.
  private func urls(_ sides: [Side], outside others: [Int]) -> Answer {
    let rows = sides.compactMap(row)
    let others = others.compactMap { both.rows[$0] }
    guard rows.count == sides.count, var common = rows.first else { return .unknown }
    do throws(TooManyStatesError) {
      for row in rows.dropFirst() { common = try both.intersection(common, row) }
    } catch {
      return .unknown
    }
    guard !common.isEmpty else { return .none }
    let rivals = others.filter { both.relation($0, common) != .disjoint }
    let columns = both.columns(of: rows + rivals)
    let hints = sides.map { Suggestions($0.pattern, examples: $0.examples, both, columns) }
    switch Coverage.answer(common, by: rivals, both, columns, hints[0], stepsLeft: &both.coverageStepsLeft) {
    case .covered: return .none
    case .unknown: return .unknown
    case .uncovered(let plain):
      let samples = URLSamples(
        space: both, patterns: sides.map(\.pattern), formerTypes: old.model.types.count,
        targets: sides.flatMap(\.targets), formerTargets: sides[0].targets, row: common, rivals: rivals,
        columns: columns, hints: hints)
      return .urls(samples.urls(near: plain))
    }
  }
}
