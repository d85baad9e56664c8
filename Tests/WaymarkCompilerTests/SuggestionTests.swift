import SpecText
import Testing

@Suite("Did you mean")
struct SuggestionTests {
  @Test(
    "A name with a missing, doubled, wrong, or swapped letter gets the correct name as a suggestion",
    arguments: [
      "detial", "detai", "detaill", "detsil", "Detail", "DETAIL",
    ])
  func slips(_ name: String) {
    #expect(Suggestion.nearest(to: name, among: ["market", "detail", "basket"]) == ["detail"])
  }

  @Test("A name that differs too much, or is very short, gets no suggestion")
  func strangers() {
    #expect(Suggestion.nearest(to: "settings", among: ["detail", "home"]).isEmpty)
    #expect(Suggestion.nearest(to: "in", among: ["url", "present", "origins"]).isEmpty)
    #expect(Suggestion.question(for: "x", among: [String]()) == nil)
  }

  @Test("Suggestions are sorted by similarity, then by name, and limited to four names")
  func order() {
    let names = Suggestion.nearest(to: "page", among: ["pages", "pale", "pace", "wage", "page2", "page"])
    #expect(names == ["page", "pace", "page2", "pages"])
    #expect(Suggestion.question(for: "pae", among: ["page", "pace"]) == "did you mean `pace` or `page`?")
  }
}
