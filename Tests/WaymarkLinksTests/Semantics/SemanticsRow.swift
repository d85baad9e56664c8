import TestSupport
import Testing

/// A row of the semantics file: patterns, a URL or both, and the expected result.
struct SemanticsRow: Decodable, Sendable, CustomTestStringConvertible {
  struct Expectation: Decodable, Sendable {
    // For a row that parses a pattern.
    let ok: Bool?
    let error: String?
    // For a row that canonicalizes a URL.
    let reject: String?
    let scheme: String?
    let host: String?
    let port: Int?
    let segments: [String]?
    let query: [String: [String]]?
    // For a row that matches a URL.
    let pattern: Int?
    let captures: [String: String]?
    let reason: String?
    // For a row that relates two patterns.
    let relation: String?
    let collision: Bool?
    let witness: Witness?
    // For a row that checks whether patterns cover another pattern.
    let exhaustive: Bool?
    let unreachable: Bool?
    let reachedBy: String?

    /// The URL that proves that the patterns do not cover the space.
    var url: String? { witness?.url }
  }

  /// The URLs that prove the relation of two patterns, or the URL that proves incomplete coverage.
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

  /// A type that the patterns of the row use.
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
  /// The pattern that the other patterns may cover.
  let space: String?
  /// The index of the pattern that the row checks.
  let index: Int?
  let types: [String: TypeSyntax]?
  let expect: Expectation

  var testDescription: String { id }

  var claim: String? { space }
}

/// The rows of the semantics file, by kind.
enum Semantics {
  private struct File: Decodable {
    let counts: [String: Int]
    let cases: [SemanticsRow]
  }

  private static let file = Result { try TestFiles.decode(File.self, from: "semantics.json") }

  /// Returns the rows of a kind.
  static func rows(_ kind: String) -> [SemanticsRow] {
    ((try? file.get())?.cases ?? []).filter { $0.kind == kind }
  }

  static func count(_ kind: String) throws -> Int? { try file.get().counts[kind] }
}

/// A check that no row and no kind of row is lost.
@Suite("The gathered cases")
struct SemanticsCountTests {
  @Test(
    "The file semantics.json contains the expected number of rows of each kind, with unique IDs",
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
  /// Returns a spec with a route for each pattern.
  ///
  /// The spec has an origin for each scheme and host of the patterns, the claims and the URL.
  ///
  /// - Parameters:
  ///   - patterns: The patterns of the routes.
  ///   - others: Further patterns whose origins the spec declares.
  ///   - claims: The claims of the spec.
  /// - Returns: The text of the spec in YAML.
  func yaml(_ patterns: [String], origins others: [String] = [], claims: [String] = []) -> String {
    var hosts = ["ex.com"]
    var schemes: [String] = []
    for text in patterns + others + claims + [url].compactMap(\.self) {
      guard let colon = text.firstIndex(of: ":"), !text.hasPrefix("/") else { continue }
      let scheme = text[..<colon].lowercased()
      let rest = text[colon...].dropFirst("://".count)
      if scheme == "https" {
        var host = String(rest.prefix { $0 != "/" && $0 != "?" && $0 != "@" })
        // The default port of a scheme does not make a separate origin.
        if host.hasSuffix(":443") { host.removeLast(4) }
        if text != url, !hosts.contains(host), text.contains("@") == false { hosts.append(host) }
      } else if !schemes.contains(scheme), scheme != "javascript" {
        schemes.append(scheme)
      }
    }
    // Patterns without a scheme match only on https://ex.com.
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
          // A text is not necessarily a valid name.
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
