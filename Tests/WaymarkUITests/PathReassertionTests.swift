import Testing

@testable import WaymarkUI

@Suite("A stack that appears")
struct PathReassertionTests {
  private var reassertion = PathReassertion<String>()

  @Test("A stack that appears with a changed path shows its former path for one update")
  mutating func changed() {
    reassertion.disappear(with: ["list"])
    #expect(reassertion.former == nil, "a hidden stack shows the navigator's path")
    let showsFormer = reassertion.appear(with: ["list", "item"])
    #expect(showsFormer)
    #expect(reassertion.former == ["list"])
    reassertion.finish()
    #expect(reassertion.former == nil)
    let showsFormerAgain = reassertion.appear(with: ["list", "item"])
    #expect(!showsFormerAgain, "a stack on the screen keeps its path")
  }

  @Test("A stack that shows its former path for one update still reports a push and a pop of the user")
  mutating func change() {
    for path in [["list", "item"], []] {
      reassertion.disappear(with: ["list"])
      let showsFormer = reassertion.appear(with: ["other"])
      #expect(showsFormer)
      let isEcho = !reassertion.isChange(["list"])
      #expect(isEcho, "the stack repeats the path that it shows")
      #expect(reassertion.former == ["list"])
      let isChange = reassertion.isChange(path)
      #expect(isChange)
      #expect(reassertion.former == nil, "the stack shows the navigator's path again")
    }
  }

  @Test("A stack that appears with an unchanged path keeps its path")
  mutating func unchanged() {
    let isReassertedAtFirst = reassertion.appear(with: ["item"])
    #expect(!isReassertedAtFirst, "the first path of a stack is always shown")
    reassertion.disappear(with: ["item"])
    let isReassertedLater = reassertion.appear(with: ["item"])
    #expect(!isReassertedLater)
    #expect(reassertion.former == nil)
  }
}
