import LinkResolving
import RegularSets
import SpecModel
import SpecText
import WaymarkLinks

package final class LinkVersions {
  package enum Answer {
    case none
    case urls([String])
    case unknown
  }

  private let old: LinkSpace
  private let new: LinkSpace
  private let both: LinkSpace
  private let twins: [Int?]
  private let olderTwins: [Int: Int]
  /// On some scheme or host, `+` has another meaning in the new version.
  private let differInPlus: Bool

  package init(_ old: LinkSpace, _ new: LinkSpace, without gone: Set<String>) {
    self.old = old
    self.new = new
    both = LinkSpace(old.model.joined(with: new.model, without: gone))
    let readings = Dictionary(old.model.links.flatMap(\.pattern.endpoints).map { ($0.text, $0.reading) }) { $1 }
    differInPlus = new.model.links.contains { link in
      link.pattern.endpoints.contains { endpoint in
        readings[endpoint.text].map { $0.plusIsSpace != endpoint.reading.plusIsSpace } ?? false
      }
    }
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
  package func twin(of link: Int) -> Int? { twins[link] }

  package func lost(by link: Int) -> Answer {
    guard let row = both.rows[link] else { return .unknown }
    guard twins[link] == nil, !row.isEmpty else { return .none }
    return urls([side(link)], outside: old.winners(over: link) + candidates(for: row, isNew: true))
  }

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

  package func passed(from link: Int, to other: Int) -> Answer {
    urls(
      [side(link), side(number(ofNew: other))],
      outside: old.winners(over: link) + new.winners(over: other).map(number(ofNew:)))
  }

  private func candidates(for row: LinkRow, isNew: Bool) -> [Int] {
    both.candidates(for: row).filter { ($0 >= old.model.links.count) == isNew }
  }

  /// A pattern that every found URL must match; it may have fewer endpoints than its link.
  private struct Side {
    let pattern: Pattern
    let examples: [Text]
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
    var urls: [String] = []
    for part in common.parts {
      switch answer(sides, part, outside: others.flatMap(\.parts)) {
      case .none: continue
      case .urls(let own): urls += own
      case .unknown: return .unknown
      }
    }
    return urls.isEmpty ? .none : .urls(urls)
  }

  private func answer(_ sides: [Side], _ common: LinkRow, outside others: [LinkRow]) -> Answer {
    let rivals = others.filter { both.relation($0, common) != .disjoint }
    let columns = both.columns(of: [common] + rivals)
    let hints = sides.map { Suggestions($0.pattern, examples: $0.examples, both, columns) }
    switch Coverage.answer(common, by: rivals, both, columns, hints[0], stepsLeft: &both.coverageStepsLeft) {
    case .covered: return .none
    case .unknown: return .unknown
    case .uncovered(let plain):
      let samples = URLSamples(
        space: both, patterns: sides.map(\.pattern), formerTypes: old.model.types.count,
        targets: sides.flatMap(\.targets), formerTargets: sides[0].targets, row: common, rivals: rivals,
        columns: columns, hints: hints, differInPlus: differInPlus)
      return .urls(samples.urls(near: plain))
    }
  }
}

extension NavigationModel {
  func joined(with later: NavigationModel, without gone: Set<String>) -> NavigationModel {
    let count = types.count
    return replacing(
      types: types + later.types,
      links: links.map { $0.standing { !gone.contains($0.text) } } + later.links.map { $0.moved(count) })
  }
}

extension Link {
  fileprivate func standing(on isKept: (Endpoint) -> Bool) -> Link {
    var link = self
    link.pattern = pattern.standing(on: isKept)
    return link
  }

  fileprivate func moved(_ types: Int) -> Link {
    var link = self
    link.pattern = pattern.moved(types)
    return link.replacingRedirect { Redirect(target: $0.target.moved(types), start: $0.start) }
  }
}

extension Pattern {
  fileprivate func moved(_ types: Int) -> Pattern {
    Pattern(
      text: text, endpoints: endpoints, path: path.moved(types), query: query.map { $0.moved(types) },
      fragment: fragment.map {
        Fragment(
          startsWithSlash: $0.startsWithSlash, path: $0.path.moved(types), query: $0.query.map { $0.moved(types) })
      },
      captureTypes: captureTypes.mapValues { $0.moved(types) })
  }
}

extension Pattern.Path {
  fileprivate func moved(_ types: Int) -> Pattern.Path {
    var path = self
    path.segments = segments.map { segment in
      if case .capture(let capture) = segment { .capture(capture.moved(types)) } else { segment }
    }
    if case .optional(let capture) = tail { path.tail = .optional(capture.moved(types)) }
    return path
  }
}

extension Pattern.Capture {
  fileprivate func moved(_ types: Int) -> Pattern.Capture {
    Pattern.Capture(name: name, type: type.moved(types), prefix: prefix, suffix: suffix)
  }
}

extension Pattern.QueryItem {
  fileprivate func moved(_ types: Int) -> Pattern.QueryItem {
    let value: Pattern.QueryValue =
      switch self.value {
      case .literal, .absent: self.value
      case .required(let name, let type): .required(name: name, type.moved(types))
      case .optional(let name, let type): .optional(name: name, type.moved(types))
      case .list(let name, let type): .list(name: name, type.moved(types))
      }
    return Pattern.QueryItem(keys: keys, value: value)
  }
}

extension ValueType {
  fileprivate func moved(_ count: Int) -> ValueType {
    if case .declared(let index) = self { .declared(index + count) } else { self }
  }
}
