import Testing

/// Tests of the oracle with specs that are small enough for a manual check.
@Suite("The oracle of colliding links")
struct CollisionOracleTests {
  private func verdict(_ spec: CollisionSpec) -> Verdict { Verdict(URLSpace(spec, TextPool())) }

  private func pairs(_ spec: CollisionSpec) -> Set<[Int]> {
    Set(verdict(spec).ambiguous.map { [$0.earlier, $0.later] })
  }

  @Test("The collision oracle reports no collision of disjoint links or of a link within another link")
  func nothing() {
    let verdict = verdict(.init(["/a", "/{x}", "/a/{x:Int}", "/a/{x:Slug}", "/a/{x:Int}?k=1", "/b/{r...}#/c"]))
    #expect(!verdict.hasCollision && verdict.unreachable.isEmpty)
    #expect(verdict.wins == [0b10, 0, 0b1000, 0, 0b1100, 0])
  }

  @Test("Links with overlapping types, positions, tails, queries, or fragments are ambiguous for the collision oracle")
  func ambiguous() {
    #expect(pairs(.init(["/{x:Two}", "/{x:Other}"])) == [[0, 1]])
    #expect(pairs(.init(["/a/{x}", "/{x}/b", "/c/{x}"])) == [[0, 1], [1, 2]])
    #expect(pairs(.init(["/a{x}", "/{x}b", "/{x:Int}b"])) == [[0, 1]])
    #expect(pairs(.init(["/{x:Low}", "/{x:UInt}", "/{x:Double}"])) == [[0, 1]])
    #expect(pairs(.init(["/a/{x?}", "/{x}/**", "/{x}"])) == [[0, 1], [0, 2]])
    #expect(pairs(.init(["/a?a|b=1", "/a?b|c=1", "/a?b=1"])) == [[0, 1], [0, 2], [1, 2]])
    #expect(pairs(.init(["/a?k={x:Int}", "/a?!j", "/a?k={x?}"])) == [[0, 1]])
    #expect(pairs(.init(["/a#{x:Low?}", "/a#{x:High?}", "/a#{x:Low}", "/a"])) == [[0, 1]])
    #expect(pairs(.init(["/{x}#b", "/b", "/{x}#{y}/{z?}"])) == [[0, 1], [1, 2]])
  }

  @Test("The collision oracle groups links that match the same URLs as duplicates")
  func duplicates() {
    #expect(verdict(.init(["/{x:One}", "/b", "/a", "/a?k={y?}"])).duplicates == [[0, 2, 3]])
    #expect(verdict(.init(["/{x}/{r...?}", "/**"])).duplicates == [[0, 1]])
    #expect(verdict(.init(["/A", "/a"])).duplicates == [[0, 1]])
    #expect(verdict(.init(["/b/A", "/b/a"])).duplicates.isEmpty)
  }

  @Test("A link that no URL can match counts as impossible for the collision oracle")
  func impossible() {
    #expect(verdict(.init(["/{x:Big}", "/a/{x:Big}", "/{x:Upper}?k=1"])).impossible == [0, 2])
    var web = CollisionSpec(["/{x:Big}", "/a"])
    web.origins = [.init(name: "web", schemes: [], hosts: [.init(front: [.capture("label")], name: ["ex", "com"])])]
    #expect(verdict(web).impossible == [])
    web.labelTypes = ["label": TypeNumber("Upper")]
    web.declaring = [.route(1)]
    #expect(verdict(web).impossible == [1])
  }

  @Test("The collision oracle reports a link as unreachable if other links match all of its URLs")
  func unreachable() {
    #expect(verdict(.init(["/{x:Bool}", "/true", "/false"])).unreachable == [0])
    #expect(verdict(.init(["/a/{x?}", "/a", "/a/{y}"])).unreachable == [0])
    #expect(verdict(.init(["/{r...?}", "/", "/**"])).unreachable == [0])
    #expect(verdict(.init(["/{x:Int}", "/{x:Low}", "/{x:High}"])).unreachable == [0])
    #expect(verdict(.init(["/{x:Int}", "/{x:Low}", "/{x:Digit}"], beats: [2: ["r1"]])).unreachable == [])
    #expect(verdict(.init(["/a?k={x:Bool}", "/a?k=true"])).unreachable == [])
    #expect(verdict(.init(["/a#{x:Int?}", "/a#{x:Low?}", "/a#{x:High}"])).unreachable == [0])
    #expect(verdict(.init(["/a#{x:Bool?}", "/a#true", "/a#false"])).unreachable == [])
  }

  @Test("The collision oracle applies `beats`, and finds cycles and useless entries of `beats`")
  func beats() {
    let crossing = ["/a/{x}/{y}", "/{x}/b/{y}", "/{x}/{y}/c"]
    let decided = verdict(.init(crossing, beats: [0: ["r1", "r2"], 1: ["r2"]]))
    #expect(!decided.hasCollision && decided.uselessBeats.isEmpty && decided.wins == [0b110, 0b100, 0])
    #expect(verdict(.init(crossing, beats: [0: ["r1"], 1: ["r2"], 2: ["r0"]])).cycle == .yes)
    let mutual = verdict(.init(["/a/{x}", "/{x}/b"], beats: [0: ["r1"], 1: ["r0"]]))
    #expect(mutual.cycle == .yes && mutual.ambiguous.isEmpty)
    #expect(verdict(.init(["/a", "/{x}", "/b"], beats: [0: ["r1", "r2"]])).uselessBeats.count == 2)
  }

  @Test("With `ambiguity: leftmost`, the collision oracle decides by the leftmost part that differs")
  func leftmost() {
    #expect(verdict(.init(["/{x}/b", "/a/{x}"], isLeftmost: true)).wins == [0, 0b1])
    #expect(pairs(.init(["/{x:Two}/b", "/{x:Other}/{y}"], isLeftmost: true)) == [[0, 1]])
    #expect(verdict(.init(["/{x}", "/{y?}?k=1"], isLeftmost: true)).wins == [0b10, 0])
    #expect(pairs(.init(["/a?k=1", "/a?j=1"], isLeftmost: true)) == [[0, 1]])
    #expect(verdict(.init(["/a?k=1", "/a#b"], isLeftmost: true)).wins == [0b10, 0])
    #expect(verdict(.init(["/{x}/b", "/a/{x}"], beats: [0: ["r1"]], isLeftmost: true)).wins == [0b10, 0])
  }

  @Test("The collision oracle finds claims that the links do not cover completely")
  func claims() {
    #expect(verdict(.init(["/a", "/b"], claims: ["/{x:Two}", "/{x:Other}", "/a?k=1", "/a/b"])).uncovered == [1, 3])
    #expect(verdict(.init(["/a?!k", "/a?k={x}"], claims: ["/a", "/a?k=1"])).uncovered == [0])
  }

  @Test(
    "A redirect from which some URLs reach no link is a finding of the collision oracle",
    arguments: [
      ("/go/{x}", "/{x}", "/{y:Int}", true), ("/go/{x:UInt}", "/{x}", "/{y:Int}", false),
      ("/go", "/a", "/a?!k", true), ("/go?k={x?}", "/a", "/a?!k", false),
      ("/go?k={x:Int}", "/a?j={x}", "/a?j={y:Double}", false), ("/go?k=1", "/a", "/a?k=1", true),
      ("/go/{r...?}", "/a/{r...?}", "/a/**", true), ("/go/{r...}", "/a/{r...}", "/a/**", false),
      ("/go/{x}", "/a{x}", "/{y}", false), ("/go/{x}", "/a#{x}", "/a#{y:Slug}", true),
      ("/go", "/a", "/a#{y?}", false), ("/go", "/a", "/a#{y}", true), ("/go/{x?}", "/a#{x?}", "/a#{y}", true),
      ("/go/{x}", "/a#{x}", "/a#{y?}", false),
    ])
  func redirects(_ source: String, _ target: String, _ link: String, _ isLost: Bool) {
    var spec = CollisionSpec([link])
    spec.links.append(.init(pattern: .init(source), target: .redirect(.init(target))))
    #expect(verdict(spec).nowhere == (isLost ? [1: .yes] : [:]))
  }

  @Test("The collision oracle distinguishes wildcard hosts, hosts with captures, and plain hosts")
  func hosts() {
    let any = CollisionSpec.Host(front: [.any], name: ["ex", "com"])
    let label = CollisionSpec.Host(front: [.capture("label")], name: ["ex", "com"])
    let plain = CollisionSpec.Host(name: ["a", "ex", "com"])
    var spec = CollisionSpec(["/{x}", "/{x}", "/a", "/{x}"])
    spec.origins = [.init(name: "web", schemes: ["https", "http"], hosts: [any, label, plain])]
    spec.links[0].pattern.start = .host(scheme: nil, any)
    spec.links[1].pattern.start = .host(scheme: nil, label)
    spec.links[2].pattern.start = .host(scheme: nil, label)
    spec.links[3].pattern.start = .host(scheme: "http", plain)
    #expect(verdict(spec).wins == [0, 0b1, 0b11, 0])
    spec.links[3].pattern.start = .host(scheme: nil, plain)
    #expect(verdict(spec).ambiguous == [.init(later: 3, earlier: 2)])
  }

  @Test("URLs in any notation match the expected patterns of the collision oracle")
  func urls() throws {
    let spec = CollisionSpec(["/a/{x}?k=1", "/a/b#/c"], claims: ["/{r...}"])
    for (url, set) in [
      ("app:A/b?k=1", 0b101), ("app://a/b/?k=1&j=2#/c", 0b111), ("app:///a/%62#/c", 0b110),
      ("app:///a/B?k=1&k=1", 0b100),
      ("app://", 0), ("https://ex.com/a/b#/c", 0),
    ] {
      #expect(spec.patterns(matching: try #require(PlainURL(url, of: spec))) == LinkSet(set), "\(url)")
    }
  }
}
