import Testing
import WaymarkDiagnostics

@Suite("Did you mean")
struct SuggestionTests {
  @Test(
    "A slip of the finger is near: a letter missing, doubled, wrong or swapped",
    arguments: [
      "detial", "detai", "detaill", "detsil", "Detail", "DETAIL",
    ])
  func slips(_ name: String) {
    #expect(Suggestion.nearest(to: name, among: ["market", "detail", "basket"]) == ["detail"])
  }

  @Test("Another word is not near, and neither is anything to a short one")
  func strangers() {
    #expect(Suggestion.nearest(to: "settings", among: ["detail", "home"]).isEmpty)
    #expect(Suggestion.nearest(to: "in", among: ["url", "present", "origins"]).isEmpty)
    #expect(Suggestion.question(for: "x", among: [String]()) == nil)
  }

  @Test("The nearest come first, at most four, and equals by name")
  func order() {
    let names = Suggestion.nearest(to: "page", among: ["pages", "pale", "pace", "wage", "page2", "page"])
    #expect(names == ["page", "pace", "page2", "pages"])
    #expect(Suggestion.question(for: "pae", among: ["page", "pace"]) == "did you mean `pace` or `page`?")
  }
}
