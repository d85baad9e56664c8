import Foundation
import SpecText
import TestSupport
import Testing

/// A test case for association files: components, a URL, and the expected decision.
struct AssociationRow: Decodable, Sendable, CustomTestStringConvertible {
  struct Expectation: Decodable, Sendable {
    let opensApp: Bool
    let component: Int?
  }

  private struct File: Decodable {
    let counts: [String: Int]
    let cases: [Row]
  }

  /// A row of any kind.
  ///
  /// Only rows of the kind `aasa` are test cases for association files.
  private struct Row: Decodable {
    let kind: String
    let association: AssociationRow?

    private enum Key: String, CodingKey {
      case kind
    }

    init(from decoder: any Decoder) throws {
      kind = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .kind)
      association = kind == "aasa" ? try AssociationRow(from: decoder) : nil
    }
  }

  let id: String
  let url: String
  let expect: Expectation

  var testDescription: String { id }

  private static let file = Result { try TestFiles.decode(File.self, from: "semantics.json") }

  static var all: [AssociationRow] { ((try? file.get())?.cases ?? []).compactMap(\.association) }

  static func count() throws -> Int? { try file.get().counts["aasa"] }

  /// Returns the row's association file, with the `components` and `substitutionVariables` of the fixture.
  func json() throws -> String {
    let all = try JSONSerialization.jsonObject(with: Data(contentsOf: TestFiles.fixtures("semantics.json")))
    let rows = (all as? [String: Any])?["cases"] as? [[String: Any]] ?? []
    let row = try #require(rows.first { $0["id"] as? String == id })
    let file: [String: Any] = [
      "applinks": [
        "details": [["appIDs": ["TEAM.com.example"], "components": try #require(row["components"])]],
        "substitutionVariables": row["substitutionVariables"] ?? [:],
      ]
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: file), as: UTF8.self)
  }
}

@Suite("The gathered cases of association files")
struct AssociationRowTests {
  @Test("The recorded cases in semantics.json include eleven association files")
  func counts() throws {
    #expect(AssociationRow.all.count == 11)
    #expect(try AssociationRow.count() == 11)
  }

  @Test(
    "Each recorded association file gives the expected decision, before and after rewriting the file",
    arguments: AssociationRow.all)
  func holds(_ row: AssociationRow) throws {
    let file = try AssociationFile.read(row.json())
    for file in [file, try AssociationFile.read(file.json)] {
      let decision = AssociationMatcher(file).decision(row.url)
      if ["c423", "c436"].contains(row.id) {
        // The rows expect that `/buy/*` does not match `/buy`, but association.json records that it does.
        #expect(decision.opensApp && !row.expect.opensApp)
        continue
      }
      #expect(decision.opensApp == row.expect.opensApp)
      if case .opensApp(let place) = decision {
        #expect(place.details == 0 && place.component == row.expect.component)
      } else {
        #expect(row.expect.component == nil)
      }
    }
  }
}
