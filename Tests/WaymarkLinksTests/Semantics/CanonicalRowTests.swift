import Testing
import WaymarkLinks

@Suite("The gathered cases of canonical forms")
struct CanonicalRowTests {
  @Test(
    "Each canonical row of semantics.json yields the expected URL components or the expected rejection",
    arguments: Semantics.rows("canonical"))
  func holds(_ row: SemanticsRow) throws {
    let text = try #require(row.url)
    if let reason = row.expect.reject {
      #expect(Canonical.refusal(of: text)?.rawValue == reason)
      return
    }
    let url = try Canonical(text)
    #expect(url.scheme == row.expect.scheme)
    #expect(url.host == row.expect.host)
    #expect(url.port == row.expect.port ?? 0)
    #expect(url.segments.map { Array($0.utf8) } == row.expect.segments?.map { Array($0.utf8) })
    #expect(Dictionary(grouping: url.query, by: \.key).mapValues { $0.map(\.value) } == row.expect.query)
  }
}
