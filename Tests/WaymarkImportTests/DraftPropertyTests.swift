import SpecText
import TestSupport
import Testing
import WaymarkCompiler

@testable import WaymarkImport

struct DraftPropertyTests {
  @Test("The draft spec of random patterns compiles, has the canonical layout, and loses no link")
  func aDraftOfRandomPatternsCompilesAndLosesNoLink() {
    for round in 0..<RandomRun.rounds(40) {
      var generator = SplitMix64(seed: RandomRun.seed &+ UInt64(round))
      let app = Self.app(&generator)
      let draft = Draft(app)
      let errors = draft.compilation.diagnostics.errors
      #expect(errors.isEmpty, "round \(round): \(errors.first?.message ?? "")")
      for file in draft.files.prefix(1) {
        let source = SourceFile(path: file.name, bytes: Array(file.text.utf8))
        guard case .formatted(let formatted) = SpecFormatter.format(source) else {
          Issue.record("round \(round): \(file.name) is not valid YAML")
          continue
        }
        #expect(formatted.bytes == source.bytes, "round \(round): \(file.name) is not in the canonical layout")
      }
      checkNoLinkIsLost(app, draft, round)
      guard round % 10 == 0 else { continue }
      #expect(Draft(app).files.map(\.text) == draft.files.map(\.text), "round \(round) is not deterministic")
    }
  }

  @Test("The draft spec of random patterns and of a random log compiles, and the evidence counts each request")
  func aDraftWithALogCompiles() {
    for round in 0..<RandomRun.rounds(20) {
      var generator = SplitMix64(seed: RandomRun.seed &+ UInt64(round))
      var app = Self.app(&generator)
      var survey = URLSurvey(app)
      let urls = app.links.flatMap { $0.patterns.flatMap { PatternURLs($0, starts: Self.starts).urls } }
      for var url in urls {
        let keys = (0..<generator.below(3)).map { _ in "\(generator.pick(Self.names))=\(generator.below(50))" }
        if !keys.isEmpty, !url.contains("#") { url += (url.contains("?") ? "&" : "?") + keys.joined(separator: "&") }
        url.withUTF8 { survey.add($0, requests: 1) }
      }
      survey.apply(to: &app)
      var evidence = DraftEvidence()
      let draft = Draft(app) { compilation in
        evidence = survey.evidence(for: compilation)
        return evidence
      }
      #expect(draft.compilation.diagnostics.errors.isEmpty, "round \(round)")
      #expect(evidence.total == urls.count, "round \(round)")
    }
  }

  /// Checks that each pattern opens its screen, or loses against another link by a rule of the language or a decision,
  /// or is a comment with a decision.
  private func checkNoLinkIsLost(_ app: ImportedApp, _ draft: Draft, _ round: Int) {
    for file in draft.files.prefix(1) {
      #expect(!file.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "round \(round)")
    }
    let report = draft.files[1].text
    let comments = commentedNumbers(draft)
    for (index, link) in app.links.enumerated() {
      let isReported = report.contains("pattern-\(index)-") || report.contains("routes.txt:\(link.span.start.line)`")
      let isCommented = comments.contains(index) && isReported
      // A candidate gives way to all other links.
      if isCommented || link.isCandidate && isReported { continue }
      #expect(!link.patterns.isEmpty, "round \(round): the draft has no comment for link \(index)")
      for pattern in link.patterns {
        let urls = PatternURLs(pattern, starts: Self.starts).urls
        #expect(
          urls.contains { opens($0, index, link, draft) },
          "round \(round): \(link.text) of \(link.destination ?? "no screen") is lost: \(urls)")
      }
    }
  }

  /// Returns the numbers of the patterns in comments that belong to a decision.
  private func commentedNumbers(_ draft: Draft) -> Set<Int> {
    var numbers: Set<Int> = []
    for file in draft.files.prefix(1) {
      var isDecision = false
      for line in file.text.split(separator: "\n") {
        let text = line.drop { $0 == " " }
        isDecision = text.hasPrefix("#") && (isDecision || text.hasPrefix("# TODO(import)"))
        guard isDecision else { continue }
        for part in text.split(separator: "pattern-").dropFirst() {
          if let number = Int(part.prefix { $0 != "-" }) { numbers.insert(number) }
        }
      }
    }
    return numbers
  }

  private func opens(_ url: String, _ index: Int, _ link: ImportedLink, _ draft: Draft) -> Bool {
    guard let finder = LinkFinder(draft.compilation), let space = draft.compilation.links,
      case .link(let number) = Array(url.utf8).withUnsafeBufferPointer({ finder.find($0) }),
      let found = draft.link(ofModelLink: number)
    else { return false }
    // A pattern without a screen can belong to the screen of another pattern.
    if found.sources.contains(index) || link.destination.map({ $0 == found.destination }) ?? true { return true }
    return space.model.links.indices.contains { own in
      draft.link(ofModelLink: own)?.sources.contains(index) ?? false
        && space.precedence.reason(number, over: own) != nil
    }
  }

  /// The schemes and hosts of the random apps.
  private static let starts =
    ["random://", "other://"]
    + ["a.example.com", "en.example.com", "zz.example.com", "zz.b.org", "zz.zz.c.org", "xn--9ca.org"].map {
      "https://\($0)/"
    }

  @Test(
    "A draft spec of up to 2,000 overlapping links compiles and keeps every link", arguments: [250, 500, 1_000, 2_000])
  func manyLinksCompile(count: Int) {
    var input = DraftInput("Many")
    for index in 0..<count {
      // Each path overlaps the next path.
      let path = index % 2 == 0 ? "/group\(index / 4)/:x/end\(index)" : "/group\(index / 4)/start\(index)/:y"
      input.link(path, to: index % 3 == 0 ? nil : "screen.\(index)")
    }
    let draft = Draft(input.app)
    #expect(!draft.compilation.diagnostics.hasErrors)
    #expect(draft.links.count == count)
  }

  // MARK: Random apps

  private static let words = [
    "a", "b", "users", "A", "x.y", "é", "😀", "..", "", "%", "a b", "{", "\u{1}", "*", ":", "#", "me",
  ]
  private static let names = [
    "id", "user_id", "self", "true", "😀", "", "a\nb", "ID", "post", "class", "lang", "1st", "x y", "`", "null", "id",
  ]
  private static let destinations: [String?] = [
    nil, nil, "home", "User", "UserView", "user", "current", "😀", "a\nb: c", "Post", "post.detail", "true", "Tab",
    "Sheet",
    "# x", "child", "grandchild",
  ]

  private static func app(_ generator: inout SplitMix64) -> ImportedApp {
    var input = DraftInput("Random")
    if generator.once(in: 2) { input.app.schemes = [.init("random", input.nextSpan())] }
    if generator.once(in: 2) { input.app.hosts = [.init(.init("{lang}.example.com"), input.nextSpan())] }
    for _ in 0..<generator.below(30) + 1 {
      var patterns: [ImportedPattern] = []
      for _ in 0..<(generator.once(in: 8) ? generator.below(3) : 1) { patterns.append(pattern(&generator)) }
      var link = ImportedLink(
        patterns, to: generator.pick(destinations), text: "pattern-\(input.app.links.count)-\(generator.pick(words))",
        at: input.nextSpan())
      link.isOrdered = !generator.once(in: 4)
      link.isCandidate = generator.once(in: 12)
      if generator.once(in: 3) { link.examples = ["random://a/b", "https://en.example.com/users/1", "nonsense"] }
      if generator.once(in: 6) { link.notes = [ImportNote(.decision, "odd `\(generator.pick(names))`", at: link.span)] }
      input.app.links.append(link)
    }
    for _ in 0..<generator.below(3) {
      input.app.claims.append(ImportedClaim(pattern(&generator), text: "claim", at: input.nextSpan()))
    }
    return input.app
  }

  private static func pattern(_ generator: inout SplitMix64) -> ImportedPattern {
    var pattern = ImportedPattern((0..<generator.below(5)).map { _ in segment(&generator) })
    if generator.once(in: 6) { pattern.schemes = [generator.pick(["https", "random", "other", "bad scheme", "http"])] }
    if generator.once(in: 6) {
      pattern.hosts = [
        generator.pick(["a.example.com", "{lang}.example.com", "*.b.org", "bad host", "{x}.{y}.c.org", "é.org"])
      ]
    }
    if generator.once(in: 4) {
      for _ in 0..<generator.below(3) + 1 {
        let value: ImportedPattern.QueryValue =
          switch generator.below(4) {
          case 0: .literal(generator.pick(words))
          case 1: .absent
          default: .capture(.init(generator.pick(names), type(&generator), isOptional: generator.once(in: 2)))
          }
        pattern.query.append(.init(generator.pick(["q", "page", "a b", "!x", "", "&"]), value))
      }
    }
    if generator.once(in: 10) { pattern.fragment = (0..<generator.below(3)).map { _ in segment(&generator) } }
    return pattern
  }

  private static func segment(_ generator: inout SplitMix64) -> ImportedPattern.Segment {
    switch generator.below(12) {
    case 0: return .rest(name: generator.once(in: 2) ? generator.pick(names) : nil, allowsEmpty: generator.once(in: 2))
    case 1...5:
      let hasAffix = generator.once(in: 4)
      return .capture(
        .init(generator.pick(names), type(&generator), isOptional: generator.once(in: 5)),
        prefix: hasAffix ? generator.pick(words) : "",
        suffix: hasAffix && generator.once(in: 2) ? generator.pick(words) : "")
    case 6: return .literal(generator.pick(words))
    default: return .literal(generator.pick(["a", "b", "users", "me"]))
    }
  }

  private static func type(_ generator: inout SplitMix64) -> ImportedPattern.CaptureType {
    generator.pick([
      .string, .string, .string, .string, .int, .int, .uint, .double, .bool, .uuid, .date, .slug, .url,
      .values(["a", "b"]), .values(["b", "c-d"]), .values([]), .values(["\u{1}"]), .matching("[a-z]+"), .matching("(a"),
      .matching("a*"), .matching("(?=x)"), .range(1, 9), .range(nil, 3), .range(9, 1), .range(nil, nil),
    ])
  }
}
