import SpecText
import TestSupport
import Testing

@testable import WaymarkImport

/// The formats of logs of URLs, and the errors for other files.
@Suite struct URLSurveyTests {
  /// Returns the links of a log as texts with counts.
  private func links(_ text: String, hosts: [String] = [], chunk: Int = .max) throws -> [String] {
    try URLSurvey.of(text, hosts: hosts, chunk: chunk).links(file: 0).map { "\($0.count) \($0.text)" }
  }

  @Test(
    "Each supported format of a log yields the same link and count, whatever the size of the chunks",
    arguments: [
      "https://example.com/about 3\n",
      "https://example.com/about\t3",
      "https://example.com/about,3\r\n",
      "      3 https://example.com/about\n",
      "\u{FEFF}# comment\n\nhttps://example.com/about\nhttps://EXAMPLE.com/about/\n/about",
      "url,count\n\"https://example.com/about\",3\n",
      "Count;URL\n3;https://example.com/about\n",
      "[\"https://example.com/about\", {\"url\": \"https://example.com/about\", \"count\": 2}]",
      "{\"cases\": [\n{\"url\": \"https://example.com/about\", \"count\": 3}\n]}",
      "{\"url\": \"https://example.com/about\", \"count\": 1}\n{\"url\": \"https://example.com/about\", \"count\": 2}\n",
    ])
  func formats(text: String) throws {
    for chunk in [1, 7, Int.max] {
      #expect(try links(text, hosts: ["example.com"], chunk: chunk) == ["3 //example.com/about"])
    }
  }

  @Test(
    "A survey refuses URLs with a standard scheme such as `mailto` and infers no link from the scheme",
    arguments: [
      "javascript:alert(1)", "mailto:a@b", "tel:+123", "file:///etc/passwd", "about:blank", "data:text/plain,a",
      "blob:a", "sms:1", "intent://a/b", "JavaScript://a",
    ])
  func reservedSchemes(url: String) throws {
    let survey = try URLSurvey.of("\(url)\nshop://about\n")
    #expect(survey.links(file: 0).map(\.text) == ["shop://about"])
    #expect(survey.summary.refused.map(\.example) == [url])
    #expect(survey.summary.requests == 1)
  }

  @Test("Only successful GET requests in the log of a web server become links")
  func logOfAWebServer() throws {
    let survey = try URLSurvey.of(
      """
      10.0.0.1 - anna [26/Nov/2026:10:00:00 +0000] "GET /about HTTP/1.1" 200 512 "-" "Mozilla/5.0"
      10.0.0.1 - - [26/Nov/2026:10:00:01 +0000] "POST /about HTTP/1.1" 200 512
      10.0.0.1 - - [26/Nov/2026:10:00:02 +0000] "GET /missing HTTP/1.1" 404 0
      """)
    #expect(survey.links(file: 0).map(\.text) == ["/about"])
    #expect(survey.summary.refused.map(\.count) == [1, 1])
  }

  @Test("A survey proposes a type for a text capture only if all of at least 20 values have the type")
  func typesOfKnownTexts() throws {
    func notes(_ values: [String], _ type: ImportedPattern.CaptureType = .string) throws -> [String] {
      var survey = URLSurvey(hosts: ["example.com"], known: { _ in 7 })
      let log = values.map { "https://example.com/recipes/\($0)/edit?a=1\n/recipes/\($0)/edit\n" }.joined()
      let result = Array(log.utf8).withUnsafeBytes { (bytes) -> Result<Void, FormatError> in
        do throws(FormatError) { return .success(try survey.add(bytes)) } catch { return .failure(error) }
      }
      try result.get()
      try survey.finish()
      let pattern = ImportedPattern([.literal("recipes"), .capture(.init("recipeId", type)), .literal("edit")])
      return survey.typeNotes(7, [pattern], at: .start(ofFile: 0)).map(\.message)
    }
    let numbers = (1...40).map(String.init)
    #expect(try notes(numbers) == ["all 40 values of `recipeId` are integers; `Int` would match them"])
    #expect(
      try notes((1...99).map { String($0 * 7) }) == [
        "more than 63 values of `recipeId` are integers; `Int` would match them"
      ])
    #expect(
      try notes((10...40).map { "2026-\($0 % 2 + 10)-\($0 / 2 + 5)" }) == [
        "all 31 values of `recipeId` are dates; `Date` would match them"
      ])
    #expect(try notes(Array(numbers.prefix(19))) == [])
    #expect(try notes(numbers + ["soup"]) == [])
    #expect(try notes(["007"] + numbers) == [])
    #expect(try notes(numbers, .int) == [])
  }

  @Test("A survey reports the reason and the source location of each refused line")
  func reasonsOfRefusedLines() throws {
    let survey = try URLSurvey.of(
      "https://example.com/a\nhttps://example.com//b\nhttps://example.com/\(String(repeating: "x", count: 2_100))\nhello world\n"
    )
    let refused = survey.summary.refused
    #expect(
      refused.map(\.reason).sorted() == [
        "it has over 2,048 bytes", "it has two slashes in a row", "the line has no URL",
      ])
    #expect(refused.first { $0.reason == "it has two slashes in a row" }?.span.start.line == 2)
    #expect(survey.summary.lines == 4)
  }

  @Test(
    "The reader of logs throws the expected error for malformed files and other kinds of files",
    arguments: [
      ("", "the file contains no URLs"), ("\n# comment\n", "the file contains no URLs"),
      ("<!DOCTYPE html>\n", "the file is HTML or XML, not a list of URLs"),
      ("hello\nworld\n", "no line of the file is a valid URL: it has no scheme"),
      ("https://example.com/a\u{0}b\n", "the file contains a NUL character"),
      ("[\"https://example.com/a\"", "`,` or `]` is expected here, but the file ends"),
    ])
  func otherFiles(text: String, message: String) {
    #expect(throws: FormatError.self) { try URLSurvey.of(text) }
    do { _ = try URLSurvey.of(text) } catch { #expect(error.message == message) }
  }

  @Test("A log that is not UTF-8 makes the survey throw a format error")
  func invalidUTF8() {
    #expect(throws: FormatError.self) { try URLSurvey.of(Array("https://example.com/".utf8) + [0xFF, 0x0A]) }
  }

  @Test("URLs of known links add to the counts and examples of the links and infer no new links")
  func knownLinksOnlyCount() throws {
    var survey = URLSurvey { url in url.segments.first == "users" ? 7 : nil }
    let text = (1...9).map { "https://example.com/users/\($0)\n" }.joined() + "https://example.com/about\n"
    try Array(text.utf8).withUnsafeBytes { try survey.add($0) }
    try survey.finish()
    #expect(survey.knownLinks[7]?.count == 9)
    #expect(survey.knownLinks[7]?.examples.texts.count == 3)
    #expect(survey.links(file: 0).map(\.destination) == ["about"])
  }

  @Test("A survey of several log files adds the counts of equal URLs")
  func severalFiles() throws {
    var survey = URLSurvey(file: 4)
    try Array("https://example.com/a".utf8).withUnsafeBytes { try survey.add($0) }
    try survey.finish()
    survey.start(file: 5)
    try Array("url\nhttps://example.com/a\n".utf8).withUnsafeBytes { try survey.add($0) }
    try survey.finish()
    #expect(survey.links(file: 4).map(\.count) == [2])
  }

  @Test("A survey of a randomly damaged log throws an error or infers links that compile")
  func damagedFilesAreErrorsOrRefusals() {
    let seeds = [
      "https://example.com/users/1\t3\tuser\n", "{\"url\": \"https://example.com/a\"}\n",
      "url,count\nhttps://a.example/b,1\n",
      "[\"https://example.com/a\"]", "1.2.3.4 - - [x] \"GET /a HTTP/1.1\" 200 1\n", "   7 app://x/y?z=1#/f\n",
    ]
    var read = 0
    for round in 0..<RandomRun.rounds(400) {
      var random = SplitMix64(seed: RandomRun.seed &+ UInt64(round))
      var bytes = (0..<4).flatMap { _ in Array(random.pick(seeds).utf8) }
      for _ in 0...random.below(8) {
        let index = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: index)
        default: bytes.insert(random.pick(Array("\"%/?#&=,;\t\r\n{}[]\\ :@".utf8)), at: index)
        }
      }
      guard let survey = try? URLSurvey.of(bytes, chunk: 1 + random.below(40)) else { continue }
      #expect(InferredSpec(survey.links(file: 0)).errors == [], "\(String(decoding: bytes, as: UTF8.self))")
      read += 1
    }
    if RandomRun.isFull { #expect(read > 20) }
  }

  @Test("A survey of a hostile log stays within its memory limits and samples independently of the order")
  func hostileLogsStayWithinTheLimits() throws {
    var random = SplitMix64(seed: 1)
    let limits = SkeletonTable.Limits(mostCounts: 2_000, mostBytes: 200_000, mostExampleBytes: 50_000)
    let lines =
      (0..<8_000).map { _ in
        "https://example.com/"
          + (0..<12).map { _ in "w" + String(random.next() % 9_000, radix: 26) }.joined(separator: "/")
      } + (0..<50).map { _ in "https://example.com/settings/privacy" }
    let survey = try URLSurvey.of(lines.joined(separator: "\n"), limits: limits)
    #expect(survey.summary.isSample)
    #expect(survey.table.entries.count < 1_000)
    let shuffled = try URLSurvey.of(lines.shuffled(using: &random).joined(separator: "\n"), limits: limits)
    #expect(Set(survey.table.entries.map(\.hash)) == Set(shuffled.table.entries.map(\.hash)))
  }
}
