/// The order of links with `ambiguity: leftmost`.
///
/// The order compares the scheme, the host, the path segments from left to right, the query, and the fragment.
///
/// For links with several starts, the texts of a position are the union of the texts for all starts.
struct PositionOrder {
  private let space: URLSpace
  /// If some starts of a link ignore case, the union of the texts for all starts does.
  private let ignoresCase: [Bool]
  private let queries: Examples<QuerySpace.Query>
  private let fragments: Examples<FragmentSpace.Fragment?>

  init(_ space: URLSpace) {
    self.space = space
    let ignoresCase = space.spec.links.indices.map { link in
      URLSpace.Kind.all.contains { $0.ignoresCase && space.standing[$0.number].contains(link) }
    }
    self.ignoresCase = ignoresCase
    let parts = URLSpace.URLParts(space.spec.links.map(\.pattern), space.pool, isWeb: true) { ignoresCase[$0] }
    queries = parts.queries.examples
    fragments = parts.fragments.examples
  }

  private struct Part: Equatable {
    var texts: Set<Int> = []
    var segment: TextSet?
    var mayBeAbsent = false

    func isSubset(of other: Part) -> Bool {
      guard texts.isSubset(of: other.texts), other.mayBeAbsent || !mayBeAbsent else { return false }
      guard let segment else { return true }
      return other.segment.map(segment.isSubset) ?? segment.isEmpty
    }
  }

  /// Returns a Boolean value that indicates whether a link wins over an overlapping link, or `nil` if the order does
  /// not decide.
  func wins(_ link: Int, over other: Int) -> Bool? {
    for (part, otherPart) in zip(parts(of: link), parts(of: other)) {
      let (isInside, isAround) = (part.isSubset(of: otherPart), otherPart.isSubset(of: part))
      if isInside, isAround { continue }
      return isInside ? true : isAround ? false : nil
    }
    return nil
  }

  private func parts(of link: Int) -> [Part] {
    let own = space.places.filter { space.standing[$0.kind.number].contains(link) && $0.set.contains(link) }
    let schemes = numbers(space.places.map(\.place.scheme), own.map(\.place.scheme))
    let hosts = numbers(space.places.map(\.place.hostText), own.map(\.place.hostText))
    let kinds = Set(own.map(\.kind))
    let length = space.parts[0].paths.length
    let segments = (0..<length).map { position in segment(of: link, at: position, kinds) }
    return [schemes, hosts] + segments + [
      sets(queries.keys, link), sets(fragments.keys, link),
    ]
  }

  private func numbers(_ all: [String], _ own: [String]) -> Part {
    Part(texts: Set(own.map { all.firstIndex(of: $0)! }))
  }

  private func sets(_ sets: some Collection<LinkSet>, _ link: Int) -> Part {
    Part(texts: Set(sets.filter { $0.contains(link) }.map(Int.init)))
  }

  private func segment(of link: Int, at position: Int, _ kinds: Set<URLSpace.Kind>) -> Part {
    var part = Part()
    let path = space.spec.links[link].pattern.path
    for kind in kinds {
      let paths = space.parts[kind.number].paths
      guard let texts = paths.texts(of: paths.rows[link], at: position) else { continue }
      part.segment = part.segment.map { $0.union(texts) } ?? texts
    }
    part.mayBeAbsent = (0...position).contains { path.mayEnd(at: $0) }
    return part
  }
}

extension Place {
  /// The host and port without the scheme.
  fileprivate var hostText: String { labels.joined(separator: ".") + ":" + (port.map(String.init) ?? "") }
}
