import AIQ
import Testing

@Suite("URL matching in AIQ")
struct MatchingTests {
  static let topics = ((try? AIQFacts.all.get())?.matching.keys).map { $0.sorted() } ?? []

  @Test(
    "AIQ matches URLs by the recorded rules, except that matching ignores the case of custom-scheme hosts",
    arguments: topics)
  func topic(_ topic: String) throws {
    let note = try #require(AIQFacts.all.get().matching[topic])
    switch topic {
    case "path_case_sensitive":
      #expect(note == .flag(true))
      #expect(AIQNavigation.resolve("aiq://test/Results/123") == .unmatched)
      #expect(AIQNavigation.resolve("https://a-iq-test.com/Test/results/123") == .unmatched)
      #expect(AIQNavigation.resolve("https://a-iq-test.com/Settings") == .unmatched)
    case "custom_scheme_host_case_sensitive":
      // Hosts are case-insensitive, and `aiq:///TEST/results/123` is an equivalent URL.
      #expect(note == .flag(true))
      #expect(AIQNavigation.resolve("AIQ://Settings").note?.destination == "settings")
      #expect(AIQNavigation.resolve("aiq:///TEST/results/123").note?.destination == "testResults")
    case "http_rejected":
      #expect(note == .flag(true))
      #expect(AIQNavigation.resolve("http://a-iq-test.com/settings") == .unmatched)
    case "www_rejected":
      #expect(note == .flag(true))
      #expect(AIQNavigation.resolve("https://www.a-iq-test.com/settings") == .unmatched)
    case "query_ignored_unless_declared":
      #expect(note == .flag(true))
      #expect(same("aiq://test/resume/5?id=6&id=7&sessionId=8", "aiq://test/resume/5"))
    case "fragment_ignored":
      #expect(note == .flag(true))
      #expect(same("https://a-iq-test.com/settings#/test/results/1", "https://a-iq-test.com/settings"))
    case "trailing_slash_ignored":
      #expect(note == .flag(true))
      #expect(same("aiq://test/resume/5/", "aiq://test/resume/5"))
      #expect(same("aiq://settings/", "aiq://settings"))
    case "extra_segments":
      #expect(note == .text("ignored (warning)"))
      #expect(same("aiq://test/resume/5/6/7", "aiq://test/resume/5"))
      #expect(same("aiq://settings/a/b", "aiq://settings"))
    case "int_rules":
      #expect(
        note == .text("leading zeros accepted, negative/zero/overflow/decimal/plus rejected"))
      for number in ["7", "007", "9223372036854775807"] {
        #expect(AIQNavigation.resolve("aiq://test/resume/\(number)").note?.params["sessionId"] == Int(number))
      }
      for number in [
        "-7", "0", "000", "-0", "9223372036854775808", "7.0", "+7", "%2B7", "7e1", "0x7", "%207", "\u{667}",
      ] {
        #expect(AIQNavigation.resolve("aiq://test/resume/\(number)") == .unmatched)
      }
    default: Issue.record("nothing here tries \(topic)")
    }
  }

  private func same(_ url: String, _ other: String) -> Bool {
    let resolution = AIQNavigation.resolve(url)
    return resolution.note != nil && resolution == AIQNavigation.resolve(other)
  }
}
