import SpecText
import WaymarkLinks

package struct LinkMatcher {
  package enum Verdict {
    case elsewhere
    case matches
    case fails(LinkDistance)
  }

  private let spec: PublishedSpec

  package init(_ spec: PublishedSpec) { self.spec = spec }

  var links: [PublishedSpec.Link] { spec.links }

  package func verdict(of link: Int, on url: URLPieces) -> Verdict {
    verdict(of: link, servedBy: links[link].endpoints.filter { $0.isStart(of: url) }, url)
  }

  func verdict(of link: Int, servedBy endpoints: [PublishedSpec.Endpoint], _ url: URLPieces) -> Verdict {
    guard !endpoints.isEmpty else { return .elsewhere }
    let pattern = links[link]
    // Origins that serve the same URL agree.
    let ignoresCase = endpoints[0].reading.ignoresCase
    var distance = LinkDistance()
    if let label = mistypedLabel(pattern, endpoints, url) {
      distance.fail(.label(label), weight: 2)
    } else {
      distance.agree()
    }
    compare(url.isWeb ? pattern.path : pattern.appPath, url.path, ignoresCase, &distance, { .path($0) })
    compare(pattern.query, url.query, ignoresCase, &distance, { .item($0) })
    if let fragment = pattern.fragment { compare(fragment, url.fragment, ignoresCase, &distance) }
    return distance.mismatch == nil ? .matches : .fails(distance)
  }

  private func mistypedLabel(_ pattern: PublishedSpec.Link, _ endpoints: [PublishedSpec.Endpoint], _ url: URLPieces)
    -> String?
  {
    var mistyped: String?
    for endpoint in endpoints {
      let captures = endpoint.host?.captures ?? []
      let wrong = captures.first { name in
        // A captured label that is not a parameter can be any string.
        guard let type = pattern.captureTypes[name], let label = endpoint.host?.label(name, of: url) else {
          return false
        }
        return !accepts(type, Array(label.utf8), ignoringCase: endpoint.reading.ignoresCase)
      }
      guard let wrong else { return nil }
      if mistyped == nil { mistyped = wrong }
    }
    return mistyped
  }

  private func compare(
    _ path: LinkPattern.Path, _ pieces: [URLPieces.Piece], _ ignoringCase: Bool, isInFragment: Bool = false,
    _ distance: inout LinkDistance, _ mismatch: (PathMismatch) -> LinkMismatch
  ) {
    func holds(_ segment: LinkPattern.Segment, _ piece: URLPieces.Piece) -> Bool {
      self.holds(segment, piece, ignoringCase, isInFragment)
    }

    let count = path.segments.count
    for (place, (segment, piece)) in zip(path.segments, pieces).enumerated() {
      if holds(segment, piece) {
        distance.agree(isLiteral: segment.isLiteral)
      } else {
        distance.fail(mismatch(.differs(place)), weight: isSlip(piece, for: segment) ? 1 : 2)
      }
    }
    let left = pieces.dropFirst(count)
    switch path.tail {
    case _ where pieces.count < count: distance.fail(mismatch(.ends(pieces.count)), weight: 3 * (count - pieces.count))
    case .none: if !left.isEmpty { distance.fail(mismatch(.goesOn(count)), weight: 3 * left.count) }
    case .optional(let capture):
      guard let piece = left.first else { return }
      if holds(.capture(capture), piece) {
        distance.agree()
      } else {
        distance.fail(mismatch(.differs(count)), weight: 2)
      }
      if left.count > 1 { distance.fail(mismatch(.goesOn(count + 1)), weight: 3 * (left.count - 1)) }
    case .rest(_, _, let allowsNone):
      if left.isEmpty, !allowsNone { distance.fail(mismatch(.ends(count)), weight: 3) }
      // Only fragments have empty segments.
      if let place = left.firstIndex(where: { $0.text.isEmpty }) { distance.fail(mismatch(.differs(place)), weight: 2) }
      distance.agree(left.count)
    }
  }

  private func holds(
    _ segment: LinkPattern.Segment, _ piece: URLPieces.Piece, _ ignoringCase: Bool, _ isInFragment: Bool
  ) -> Bool {
    let hasLiteralsInEitherCase = ignoringCase && !isInFragment
    switch segment {
    case .literal(let text): return text.utf8.areEqual(piece.text.utf8, ignoringCase: hasLiteralsInEitherCase)
    case .capture(let capture):
      return capture.core(of: piece.decoded, ignoringCase: hasLiteralsInEitherCase).map {
        accepts(capture.type, Array($0), ignoringCase: ignoringCase)
      } ?? false
    }
  }

  private func isSlip(_ piece: URLPieces.Piece, for segment: LinkPattern.Segment) -> Bool {
    if case .literal(let text) = segment { Suggestion.isSlip(piece.text, text) } else { false }
  }

  private func compare(
    _ fragment: LinkPattern.Fragment, _ other: URLPieces.Fragment?, _ ignoringCase: Bool, _ distance: inout LinkDistance
  ) {
    guard let other else {
      if !fragment.mayBeAbsent { distance.fail(.noFragment, weight: 2) }
      return
    }
    if other.startsWithSlash != fragment.startsWithSlash { distance.fail(.fragmentStart, weight: 2) }
    compare(
      fragment.path, other.pathAfterSlash, ignoringCase, isInFragment: true, &distance, { .fragmentPath($0) })
    compare(fragment.query, other.query, ignoringCase, &distance, { .fragmentItem($0) })
  }

  private func compare(
    _ items: [LinkPattern.QueryItem], _ query: URLPieces.Query, _ ignoringCase: Bool, _ distance: inout LinkDistance,
    _ mismatch: (Int) -> LinkMismatch
  ) {
    for (place, item) in items.enumerated() where !holds(item, query, ignoringCase) {
      distance.fail(mismatch(place), weight: 2)
    }
  }

  private func holds(_ item: LinkPattern.QueryItem, _ query: URLPieces.Query, _ ignoringCase: Bool) -> Bool {
    let values = item.keys.flatMap { query[$0] }
    switch item.value {
    case .literal(let text):
      return values.count == 1 && values[0].decoded == Array(PercentCoding.decoded(text.utf8).utf8)
    case .required(_, let type):
      return values.count == 1 && accepts(type, values[0].decoded, ignoringCase: ignoringCase)
    case .absent: return values.isEmpty
    case .optional, .list: return true
    }
  }

  func accepts(_ type: ValueType, _ text: [UInt8], ignoringCase: Bool) -> Bool {
    switch type {
    case .primitive(.url): return TableAutomaton.accepts(text, spec.urlTexts)
    case .primitive(let primitive): return text.withUnsafeBufferPointer { primitive.accepts($0) }
    case .declared(let index):
      switch spec.types[index].texts {
      case .cases(let cases): return cases.contains { $0.text.utf8.areEqual(text, ignoringCase: ignoringCase) }
      case .refinement(_, let automaton): return TableAutomaton.accepts(text, automaton)
      case .native: return false
      }
    }
  }
}

extension LinkPattern.Segment {
  fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } }
}

extension LinkPattern.Capture {
  /// The result is `nil` if the literals around the capture do not match, or if the captured part is empty.
  func core(of text: [UInt8], ignoringCase: Bool = false) -> ArraySlice<UInt8>? {
    if prefix.isEmpty, suffix.isEmpty { return text.isEmpty ? nil : text[...] }
    let prefix = PercentCoding.decoded(prefix.utf8).utf8
    let suffix = PercentCoding.decoded(suffix.utf8).utf8
    guard text.count > prefix.count + suffix.count,
      text.prefix(prefix.count).areEqual(prefix, ignoringCase: ignoringCase),
      text.suffix(suffix.count).areEqual(suffix, ignoringCase: ignoringCase)
    else { return nil }
    return text[prefix.count..<text.count - suffix.count]
  }
}

package enum LinkMismatch: Equatable {
  case label(String)
  case path(PathMismatch)
  case item(Int)
  case noFragment
  case fragmentStart
  case fragmentPath(PathMismatch)
  case fragmentItem(Int)
}

package enum PathMismatch: Equatable {
  /// If the pattern has no segment at this index, the tail of the pattern, such as `{path...}`, does not match.
  case differs(Int)
  case ends(Int)
  case goesOn(Int)
}

package struct LinkDistance {
  private(set) var reached = 0
  private(set) var literals = 0
  private(set) var weight = 0
  private var first: LinkMismatch?

  package var mismatch: LinkMismatch? { first }
  var isSlip: Bool { weight == 1 }

  mutating func agree(_ parts: Int = 1, isLiteral: Bool = false) {
    guard first == nil else { return }
    reached += parts
    if isLiteral { literals += 1 }
  }

  mutating func fail(_ mismatch: LinkMismatch, weight: Int) {
    if first == nil { first = mismatch }
    self.weight += weight
  }
}

extension LinkPattern {
  enum Part {
    case literal(String)
    case capture(Capture, isOptional: Bool)
    case rest(name: String?, allowsNone: Bool)
    case end
  }
}

extension LinkPattern.Path {
  /// If the path has no segment at the index, the result is the tail of the path.
  func part(_ place: Int) -> LinkPattern.Part {
    if place < segments.count {
      switch segments[place] {
      case .literal(let text): return .literal(text)
      case .capture(let capture): return .capture(capture, isOptional: false)
      }
    }
    switch tail {
    case .none: return .end
    case .optional(let capture): return .capture(capture, isOptional: true)
    case .rest(let name, _, let allowsNone): return .rest(name: name, allowsNone: allowsNone)
    }
  }

  var written: String {
    var parts = segments.indices.map { part($0).written }
    if case .none = tail {} else { parts.append(part(segments.count).written) }
    return parts.joined(separator: "/")
  }
}

extension LinkPattern.Part {
  var written: String {
    switch self {
    case .literal(let text): PercentCoding.decoded(text.utf8)
    case .capture(let capture, _):
      PercentCoding.decoded(capture.prefix.utf8) + name + PercentCoding.decoded(capture.suffix.utf8)
    case .rest(nil, false): "**"
    case .rest, .end: name
    }
  }

  var name: String {
    switch self {
    case .literal, .end: ""
    case .capture(let capture, let isOptional): "{\(capture.name)\(isOptional ? "?" : "")}"
    case .rest(let name, let allowsNone): "{\(name ?? "")...\(allowsNone ? "?" : "")}"
    }
  }
}

extension LinkPattern.Fragment {
  var written: String { "#" + (startsWithSlash ? "/" : "") + path.written }
}
