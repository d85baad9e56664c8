import LinkResolving
import TestSupport
import Testing
import WaymarkNavigation

@testable import Everything
@testable import MapEngine

extension ComparisonTests {
  @Test("The published form of a spec is unchanged after decoding and encoding", arguments: DescribedSpec.all)
  func encoding(_ spec: DescribedSpec) throws {
    let bytes = try spec.published().spec.encoded()
    let decoded = try #require(PublishedSpec(bytes))
    #expect(decoded.encoded() == bytes)
  }

  @Test("The generated code and the simulator have the same table of places", arguments: DescribedSpec.all)
  func places(_ spec: DescribedSpec) throws {
    let published = try spec.published().spec
    #expect("\(spec.runner(ScreenRules(published)).places)" == published.placeTable)
  }

  @Test("The engine answers questions, and rejects any other text with null")
  func questions() throws {
    var engine = try #require(MapEngine(DescribedSpec.named("Everything").published().spec.encoded()))
    #expect(engine.answer("phone state").hasPrefix("{\"outcome\":\"done\""))
    #expect(engine.answer("phone").hasPrefix("{\"outcome\":\"invalid\""))
    #expect(engine.answer("url museum://nowhere").contains("\"result\""))
    #expect(engine.answer("qr waymark").contains("\"path\""))
    #expect(engine.answer("layout\n1 1\nnode 10 10 0 0").contains("\"nodes\""))
    for text in ["", "Phone state", "layout", "layout\nx", "layout\n1", "layout\n1 2", "fly", "\u{0}"] {
      #expect(engine.answer(text) == "null")
    }
  }

  @Test("The copied test of a spec with conditions and resolved links creates a recorder with both")
  @MainActor func copiedTest() throws {
    var engine = try #require(MapEngine(DescribedSpec.named("Everything").published().spec.encoded()))
    // This line compiles, so the copied test compiles.
    _ = NavigationRecorder<MuseumNavigation>(conditions: Set(MuseumNavigation.Condition.allCases)) { _, _ in .done }
    let line =
      "NavigationRecorder<MuseumNavigation>(conditions: Set(MuseumNavigation.Condition.allCases)) { _, _ in .done }"
    #expect(engine.answer("url museum://works").contains(line))
    var plain = try #require(MapEngine(DescribedSpec.named("Roots").published().spec.encoded()))
    #expect(plain.answer("url roots://").contains("NavigationRecorder<RootsNavigation>().navigator"))
  }

  @Test("The engine rejects a truncated spec")
  func truncation() throws {
    let bytes = try DescribedSpec.named("Everything").published().spec.encoded()
    for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 500)) {
      #expect(MapEngine(Array(bytes[..<count])) == nil)
      // A truncated spec with a matching hash.
      if let damaged = Self.signed(Array(bytes[..<count])) { Self.use(damaged) }
    }
    #expect(MapEngine(bytes + [0]) == nil)
  }

  @Test("The engine rejects or survives a damaged spec")
  func damage() throws {
    var random = SplitMix64(seed: RandomRun.seed)
    let spec = try DescribedSpec.named("Everything").published().spec
    let bytes = spec.encoded()
    var used = 0
    for _ in 0..<RandomRun.rounds(500) {
      var damaged = bytes
      // The compiler writes the link table, which the matcher trusts.
      for _ in 0...random.below(3) {
        damaged[random.below(bytes.count - spec.linkTable.count)] = UInt8(truncatingIfNeeded: random.below(256))
      }
      if damaged != bytes { #expect(MapEngine(damaged) == nil) }
      if let signed = Self.signed(damaged), Self.use(signed) { used += 1 }
    }
    if RandomRun.isFull { #expect(used > 10) }
  }

  /// Returns a spec with the hash of its contents.
  private static func signed(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 9 else { return nil }
    let hash = PublishedSpec.hash(bytes[9...])
    return bytes[..<1] + (0..<8).map { UInt8(truncatingIfNeeded: hash >> UInt64(8 * $0)) } + bytes[9...]
  }

  /// Runs a few commands if the spec is valid, and returns whether it is valid.
  @discardableResult
  private static func use(_ bytes: [UInt8]) -> Bool {
    guard let spec = PublishedSpec(bytes), var simulator = Simulator(spec) else { return false }
    var generator = CommandGenerator(spec, urls: [], seed: 1)
    var result = ""
    for _ in 0..<8 { result = simulator.perform(generator.next(after: result)) }
    return true
  }
}
