import TestSupport
import Testing

@Suite("The URLs that the oracle tries")
struct URLSpaceTests {
  private let pool = TextPool()

  @Test("Each URL that the collision oracle tries matches the expected set of patterns")
  func examples() throws {
    var random = SplitMix64(seed: RandomRun.seed + 1)
    var count = 0
    for _ in 0..<RandomRun.rounds(300) {
      let spec = CollisionSpec.random(&random)
      let space = URLSpace(spec, pool)
      for (set, url) in space.examples {
        let text = space.text(of: url)
        let found = try spec.patterns(matching: #require(PlainURL(text, of: spec)))
        #expect(found == set, "\(text)\n\(spec.written.text)")
        count += 1
      }
    }
    if RandomRun.isFull { #expect(count > 300) }
  }

  @Test("The collision oracle tries a URL for each set of patterns that a random URL matches")
  func others() throws {
    var random = SplitMix64(seed: RandomRun.seed + 2)
    var count = 0
    for _ in 0..<RandomRun.rounds(300) {
      let spec = CollisionSpec.random(&random)
      let space = URLSpace(spec, pool)
      guard !space.examples.isEmpty else { continue }
      let urls = space.examples.sorted { $0.key < $1.key }.map { space.text(of: $0.value) }
      for _ in 0..<30 {
        let text = changed(random.pick(urls), &random)
        guard let url = PlainURL(text, of: spec) else { continue }
        let set = spec.patterns(matching: url)
        if set != 0 { count += 1 }
        #expect(set == 0 || space.examples[set] != nil, "\(text) of \(set.members)\n\(spec.written.text)")
      }
    }
    #expect(count > 10 * RandomRun.rounds(300))
  }

  /// Returns a URL with changes in some of its parts.
  private func changed(_ url: String, _ random: inout SplitMix64) -> String {
    var parts = url.split(separator: "#", maxSplits: 1).map(String.init)
    for _ in 0...random.below(3) {
      if random.once(in: 6) {
        if parts.count == 1 { parts.append(random.once(in: 2) ? "/" : text(&random)) } else { parts.removeLast() }
        continue
      }
      let index = random.below(parts.count)
      var halves = parts[index].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      switch random.below(4) {
      case 0: halves = [halves[0]] + query(halves.dropFirst().first, &random)
      case 1 where index == 0 && halves[0].hasPrefix("http"):
        let labels = random.pick(["a.", "b.", "x.y.", "1."])
        halves[0] = halves[0].replacing("://", with: "://" + labels, maxReplacements: 1)
      default: halves[0] = path(halves[0], isFragment: index == 1, &random)
      }
      parts[index] = halves.joined(separator: "?")
    }
    return parts.joined(separator: "#")
  }

  private func query(_ query: String?, _ random: inout SplitMix64) -> [String] {
    let items = (query ?? "").split(separator: "&").map(String.init).shuffled(using: &random)
    var kept = Array(items.prefix(random.below(items.count + 1)))
    if random.once(in: 2) { kept.append("\(random.pick(["k", "j", "i", "q1"]))=\(text(&random))") }
    return kept.isEmpty ? [] : [kept.joined(separator: "&")]
  }

  /// Returns a path with changed segments. The text that precedes the first segment stays unchanged.
  private func path(_ path: String, isFragment: Bool, _ random: inout SplitMix64) -> String {
    let slashes = isFragment ? 0 : 3
    var segments = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if segments.last == "" { segments.removeLast() }
    if segments.count > slashes, random.once(in: 2) { segments.removeLast() }
    while segments.count < slashes { segments.append("") }
    if !random.once(in: 4) { segments.append(text(&random)) }
    return segments.joined(separator: "/") + (segments.count <= slashes && !isFragment ? "/" : "")
  }

  private func text(_ random: inout SplitMix64) -> String {
    URLText.escaped(random.pick(random.once(in: 2) ? TextPool.words : pool.texts))
  }
}
