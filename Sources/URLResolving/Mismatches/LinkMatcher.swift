import LinkPatterns
import WaymarkLinks

/// A matcher that compares a URL with each link separately.
///
/// The link table searches all links at once to find the link that matches a URL. In contrast, this matcher returns the
/// first difference between a URL and one given link.
package struct LinkMatcher {
  package enum Verdict {
    /// The link has no endpoint with the scheme and host of the URL.
    case elsewhere
    case matches
    case fails(LinkDistance)
  }

  private let spec: PublishedSpec

  package init(_ spec: PublishedSpec) {
    self.spec = spec
  }

  var links: [PublishedSpec.Link] { spec.links }

  /// Returns the result of comparing a URL with a link.
  package func verdict(of link: Int, on url: URLPieces) -> Verdict {
    verdict(of: link, servedBy: links[link].endpoints.filter { $0.isStart(of: url) }, url)
  }

  /// Returns the result of comparing a URL with a link. The caller provides the matching endpoints.
  ///
  /// - Parameters:
  ///   - link: The index of the link.
  ///   - endpoints: The endpoints of the link that match the URL.
  ///   - url: The URL.
  /// - Returns: The result.
  /// - Complexity: O(*n*), where *n* is the total length of the pattern and the URL.
  func verdict(of link: Int, servedBy endpoints: [PublishedSpec.Endpoint], _ url: URLPieces) -> Verdict {
    guard !endpoints.isEmpty else { return .elsewhere }
    let pattern = links[link]
    var distance = LinkDistance()
    if let label = mistypedLabel(pattern, endpoints, url) {
      distance.fail(.label(label), weight: 2)
    } else {
      distance.agree()
    }
    compare(url.isWeb ? pattern.path : pattern.appPath, url.path, &distance, { .path($0) })
    compare(pattern.query, url.query, &distance, { .item($0) })
    if let fragment = pattern.fragment { compare(fragment, url.fragment, &distance) }
    return distance.mismatch == nil ? .matches : .fails(distance)
  }

  // MARK: Host

  /// Returns the name of a host capture with an invalid value. The result is `nil` if the host of the URL is valid for
  /// at least one endpoint.
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
        return !accepts(type, Array(label.utf8))
      }
      guard let wrong else { return nil }
      if mistyped == nil { mistyped = wrong }
    }
    return mistyped
  }

  // MARK: Path

  private func compare(
    _ path: LinkPattern.Path, _ pieces: [URLPieces.Piece], _ distance: inout LinkDistance,
    _ mismatch: (PathMismatch) -> LinkMismatch
  ) {
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

  private func holds(_ segment: LinkPattern.Segment, _ piece: URLPieces.Piece) -> Bool {
    switch segment {
    case .literal(let text): text == piece.text
    case .capture(let capture): capture.core(of: piece.decoded).map { accepts(capture.type, Array($0)) } ?? false
    }
  }

  private func isSlip(_ piece: URLPieces.Piece, for segment: LinkPattern.Segment) -> Bool {
    if case .literal(let text) = segment { Slip.isBetween(piece.text, text) } else { false }
  }

  private func compare(_ fragment: LinkPattern.Fragment, _ other: URLPieces.Fragment?, _ distance: inout LinkDistance) {
    guard let other else {
      if !fragment.mayBeAbsent { distance.fail(.noFragment, weight: 2) }
      return
    }
    if other.startsWithSlash != fragment.startsWithSlash { distance.fail(.fragmentStart, weight: 2) }
    compare(fragment.path, other.pathAfterSlash, &distance, { .fragmentPath($0) })
    compare(fragment.query, other.query, &distance, { .fragmentItem($0) })
  }

  // MARK: Query

  private func compare(
    _ items: [LinkPattern.QueryItem], _ query: URLPieces.Query, _ distance: inout LinkDistance,
    _ mismatch: (Int) -> LinkMismatch
  ) {
    for (place, item) in items.enumerated() where !holds(item, query) { distance.fail(mismatch(place), weight: 2) }
  }

  private func holds(_ item: LinkPattern.QueryItem, _ query: URLPieces.Query) -> Bool {
    let values = item.keys.flatMap { query[$0] }
    switch item.value {
    case .literal(let text): return values.count == 1 && values[0].text == text
    case .required(_, let type): return values.count == 1 && accepts(type, values[0].decoded)
    case .absent: return values.isEmpty
    case .optional, .list: return true
    }
  }

  /// Returns whether a decoded string is a valid value of a type.
  func accepts(_ type: ValueType, _ text: [UInt8]) -> Bool {
    switch type {
    case .primitive(.url): return TableAutomaton.accepts(text, spec.urlTexts)
    case .primitive(let primitive): return text.withUnsafeBufferPointer { primitive.accepts($0) }
    case .declared(let index):
      switch spec.types[index].texts {
      case .cases(let cases): return cases.contains { $0.text.utf8.elementsEqual(text) }
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
  /// Returns the part of a decoded segment that the capture matches. The result is `nil` if the literals around the
  /// capture do not match, or if the captured part is empty.
  func core(of text: [UInt8]) -> ArraySlice<UInt8>? {
    if prefix.isEmpty, suffix.isEmpty { return text.isEmpty ? nil : text[...] }
    let prefix = PercentCoding.decoded(prefix.utf8).utf8
    let suffix = PercentCoding.decoded(suffix.utf8).utf8
    guard text.count > prefix.count + suffix.count, text.starts(with: prefix),
      text.suffix(suffix.count).elementsEqual(suffix)
    else { return nil }
    return text[prefix.count..<text.count - suffix.count]
  }
}
