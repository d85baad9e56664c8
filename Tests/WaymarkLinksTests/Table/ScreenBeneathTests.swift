import Testing
import WaymarkLinks

@Suite("A screen beneath another")
struct ScreenBeneathTests {
  private func compiled(_ routes: String) throws -> CompiledSpec {
    try CompiledSpec("waymark: 1\napp: Sample\ntabs: { main: { title: Main, icon: star } }\nroutes:\n" + routes)
  }

  @Test("takes what this link always says, though the screen above can do without it")
  func optionalAbove() throws {
    let compiled = try compiled(
      """
        item: { params: { id: Int } }
        review: { params: { id: Int? }, parent: item, links: ["/item/{id}/review"] }
        comment: { parent: item, links: ["/item/{id:Int}/comment", { url: /comment, with: { id: 8 } }] }
      """)
    #expect(compiled.plan("sample:item/7/review")?.stack == [CaseParts(0, [.int(7)]), CaseParts(1, [.int(7)])])
    #expect(compiled.plan("sample:comment")?.stack == [CaseParts(0, [.int(8)]), CaseParts(2, [.int(8)])])
  }

  @Test("is not given what a URL may lack, nor a list for a value")
  func refused() {
    for routes in [
      "  item: { params: { id: Int } }\n  review: { params: { id: Int? }, parent: item, links: [\"/review/{id?}\"] }",
      "  item: { params: { id: Int } }\n  review: { params: { id: Int? }, parent: item, links: [\"/review?id={id?}\"] }",
      "  item: { params: { id: Int? } }\n  all: { params: { id: List<Int> }, parent: item, links: [\"/all?id={id}\"] }",
      "  form: { present: cover, params: { id: Int? } }\n  item: { in: form, params: { id: String? } }\n"
        + "  all: { in: form, parent: item, params: {}, links: [\"/all/{id}\"] }",
    ] {
      #expect(throws: CompiledSpec.Failure.self) { try compiled(routes) }
    }
  }
}
