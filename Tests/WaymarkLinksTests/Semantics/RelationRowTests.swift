import LinkLogic
import SpecModel
import Testing
import WaymarkLinks

@Suite("The gathered cases of relations")
struct RelationRowTests {
  private static let relations: [String: SetRelation] = [
    "equal": .equal, "subset": .subset, "superset": .superset, "overlap": .overlapping, "disjoint": .disjoint,
  ]

  @Test(
    "Two links have the expected relation, diagnostic and witness URLs in each relation row of semantics.json",
    arguments: Semantics.rows("relation"))
  func holds(_ row: SemanticsRow) throws {
    let expected = try #require(row.expect.relation.flatMap { Self.relations[$0] })
    let pair = [try #require(row.a), try #require(row.b)]
    let links = try Links(row.yaml(pair))
    #expect(links.space.relation(0, 1) == expected)
    #expect(links.space.relation(1, 0) == expected.inverted)

    // The compiler and the row agree on the relation of the links.
    let code: String? =
      switch expected {
      case .equal: "duplicate-link"
      case .overlapping: "ambiguous-links"
      case .subset, .superset, .disjoint: nil
      }
    #expect(links.errors == [code].compactMap(\.self))
    #expect(row.expect.collision == (code != nil))

    // Specs with a single link each check the witnesses with the real matcher.
    let witness = links.space.witness(0, 1)
    let matchers = try pair.map { try CompiledSpec(row.yaml([$0], origins: pair)) }
    func matching(_ url: String) -> [Bool] { matchers.map { $0.plan(url) != nil } }
    #expect((witness.both != nil) == (expected != .disjoint))
    #expect((witness.onlyFirst != nil) == (expected == .superset || expected == .overlapping))
    #expect((witness.onlySecond != nil) == (expected == .subset || expected == .overlapping))
    if let url = witness.both { #expect(matching(url) == [true, true], "\(url)") }
    if let url = witness.onlyFirst { #expect(matching(url) == [true, false], "\(url)") }
    if let url = witness.onlySecond { #expect(matching(url) == [false, true], "\(url)") }
    // The witnesses of the row must be valid too. A row lists one valid choice of several.
    if let url = row.expect.witness?.both { #expect(matching(url) == [true, true], "\(url)") }
    if let url = row.expect.witness?.onlyA { #expect(matching(url) == [true, false], "\(url)") }
    if let url = row.expect.witness?.onlyB { #expect(matching(url) == [false, true], "\(url)") }
  }
}

@Suite("The gathered cases of coverage")
struct CoverageRowTests {
  @Test(
    "Each coverage row of semantics.json yields the expected result, with a valid witness URL for a gap",
    arguments: Semantics.rows("coverage"))
  func holds(_ row: SemanticsRow) throws {
    let claim = try #require(row.claim)
    let patterns = try #require(row.patterns)
    let links = try Links(row.yaml(patterns, claims: [claim]))
    guard row.expect.exhaustive == false else {
      #expect(row.expect.exhaustive == true)
      #expect(links.errors == [])
      return
    }
    #expect(links.errors == ["uncovered-claim"])
    let found = try #require(links.diagnostics.first { $0.id.name == "uncovered-claim" }?.witness?.url)
    let claimed = try CompiledSpec(row.yaml([claim], origins: patterns + [claim]))
    let matchers = try patterns.map { try CompiledSpec(row.yaml([$0], origins: patterns + [claim])) }
    for url in [found, try #require(row.expect.url)] {
      #expect(claimed.plan(url) != nil && matchers.allSatisfy { $0.plan(url) == nil }, "\(url)")
    }
  }
}

@Suite("The gathered cases of reachability")
struct ReachabilityRowTests {
  @Test(
    "The compiler reports an unreachable link in exactly the expected reachability rows of semantics.json",
    arguments: Semantics.rows("reachability"))
  func holds(_ row: SemanticsRow) throws {
    let patterns = try #require(row.patterns)
    let index = try #require(row.index)
    let links = try Links(row.yaml(patterns))
    let unreachable = links.diagnostics.filter { $0.id.name == "unreachable-link" }
    #expect(links.errors == unreachable.map(\.id.name))
    #expect((unreachable.count == 1) == row.expect.unreachable)
    guard row.expect.unreachable == false else {
      #expect(unreachable.first?.span == links.space.model.links[index].pattern.text.span)
      return
    }
    let url = try #require(row.expect.reachedBy)
    #expect(try CompiledSpec(row.yaml(patterns)).plan(url)?.link == index)
  }
}
