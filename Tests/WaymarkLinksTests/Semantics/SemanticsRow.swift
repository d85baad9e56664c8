import TestSupport
import Testing

/// A row of the gathered cases: a pattern, a URL or both, and what is to come of them.
struct SemanticsRow: Decodable, Sendable, CustomTestStringConvertible {
  struct Expectation: Decodable, Sendable {
    // A pattern.
    let ok: Bool?
    let error: String?
    // A canonical form.
    let reject: String?
    let scheme: String?
    let host: String?
    let port: Int?
    let segments: [String]?
    let query: [String: [String]]?
    // A match.
    let pattern: Int?
    let captures: [String: String]?
    let reason: String?
    // How two patterns lie to each other.
    let relation: String?
    let collision: Bool?
    let witness: Witness?
    // Whether patterns cover another.
    let exhaustive: Bool?
    let unreachable: Bool?
    let reachedBy: String?

    /// The URL that shows that patterns do not cover another.
    var url: String? { witness?.url }
  }

  /// URLs that show how two patterns lie to each other, or the one that shows that others do not cover one.
  struct Witness: Decodable, Sendable {
    private enum Key: String, CodingKey {
      case both, onlyA, onlyB
    }

    let both, onlyA, onlyB, url: String?

    init(from decoder: any Decoder) throws {
      if let single = try? decoder.singleValueContainer().decode(String.self) {
        (both, onlyA, onlyB, url) = (nil, nil, nil, single)
        return
      }
      let container = try decoder.container(keyedBy: Key.self)
      both = try container.decodeIfPresent(String.self, forKey: .both)
      onlyA = try container.decodeIfPresent(String.self, forKey: .onlyA)
      onlyB = try container.decodeIfPresent(String.self, forKey: .onlyB)
      url = nil
    }
  }

  /// A type that the row's patterns use.
  struct TypeSyntax: Decodable, Sendable {
    let matching: String?
    let `enum`: [String]?
  }

  let id: String
  let kind: String
  let url: String?
  let pattern: String?
  let patterns: [String]?
  let a, b: String?
  /// What patterns are to cover.
  let space: String?
  /// Which of the patterns is meant.
  let index: Int?
  let types: [String: TypeSyntax]?
  let expect: Expectation

  var testDescription: String { id }

  var claim: String? { space }
}

/// The whole file, and its rows by kind.
enum Semantics {
  private struct File: Decodable {
    let counts: [String: Int]
    let cases: [SemanticsRow]
  }

  private static let file = Result { try TestFiles.decode(File.self, from: "semantics.json") }

  /// The rows of a kind; all of them, as the counts in the file say.
  static func rows(_ kind: String) -> [SemanticsRow] {
    ((try? file.get())?.cases ?? []).filter { $0.kind == kind }
  }

  static func count(_ kind: String) throws -> Int? { try file.get().counts[kind] }
}

/// The gathered cases are all tried: a row that is lost, or a kind, is a failure.
@Suite("The gathered cases")
struct SemanticsCountTests {
  @Test(
    "are all here",
    arguments: [
      ("parse", 16), ("canonical", 19), ("match", 71), ("relation", 128), ("coverage", 7), ("reachability", 5),
    ])
  func counts(_ kind: String, _ count: Int) throws {
    let rows = Semantics.rows(kind)
    #expect(rows.count == count)
    #expect(Set(rows.map(\.id)).count == count)
    #expect(try Semantics.count(kind) == count)
  }
}

extension SemanticsRow {
  /// A spec with a route for each pattern, and an origin for each scheme and host that they or the URL have.
  ///
  /// - Parameter others: Further patterns whose origins are there.
  func yaml(_ patterns: [String], origins others: [String] = [], claims: [String] = []) -> String {
    var hosts = ["ex.com"]
    var schemes: [String] = []
    for text in patterns + others + claims + [url].compactMap(\.self) {
      guard let colon = text.firstIndex(of: ":"), !text.hasPrefix("/") else { continue }
      let scheme = text[..<colon].lowercased()
      let rest = text[colon...].dropFirst("://".count)
      if scheme == "https" {
        var host = String(rest.prefix { $0 != "/" && $0 != "?" && $0 != "@" })
        // The scheme's own port makes no other origin.
        if host.hasSuffix(":443") { host.removeLast(4) }
        if text != url, !hosts.contains(host), text.contains("@") == false { hosts.append(host) }
      } else if !schemes.contains(scheme), scheme != "javascript" {
        schemes.append(scheme)
      }
    }
    // What has no scheme stands on https://ex.com alone.
    var lines = ["waymark: 1", "app: Sample", "origins:", "  base: { hosts: [ex.com] }"]
    for (index, host) in hosts.dropFirst().enumerated() {
      lines.append("  web\(index): { hosts: [\(Self.quoted(host))], default: false }")
    }
    for (index, scheme) in schemes.enumerated() {
      lines.append("  app\(index): { schemes: [\(scheme)], default: false }")
    }
    if let types, !types.isEmpty {
      lines.append("types:")
      for (name, type) in types.sorted(by: { $0.key < $1.key }) {
        if let expression = type.matching {
          lines.append("  \(name): { is: String, matching: \(Self.quoted(expression)) }")
        } else {
          // A text need not be a name.
          let values = (type.enum ?? []).enumerated().map { "{ case\($0): \(Self.quoted($1)) }" }
          lines.append("  \(name): { values: [\(values.joined(separator: ", "))] }")
        }
      }
    }
    lines += ["tabs: { main: { title: Main, icon: star } }", "routes:"]
    for (index, pattern) in patterns.enumerated() {
      lines.append("  route\(index): { links: [{ url: \(Self.quoted(pattern)) }] }")
    }
    if !claims.isEmpty { lines.append("claims: [\(claims.map(Self.quoted).joined(separator: ", "))]") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
