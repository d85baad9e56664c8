import SpecText
import WaymarkLinks

struct MismatchFormatter {
  let spec: PublishedSpec
  let pattern: PublishedSpec.Link
  let url: URLPieces

  private var ignoresCase: Bool { pattern.endpoints.contains { $0.reading.ignoresCase && $0.isStart(of: url) } }

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
      guard let core = capture.core(of: piece.decoded, ignoringCase: ignoresCase) else {
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
      return "in \(whole), " + expected(PercentCoding.decoded(text.utf8), value.value, for: present[0])
    case .required(let name, let type): return "in \(whole), " + expected(Quoted("{\(name)}"), type, value.value)
    case .optional, .list, .absent: return ""
    }
  }

  private static let mostIgnored = 3

  func ignored(_ item: LinkPattern.QueryItem, _ query: URLPieces.Query, _ matcher: LinkMatcher) -> [String] {
    let present = item.keys.filter { !query[$0].isEmpty }
    let values = present.flatMap { key in query[key].map { (key, $0) } }
    func notes(_ name: String, _ type: ValueType) -> [String] {
      values.filter { !matcher.accepts(type, $0.1.decoded, ignoringCase: ignoresCase) }.map { key, value in
        let text = Quoted("\(PercentCoding.decoded(key.utf8))=\(value.value)")
        return "ignores \(text): " + expected(Quoted("{\(name)}"), type, value.value)
      }
    }
    switch item.value {
    case .optional(let name, let type):
      guard values.count < 2 else {
        let keys = present.map { Quoted.key($0) }.joined(or: "and")
        return ["ignores \(keys): the query contains \(values.count) values for \(Quoted("{\(name)}"))"]
      }
      return values.isEmpty ? unknown(item, query) : notes(name, type)
    case .list(let name, let type):
      let all = notes(name, type)
      guard all.count > Self.mostIgnored else { return all }
      let more = counted(all.count - Self.mostIgnored, "more value")
      return all.prefix(Self.mostIgnored) + ["ignores \(more) for \(Quoted("{\(name)}"))"]
    case .literal, .required, .absent: return []
    }
  }

  /// The URL contains a similar key that the link does not read.
  func unknown(_ item: LinkPattern.QueryItem, _ query: URLPieces.Query) -> [String] {
    let known = Set((pattern.query + (pattern.fragment?.query ?? [])).flatMap { $0.keys })
    let others = query.keys.prefix(64).filter { !known.contains($0) }
    let near = others.first { key in item.keys.contains { Suggestion.isSlip(key, $0) } }
    return near.map { ["ignores \(Quoted.key($0)); did you mean \(Quoted.key(item.keys[0]))?"] } ?? []
  }

  private func similarKey(_ item: LinkPattern.QueryItem, _ query: URLPieces.Query) -> String {
    let keys = query.keys.prefix(64).map { PercentCoding.decoded($0.utf8) }
    let similar = item.keys.lazy.compactMap {
      Suggestion.nearest(to: PercentCoding.decoded($0.utf8), among: keys).first
    }
    return similar.first.map { ", but has \(Quoted($0))" } ?? ""
  }
}

extension LinkPattern.QueryItem {
  fileprivate var missing: String {
    let keys = keys.map { Quoted.key($0) }
    guard case .literal(let text) = value else { return keys.joined(or: "or") }
    return Quoted("\(PercentCoding.decoded(self.keys[0].utf8))=\(PercentCoding.decoded(text.utf8))").description
  }
}

extension URLPieces.Piece {
  var value: String { String(decoding: decoded, as: UTF8.self) }

  /// For a segment of a path: percent-encoded characters are decoded, except for slashes.
  var shown: String {
    value.split(separator: "/", omittingEmptySubsequences: false)
      .joined(separator: "%2F")
  }
}

struct OriginFormatter {
  private static let mostStarts = 6
  private static let mostCompared = 1_000

  let specName: String
  let endpoints: [PublishedSpec.Endpoint]
  let url: URLPieces

  var text: String {
    guard !endpoints.isEmpty else { return "\(specName) has no links" }
    let problem = "no link of \(specName) is served by \(Quoted(url.start))"
    let related = endpoints.filter { $0.host?.isRelated(to: url) ?? false }
    if !related.isEmpty { return "\(problem), only by \(list(related.map { $0.text }, "and"))" }
    let question = near.isEmpty ? "; links" : "; did you mean \(list(near, "or"))? Links"
    return problem + question + " start with \(list(endpoints.map { $0.text }, "or"))"
  }

  var brief: String { endpoints.isEmpty ? "\(specName) has no links" : "no link is served by \(Quoted(url.start))" }

  private var near: [String] {
    var starts: [String: String] = [:]
    for endpoint in endpoints.prefix(Self.mostCompared) where (endpoint.host != nil) == url.isWeb {
      let name = endpoint.host?.name(withLabelsOf: url) ?? endpoint.scheme
      if starts[name] == nil { starts[name] = endpoint.text }
    }
    return Suggestion.nearest(to: url.isWeb ? url.host : url.scheme, among: starts.keys).compactMap { starts[$0] }
  }

  private func list(_ starts: [String], _ conjunction: String) -> String {
    let shown = starts.prefix(Self.mostStarts).map { Quoted($0).description }
    let more = starts.count - shown.count
    return (shown + (more > 0 ? ["\(more) more"] : [])).joined(or: conjunction)
  }
}

extension PublishedSpec.Host {
  /// The function ignores the port and the number of variable labels.
  fileprivate func isRelated(to url: URLPieces) -> Bool { url.host == name || url.host.hasSuffix("." + name) }

  /// The first labels of the URL's host replace the variable labels of this host.
  fileprivate func name(withLabelsOf url: URLPieces) -> String {
    (url.labels.prefix(front.count) + [name]).joined(separator: ".")
  }
}

extension PublishedSpec {
  func phrase(for type: ValueType) -> String {
    switch type {
    case .primitive(let primitive): primitive.phrase
    case .declared(let index): types[index].phrase
    }
  }

  func hint(about text: String, insteadOf type: ValueType) -> String {
    let base: PrimitiveType?
    switch type {
    case .primitive(let primitive): base = primitive
    case .declared(let index):
      switch types[index].texts {
      case .cases(let cases): return Suggestion.suffix(for: text, among: cases.prefix(1_000).map { $0.text })
      case .refinement(let primitive, _): base = primitive
      case .native: base = nil
      }
    }
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let isNumber = text.utf8.count - digits.count <= 1 && digits.allSatisfy { $0 &- 0x30 < 10 } && !digits.isEmpty
    guard isNumber, base == .int || base == .uint, Int64(text) == nil else { return "" }
    return ", which does not fit into 64 bits"
  }
}

extension PrimitiveType {
  fileprivate var phrase: String {
    let name = specName.withArticle
    switch self {
    case .string: return "some text"
    case .int, .uint, .url: return name
    case .double: return name + " (such as `-0.5`)"
    case .bool: return name + " (`true` or `false`)"
    case .uuid: return name + " (such as `123e4567-e89b-12d3-a456-426614174000`)"
    case .date: return name + " (a day of the calendar, such as `2025-01-31`)"
    case .slug: return name + " (letters, digits, `-` and `_`)"
    }
  }
}

extension Quoted {
  static func key(_ key: String) -> String { Quoted(PercentCoding.decoded(key.utf8)).description }
}
