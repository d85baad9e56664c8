import Foundation
import Testing
import WaymarkNavigation

@Suite("A navigation case in JSON")
struct CodingTests {
  private func decode(_ json: String) throws -> SampleScreen {
    try JSONDecoder().decode(SampleScreen.self, from: Data(json.utf8))
  }

  @Test("A navigation case encodes in JSON as a list of its name and its arguments")
  func form() throws {
    let encoder = JSONEncoder()
    #expect(try String(decoding: encoder.encode(SampleScreen.plain), as: UTF8.self) == #"["plain"]"#)
    let page = SampleScreen.page(number: -1, of: "a\"b", back: 2)
    #expect(try String(decoding: encoder.encode(page), as: UTF8.self) == #"["page",-1,"a\"b",2]"#)
  }

  @Test(
    "A navigation case decodes from its JSON to an equal case",
    arguments: NavigationCaseTests.samples + [
      .page(number: .min, of: "\0\u{1F34C}\n", back: .max), .detail(id: "e\u{301}"),
    ])
  func roundTrip(_ sample: SampleScreen) throws {
    #expect(try decode(String(decoding: JSONEncoder().encode(sample), as: UTF8.self)) == sample)
    let list = [[sample, .plain], []]
    #expect(try JSONDecoder().decode([[SampleScreen]].self, from: JSONEncoder().encode(list)) == list)
  }

  @Test("The decoder finds a navigation case by the name in the JSON")
  func names() throws {
    #expect(try decode(#"["page", 3, "x", 4]"#) == .page(number: 3, of: "x", back: 4))
  }

  @Test(
    "Decoding a navigation case throws an error for an unknown name",
    arguments: [
      #"["gone"]"#, #"[""]"#, #"["Plain"]"#, #"["detail\tString", "x"]"#, #"["screen.plain"]"#, #"["plai"]"#,
    ])
  func unknownCase(_ json: String) {
    #expect {
      try decode(json)
    } throws: { error in
      if case DecodingError.dataCorrupted(let context) = error {
        context.debugDescription.contains("no case")
      } else {
        false
      }
    }
  }

  @Test(
    "Decoding a navigation case throws an error for arguments that do not fit the case",
    arguments: [
      #"["plain", 1]"#, #"["detail"]"#, #"["detail", "a", "b"]"#, #"["detail", 1]"#, #"["page", "1", "2", 3]"#,
      #"["page", 1, "2"]"#, #"["page", 1.5, "2", 3]"#, #"["page", 9223372036854775808, "2", 3]"#, #"["detail", null]"#,
    ])
  func otherArguments(_ json: String) {
    #expect(throws: DecodingError.self) { try decode(json) }
  }

  @Test(
    "The decoder of navigation cases rejects JSON that is not a list with a name first",
    arguments: [
      "[]", #""plain""#, "{}", "[1]", "[null]", #"[["plain"]]"#, "null",
    ])
  func otherShape(_ json: String) {
    #expect(throws: DecodingError.self) { try decode(json) }
  }
}
