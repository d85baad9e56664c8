import SimulationFormat
import TestSupport
import Testing

@testable import NavigationSimulator

extension ComparisonTests {
  @Test("The description of a spec is unchanged after decoding and encoding", arguments: DescribedSpec.all)
  func encoding(_ spec: DescribedSpec) throws {
    let bytes = try spec.description().bytes
    let description = try #require(SpecDescription(bytes))
    #expect(description.encoded() == bytes)
  }

  @Test("The simulator rejects a truncated description of a spec")
  func truncation() throws {
    let bytes = try DescribedSpec.named("Everything").description().bytes
    for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 500)) {
      #expect(Simulator(Array(bytes[..<count])) == nil)
      // A truncated description with a matching hash.
      if let damaged = Self.signed(Array(bytes[..<count])) { Self.use(damaged) }
    }
    #expect(Simulator(bytes + [0]) == nil)
  }

  @Test("The simulator rejects or survives a damaged description of a spec")
  func damage() throws {
    var random = SplitMix64(seed: RandomRun.seed)
    let bytes = try DescribedSpec.named("Everything").description().bytes
    let linkTable = try #require(SpecDescription(bytes)).linkTable.count
    var used = 0
    for _ in 0..<RandomRun.rounds(500) {
      var damaged = bytes
      // The compiler writes the link table, which the matcher trusts.
      for _ in 0...random.below(3) {
        damaged[random.below(bytes.count - linkTable)] = UInt8(truncatingIfNeeded: random.below(256))
      }
      if damaged != bytes { #expect(Simulator(damaged) == nil) }
      if let signed = Self.signed(damaged), Self.use(signed) { used += 1 }
    }
    if RandomRun.isFull { #expect(used > 10) }
  }

  /// Returns a description with the hash of its contents.
  private static func signed(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 10 else { return nil }
    let hash = SpecDescription.hash(bytes[10...])
    return bytes[..<2] + (0..<8).map { UInt8(truncatingIfNeeded: hash >> UInt64(8 * $0)) } + bytes[10...]
  }

  /// Runs a few commands if the description is valid, and returns whether it is valid.
  @discardableResult
  private static func use(_ bytes: [UInt8]) -> Bool {
    guard let description = SpecDescription(bytes), var simulator = Simulator(bytes) else { return false }
    var generator = CommandGenerator(description, urls: [], seed: 1)
    var result = ""
    for _ in 0..<8 { result = simulator.perform(generator.next(after: result)) }
    return true
  }
}
