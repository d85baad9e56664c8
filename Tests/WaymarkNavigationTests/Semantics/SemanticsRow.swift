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
  }

  /// A type that the row's patterns use.
  struct TypeEntry: Decodable, Sendable {
    let matching: String?
    let `enum`: [String]?
  }

  let id: String
  let kind: String
  let url: String?
  let pattern: String?
  let patterns: [String]?
  let types: [String: TypeEntry]?
  let expect: Expectation

  var testDescription: String { id }
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
  @Test("are all here", arguments: [("parse", 16), ("canonical", 19), ("match", 71)])
  func counts(_ kind: String, _ count: Int) throws {
    let rows = Semantics.rows(kind)
    #expect(rows.count == count)
    #expect(Set(rows.map(\.id)).count == count)
    #expect(try Semantics.count(kind) == count)
  }
}

extension SemanticsRow {
  /// A spec with a route for each pattern, and an origin for each scheme and host that they or the URL have.
  func yaml(_ patterns: [String]) -> String {
    var hosts = ["ex.com"]
    var schemes: [String] = []
    for text in patterns + [url].compactMap(\.self) {
      guard let colon = text.firstIndex(of: ":"), !text.hasPrefix("/") else { continue }
      let scheme = text[..<colon].lowercased()
      let rest = text[colon...].dropFirst("://".count)
      if scheme == "https" {
        let host = String(rest.prefix { $0 != "/" && $0 != "?" && $0 != "@" })
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
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
