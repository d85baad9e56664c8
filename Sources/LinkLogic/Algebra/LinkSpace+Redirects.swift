import RegularSets
import SpecModel
import WaymarkLinks

extension LinkSpace {
  package func coverage(ofTargetOf link: Int) -> CoverageAnswer {
    guard let row = try? targetRow(of: link) else { return .unknown }
    // A redirect that matches no URL produces no URL, and another finding reports the redirect.
    guard !row.isEmpty else { return .covered }
    return coverage(of: row, model.links[link].pattern)
  }

  package func redirectedURLs() -> [String]? {
    var urls: [String] = []
    var stepsLeft = 1_000_000
    let redirects = Set(redirectLinks)
    for link in redirectLinks {
      if let url = ownURL(of: link) { urls.append(url) }
      guard let target = try? targetRow(of: link) else { return nil }
      let others = candidates(for: target)
      stepsLeft -= others.count
      guard stepsLeft > 0 else { return nil }
      for other in others where redirects.contains(other) {
        guard let row = rows[other], relation(target, row) != .disjoint else { continue }
        let columns = columns(of: [target, row])
        stepsLeft -= columns.count * 10
        let values = values(in: [target, row], columns, [suggestions(other, columns)])
        if let values { urls.append(text(of: values, columns)) }
      }
    }
    return urls
  }

  package func ownURL(of link: Int) -> String? {
    let winners = winners(over: link)
    guard !winners.isEmpty else { return sample(of: link) }
    if case .uncovered(let url) = coverage(of: link, by: winners) { return url }
    return nil
  }

  func targetRow(of link: Int) throws(TooManyStatesError) -> LinkRow? {
    guard let redirect = model.links[link].redirect else { return nil }
    let source = model.links[link].pattern
    let target = redirect.target
    var path = target.path
    path.bind(source)
    func written(_ fragment: Pattern.Fragment?) -> Pattern {
      Pattern(
        text: target.text,
        endpoints: redirect.start == nil ? source.endpoints : target.endpoints.filter { $0.start == redirect.start },
        path: path, query: [], fragment: fragment, captureTypes: source.captureTypes)
    }
    // A redirect writes its literals exactly, even if the origin of the target ignores case.
    var row = try part(of: written(nil), folded: .loweredSegment, ignoringCase: false)
    guard !row.isEmpty, let items = try items(of: target.query, source, in: query, dropsDeclared: true) else {
      return LinkRow()
    }
    row.query = items
    if let fragment = target.fragment {
      var bound = fragment.path
      bound.bind(source)
      let whole = Pattern.Fragment(startsWithSlash: fragment.startsWithSlash, path: bound, query: [])
      row.fragment = try part(of: written(whole), folded: .loweredSegment, ignoringCase: false).fragment
      guard let items = try self.items(of: fragment.query, source, in: fragmentQuery, dropsDeclared: false),
        let path = row.fragment
      else { return LinkRow() }
      let slash = fragment.query.isEmpty || path.slash.isText ? path.slash : cells.cell(text: [UInt8(ascii: "#")])
      row.fragment = LinkRow.Fragment(slash: slash, path: path.path, query: items)
    } else {
      // A redirect without a fragment produces URLs without a fragment.
      row.fragment = LinkRow.Fragment(slash: .end, path: LinkRow.Segments(), query: [])
    }
    return row
  }

  private func items(
    of items: [Pattern.QueryItem], _ source: Pattern, in columns: QueryColumns, dropsDeclared: Bool
  ) throws(TooManyStatesError) -> [LinkRow.Item]? {
    var written: [String: RegularSet] = [:]
    for key in columns.keys.joined() where !dropsDeclared { written[key] = .emptyText }
    for item in items + (dropsDeclared ? source.query : []) {
      for key in item.keys where written[key] == nil || !dropsDeclared { written[key] = .emptyText }
    }
    for item in items {
      written[item.keys[0]] = try columns.written(item, mayLack: { source.mayLack($0) }) { shapes.sets.texts(of: $0) }
    }
    var result: [LinkRow.Item] = []
    for column in 0..<columns.count {
      guard let set = try columns.set(of: written, in: column) else { continue }
      guard let cell = cells.cell(set) else { return nil }
      result.append(LinkRow.Item(column: column, cell: cell))
    }
    return result
  }
}

extension Pattern.Path {
  /// An optional segment that the source always captures becomes required. A rest such as `{path...}` becomes a single
  /// segment if the source captures one.
  fileprivate mutating func bind(_ source: Pattern) {
    func isRest(_ name: String) -> Bool {
      if case .rest(name, _, _) = source.path.tail {
        true
      } else {
        source.fragment.map { $0.path.hasRest(name) } ?? false
      }
    }
    switch tail {
    case .none: break
    case .optional(let capture) where !source.mayLack(capture.name):
      tail = .none
      segments.append(.capture(capture))
    case .rest(let name?, let isList, _) where isRest(name):
      tail = .rest(name: name, isList: isList, allowsNone: source.mayLack(name))
    case .rest(let name?, _, _):
      let capture = Pattern.Capture(name: name, type: source.captureTypes[name] ?? .primitive(.string))
      tail = source.mayLack(name) ? .optional(capture) : .none
      if !source.mayLack(name) { segments.append(.capture(capture)) }
    case .optional, .rest: break
    }
  }

  private func hasRest(_ name: String) -> Bool {
    if case .rest(name, _, _) = tail { true } else { false }
  }
}
