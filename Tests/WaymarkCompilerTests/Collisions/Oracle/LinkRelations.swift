/// The set relations between the URLs of a spec's links.
struct LinkRelations {
  enum Relation {
    case apart, equal, inside, around, crossing
  }

  /// The sets of links that match a common URL.
  private let sets: [LinkSet]
  let count: Int

  init(_ sets: some Collection<LinkSet>, count: Int) {
    self.count = count
    let links = LinkSet.first(count)
    self.sets = Array(Set(sets.map { $0 & links }))
  }

  /// The links that match at least one URL.
  var possible: LinkSet { sets.reduce(0, |) }

  func relation(_ link: Int, _ other: Int) -> Relation {
    var (both, onlyFirst, onlySecond) = (false, false, false)
    for set in sets {
      switch (set.contains(link), set.contains(other)) {
      case (true, true): both = true
      case (true, false): onlyFirst = true
      case (false, true): onlySecond = true
      case (false, false): break
      }
    }
    guard both else { return .apart }
    switch (onlyFirst, onlySecond) {
    case (false, false): return .equal
    case (false, true): return .inside
    case (true, false): return .around
    case (true, true): return .crossing
    }
  }
}
