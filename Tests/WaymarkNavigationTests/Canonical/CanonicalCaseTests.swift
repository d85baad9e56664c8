import TestSupport
import Testing
import WaymarkNavigation

@Suite("The gathered cases of canonical forms")
struct CanonicalCaseTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    struct Expectation: Decodable, Sendable {
      let reject: String?
      let scheme: String?
      let host: String?
      let port: Int?
      let segments: [String]?
      let query: [String: [String]]?
    }

    let id: String
    let url: String
    let expect: Expectation

    var testDescription: String { id }
  }

  static let rows = Result { try TestFiles.decode([Row].self, from: "URLs/canonical.json") }

  @Test("are all here")
  func count() throws {
    let rows = try Self.rows.get()
    #expect(rows.count == 19)
    #expect(Set(rows.map(\.id)).count == 19)
  }

  @Test("hold", arguments: (try? rows.get()) ?? [])
  func holds(_ row: Row) throws {
    if let reason = row.expect.reject {
      #expect(Canonical.refusal(of: row.url)?.rawValue == reason)
      return
    }
    let url = try Canonical(row.url)
    #expect(url.scheme == row.expect.scheme)
    #expect(url.host == row.expect.host)
    #expect(url.port == row.expect.port ?? 0)
    #expect(url.segments.map { Array($0.utf8) } == row.expect.segments?.map { Array($0.utf8) })
    #expect(Dictionary(grouping: url.query, by: \.key).mapValues { $0.map(\.value) } == row.expect.query)
  }
}
