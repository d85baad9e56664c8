import Testing
import WaymarkLinks

@Suite("A link over modal screens")
struct ModalStackTests {
  private func compiled() throws -> CompiledSpec {
    try CompiledSpec(
      """
      waymark: 1
      app: Sample
      tabs: { main: { title: Main, icon: star }, side: { title: Side, icon: star } }
      routes:
        checkout: { present: [window, cover], in: side, params: { order: Int } }
        payment: { present: sheet, in: [main, checkout], params: { order: Int? }, links: [{ url: "/pay/{order:Int}", in: checkout }] }
        bank: { in: payment, params: { name: String }, links: [{ url: "/bank/{name}?order={order:Int}", in: side }] }
        branch: { in: payment, parent: bank, params: { city: String },
                  links: [{ url: "/branch/{city}", in: checkout, with: { name: north, order: 3 } }] }
        terms: { present: cover, in: payment, links: [{ url: /terms, in: main }, { url: "/terms/{order:Int}", in: side }] }
      """)
  }

  private func url(_ compiled: CompiledSpec, _ destination: Destination) -> String? {
    compiled.url(of: destination, origin: 0)
  }

  @Test("A link opens all modal screens up to its target, outermost first, with the values of the URL")
  func landings() throws {
    let order = CaseParts(0, [.int(7)])
    let plan = try #require(try compiled().plan("sample:pay/7"))
    #expect(plan.tab == nil && plan.stackChange == .keep && plan.stack.isEmpty)
    #expect(plan.modals.map(\.screen) == [Destination(.cover, order), Destination(.sheet, CaseParts(0, [.int(7)]))])
    #expect(plan.modals.flatMap(\.stack).isEmpty)
    #expect(plan.destination == plan.modals.last?.screen)
  }

  @Test("A link pushes its screen and the parent screen onto the stack of the innermost modal screen")
  func stacks() throws {
    let plan = try #require(try compiled().plan("sample:branch/oslo"))
    #expect(plan.modals.map(\.screen.kind) == [.cover, .sheet])
    #expect(plan.modals[0].stack.isEmpty)
    #expect(plan.modals[1].stack == [CaseParts(0, [.string("north")]), CaseParts(1, [.string("oslo")])])
    #expect(plan.destination == Destination(.push, CaseParts(1, [.string("oslo")])))
  }

  @Test("A link to a modal screen selects the tab beneath the modal screens")
  func tabs() throws {
    let compiled = try compiled()
    let inMain = try #require(compiled.plan("sample:terms"))
    #expect(inMain.tab == 0 && inMain.stackChange == .replace && inMain.modals.map(\.screen.kind) == [.sheet, .cover])
    let inSide = try #require(compiled.plan("sample:terms/7"))
    #expect(inSide.tab == 1 && inSide.modals.map(\.screen.kind) == [.cover, .sheet, .cover])
  }

  @Test("A screen over modal screens has a URL only if the URL needs no arguments of the screens beneath")
  func printing() throws {
    let compiled = try compiled()
    #expect(url(compiled, Destination(.sheet, CaseParts(0, [.int(7)]))) == "sample://pay/7")
    #expect(url(compiled, Destination(.push, CaseParts(1, [.string("oslo")]))) == "sample://branch/oslo")
    // The URL would have to contain the order of the screen beneath.
    #expect(url(compiled, Destination(.push, CaseParts(0, [.string("north")]))) == nil)
  }
}
