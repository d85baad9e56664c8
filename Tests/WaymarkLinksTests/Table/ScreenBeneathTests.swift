import Testing
import WaymarkLinks

@Suite("A screen beneath another")
struct ScreenBeneathTests {
  private func compiled(_ routes: String) throws -> CompiledSpec {
    try CompiledSpec("waymark: 1\napp: Sample\ntabs: { main: { title: Main, icon: star } }\nroutes:\n" + routes)
  }

  @Test("A link with a captured or fixed value fills a required parameter of the parent screen")
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

  @Test("The compiler rejects a link that can omit an argument of a screen beneath or has a value of another type")
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
