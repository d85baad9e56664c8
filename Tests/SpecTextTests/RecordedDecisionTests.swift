import Foundation
import SpecText
import TestSupport
import Testing

/// A recorded decision of macOS about an association file and a URL, from `association.json`.
struct RecordedDecision: Decodable, Sendable, CustomTestStringConvertible {
  private struct File: Decodable {
    let cases: [RecordedDecision]
  }

  let name: String
  let url: String
  let decision: String

  var testDescription: String { name }

  static let all = ((try? TestFiles.decode(File.self, from: "association.json"))?.cases ?? [])

  /// Returns the association file of the case.
  func json() throws -> String {
    let all = try JSONSerialization.jsonObject(with: Data(contentsOf: TestFiles.fixtures("association.json")))
    let rows = (all as? [String: Any])?["cases"] as? [[String: Any]] ?? []
    let file = try #require(rows.first { $0["name"] as? String == name }?["file"])
    return String(decoding: try JSONSerialization.data(withJSONObject: file), as: UTF8.self)
  }
}

@Suite("The recorded decisions of macOS about association files")
struct RecordedDecisionTests {
  @Test("The matcher of association files agrees with the recorded decision of macOS", arguments: RecordedDecision.all)
  func agrees(_ row: RecordedDecision) throws {
    let decision = AssociationMatcher(try .read(row.json())).decision(row.url)
    let word =
      switch decision {
      case .opensApp: "match"
      case .excluded: "exclude"
      case .unclaimed: "no_match"
      case .unknown: "unknown"
      }
    #expect(word == row.decision)
  }

  @Test("The recorded decisions include 62 association files")
  func counts() { #expect(RecordedDecision.all.count == 62) }
}
