import TestSupport
import Testing

@Suite("The pool of texts")
struct TextPoolTests {
  private static let shapes: [TextShape] =
    plainShapes
    + plainShapes.flatMap { shape in
      [true, false].map { shape.ignoringCase(true, isInPath: $0) }
    }
  private static let plainShapes: [TextShape] =
    TextPool.words.map(TextShape.literal)
    + TextType.menu.map { TypeNumber($0.name) }.flatMap { type in
      ([""] + TextPool.prefixes).flatMap { prefix in
        ([""] + TextPool.suffixes).map { TextShape.capture(type, prefix: prefix, suffix: $0) }
      }
    }

  @Test("The text pool of the collision oracle has an example for each combination of three text shapes")
  func regions() {
    let pool = TextPool()
    var random = SplitMix64(seed: RandomRun.seed)
    var misses: [String] = []
    var checked: [String: Int] = [:]
    for _ in 0..<RandomRun.rounds(20_000) {
      let shapes = (0..<3).map { _ in random.pick(Self.shapes) }
      let text = Self.text(pool, &random)
      let bytes = Array(text.utf8)
      for (name, domain) in [("segments", pool.segments), ("labels", pool.labels), ("lower case", pool.lowerCase)] {
        switch name {
        case "labels": guard HostText.isLabel(text) else { continue }
        case "lower case": guard text == text.lowercased() else { continue }
        default: guard !["", ".", ".."].contains(text) else { continue }
        }
        checked[name, default: 0] += 1
        let own = name == "lower case" ? shapes.map(\.folded) : shapes
        let region = own.reduce(domain) { region, shape in
          let (inside, outside) = region.split(by: pool.texts(of: shape))
          return shape.accepts(bytes) ? inside : outside
        }
        if region.isEmpty { misses.append("\(text.prefix(40)) in \(name): \(own)") }
      }
    }
    if RandomRun.isFull { #expect(checked.count == 3 && checked.values.allSatisfy { $0 > 500 }, "\(checked)") }
    #expect(misses.isEmpty, "\(misses.count): \(misses.prefix(10).joined(separator: "\n"))")
  }

  /// Returns a text of the pool with small changes.
  private static func text(_ pool: TextPool, _ random: inout SplitMix64) -> String {
    var characters = Array(random.pick(pool.texts))
    let alphabet = Array("aAbBcxzZ0129-._~ ")
    for _ in 0..<random.below(4) {
      let place = random.below(characters.count + 1)
      switch random.below(3) {
      case 0: characters.insert(random.pick(alphabet), at: place)
      case 1: if place < characters.count { characters[place] = random.pick(alphabet) }
      default: if place < characters.count { characters.remove(at: place) }
      }
    }
    return String(characters)
  }
}
