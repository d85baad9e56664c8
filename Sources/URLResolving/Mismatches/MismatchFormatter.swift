import LinkPatterns
import WaymarkDiagnostics
import WaymarkLinks

/// A formatter for the reason why a URL does not match a link.
struct MismatchFormatter {
  let spec: PublishedSpec
  let pattern: PublishedSpec.Link
  let url: URLPieces

  func text(_ mismatch: LinkMismatch) -> String {
    switch mismatch {
    case .label(let name): return "in the host, " + mistypedLabel(name)
    case .path(let mismatch): return text(mismatch, pattern.path, url.path, "the URL")
    case .item(let place): return text(pattern.query[place], url.query, "the query")
    case .noFragment: return "the fragment \(Quoted(pattern.fragment?.written ?? "")) is missing"
    case .fragmentStart:
      return "the fragment \(pattern.fragment?.startsWithSlash ?? false ? "must" : "must not") start with `/`"
    case .fragmentPath(let mismatch):
      guard let fragment = pattern.fragment, let other = url.fragment else { return "" }
      let text = text(mismatch, fragment.path, other.pathAfterSlash, "the fragment")
      if case .differs = mismatch { return "in the fragment, " + text }
      return text
    case .fragmentItem(let place):
      guard let fragment = pattern.fragment, let other = url.fragment else { return "" }
      return text(fragment.query[place], other.query, "the fragment's query")
    }
  }

  private func mistypedLabel(_ name: String) -> String {
    let label = pattern.endpoints.lazy.filter { $0.isStart(of: url) }.compactMap { $0.host?.label(name, of: url) }.first
    return expected(Quoted("{\(name)}"), pattern.captureTypes[name], label ?? "")
  }

  // MARK: Path

  private func text(
    _ mismatch: PathMismatch, _ path: LinkPattern.Path, _ pieces: [URLPieces.Piece], _ whole: String
  ) -> String {
    switch mismatch {
    case .differs(let place): return difference(path.part(place), pieces[place])
    case .ends(let place): return "\(whole) ends before \(Quoted(path.part(place).written))"
    case .goesOn(let place):
      let rest = pieces[place...].map { $0.shown }.joined(separator: "/")
      let last = place == 0 ? "/" : path.part(place - 1).written
      // Nothing follows a slash at the end of a fragment.
      return "\(whole) continues with \(Quoted(rest.isEmpty ? "/" : rest)) after \(Quoted(last)), but the pattern "
        + "has no further segment"
    }
  }

  private func difference(_ part: LinkPattern.Part, _ piece: URLPieces.Piece) -> String {
    switch part {
    case .literal(let text): return expected(PercentCoding.decoded(text.utf8), piece.shown)
    case .capture(let capture, _):
      guard let core = capture.core(of: piece.decoded) else {
        return "expected \(Quoted(part.written)), got \(Quoted(piece.shown))"
      }
      return expected(Quoted(part.name), capture.type, String(decoding: core, as: UTF8.self))
    case .rest, .end: return "\(Quoted(part.written)) does not match empty segments"
    }
  }

  private func expected(_ wanted: String, _ text: String, for subject: String? = nil) -> String {
    let isCase = wanted.lowercased() == text.lowercased()
    return "expected \(Quoted(wanted))\(subject.map { " for \($0)" } ?? ""), got \(Quoted(text))"
      + (isCase ? ", which differs only in case" : "")
  }

  private func expected(_ subject: Quoted, _ type: ValueType?, _ text: String) -> String {
    guard let type else { return "" }
    return "expected \(spec.phrase(for: type)) for \(subject), got \(Quoted(text))"
      + spec.hint(about: text, insteadOf: type)
  }

  // MARK: Query

  private func text(_ item: LinkPattern.QueryItem, _ query: URLPieces.Query, _ whole: String) -> String {
    let present = item.keys.filter { !query[$0].isEmpty }.map { Quoted.key($0) }
    let values = item.keys.flatMap { query[$0] }
    if case .absent = item.value { return "\(whole) must not contain \(present.joined(or: "or"))" }
    guard let value = values.first else { return "\(whole) lacks \(item.missing)" + similarKey(item, query) }
    guard values.count == 1 else {
      if present.count > 1 {
        return "\(whole) contains \(present.joined(or: "and")), but only one of these aliases is allowed, and only once"
      }
      return "\(whole) contains \(present[0]) \(values.count == 2 ? "twice" : "\(values.count) times") instead of once"
    }
    switch item.value {
    case .literal(let text):
      return "in \(whole), " + expected(PercentCoding.decoded(text.utf8), value.shown, for: present[0])
    case .required(let name, let type): return "in \(whole), " + expected(Quoted("{\(name)}"), type, value.shown)
    case .optional, .list, .absent: return ""
    }
  }

  /// The maximum number of ignored list elements that have a separate note.
  private static let mostIgnored = 3

  /// Returns a note for each query value that a link ignores.
  func ignored(_ item: LinkPattern.QueryItem, _ query: URLPieces.Query, _ matcher: LinkMatcher) -> [String] {
    let present = item.keys.filter { !query[$0].isEmpty }
    let values = present.flatMap { key in query[key].map { (key, $0) } }
    func notes(_ name: String, _ type: ValueType) -> [String] {
      values.filter { !matcher.accepts(type, $0.1.decoded) }.map { key, value in
        let text = Quoted("\(PercentCoding.decoded(key.utf8))=\(value.shown)")
        return "ignores \(text): " + expected(Quoted("{\(name)}"), type, value.shown)
      }
    }
    switch item.value {
    case .optional(let name, let type):
      guard values.count < 2 else {
        let keys = present.map { Quoted.key($0) }.joined(or: "and")
        return ["ignores \(keys): the query contains \(values.count) values for \(Quoted("{\(name)}"))"]
      }
      return notes(name, type)
    case .list(let name, let type):
      let all = notes(name, type)
      guard all.count > Self.mostIgnored else { return all }
      let more = counted(all.count - Self.mostIgnored, "more value")
      return all.prefix(Self.mostIgnored) + ["ignores \(more) for \(Quoted("{\(name)}"))"]
    case .literal, .required, .absent: return []
    }
  }

  /// Returns the end of a message about a missing query key. The result names a similar key in the URL, if any.
  private func similarKey(_ item: LinkPattern.QueryItem, _ query: URLPieces.Query) -> String {
    let keys = query.keys.prefix(64).map { PercentCoding.decoded($0.utf8) }
    let similar = item.keys.lazy.compactMap {
      Suggestion.nearest(to: PercentCoding.decoded($0.utf8), among: keys).first
    }
    return similar.first.map { ", but has \(Quoted($0))" } ?? ""
  }
}

extension LinkPattern.QueryItem {
  /// A description of the query item for a message that reports a missing key.
  fileprivate var missing: String {
    let keys = keys.map { Quoted.key($0) }
    guard case .literal(let text) = value else { return keys.joined(or: "or") }
    return Quoted("\(PercentCoding.decoded(self.keys[0].utf8))=\(PercentCoding.decoded(text.utf8))").description
  }
}

extension URLPieces.Piece {
  /// The string that messages show to the user.
  ///
  /// Percent-encoded characters are decoded, except for slashes.
  var shown: String {
    String(decoding: decoded, as: UTF8.self).split(separator: "/", omittingEmptySubsequences: false)
      .joined(separator: "%2F")
  }
}
