/// The skeletons of a log with counts and examples, in bounded memory.
///
/// If the skeletons exceed the memory bound, the table keeps a sample. A frequent skeleton is more likely to be in the
/// sample. The sample does not depend on the order of the URLs: the table keeps a skeleton if its hash is less than a
/// threshold multiplied by its count, and the threshold only decreases.
struct SkeletonTable {
  /// The limits of the table.
  struct Limits: Sendable {
    /// The maximum number of skeletons with a count.
    var mostCounts = 1 << 20
    /// The maximum size of the stored skeletons in bytes.
    var mostBytes = 32 << 20
    /// The maximum size of the stored examples in bytes. The table skips further examples.
    var mostExampleBytes = 12 << 20
  }

  /// A skeleton with its count and its examples.
  struct Entry {
    fileprivate(set) var hash: UInt64
    fileprivate(set) var count: Int
    /// The location of the skeleton in the buffer of bytes.
    fileprivate var start: Int
    fileprivate var size: Int
    fileprivate(set) var examples: StableExamples
  }

  private struct Slot {
    var hash: UInt64
    var count: UInt32
    /// The index of the entry plus 1, or 0 for a skeleton that is not in the sample.
    var entry: UInt32
  }

  private let limits: Limits
  /// An open-addressing table. A slot with the count 0 is empty.
  private var slots = [Slot](repeating: Slot(hash: 0, count: 0, entry: 0), count: 1 << 12)
  private var used = 0
  private(set) var entries: [Entry] = []
  private var bytes: [UInt8] = []
  private var liveBytes = 0
  private var exampleBytes = 0
  /// The table ignores skeletons whose hash shifted right by 32 bits is not less than the value.
  private var slotLimit: UInt64 = 1 << 32
  /// The sample contains the skeletons whose hash, shifted and multiplied, is less than the value times their count.
  private var sampleLimit: UInt64 = 1 << 32
  /// A Boolean value that indicates whether the table contains all skeletons.
  var isComplete: Bool { slotLimit == 1 << 32 && sampleLimit == 1 << 32 }

  init(limits: Limits) { self.limits = limits }

  /// Returns the bytes of the skeleton of an entry.
  func skeleton(of entry: Entry) -> URLSkeleton { URLSkeleton(bytes: bytes[entry.start..<entry.start + entry.size]) }

  /// Adds a URL.
  ///
  /// - Parameters:
  ///   - skeleton: The encoded skeleton of the URL.
  ///   - count: The number of requests.
  ///   - url: The URL, which can become an example.
  mutating func add(_ skeleton: UnsafeBufferPointer<UInt8>, count: Int, url: UnsafeBufferPointer<UInt8>) {
    let hash = SurveyHash.of(skeleton)
    guard hash >> 32 < slotLimit else { return }
    let index = slot(hash)
    if slots[index].count == 0 {
      used += 1
      slots[index] = Slot(hash: hash, count: 0, entry: 0)
    }
    let total = min(Int(slots[index].count) + count, Int(UInt32.max))
    slots[index].count = UInt32(total)
    if slots[index].entry > 0 {
      let entry = Int(slots[index].entry) - 1
      entries[entry].count += count
      exampleBytes += entries[entry].examples.insert(url, ifNotOver: limits.mostExampleBytes - exampleBytes)
    } else if isSampled(hash, count: total) {
      var entry = Entry(hash: hash, count: total, start: bytes.count, size: skeleton.count, examples: StableExamples())
      exampleBytes += entry.examples.insert(url, ifNotOver: limits.mostExampleBytes - exampleBytes)
      bytes.append(contentsOf: skeleton)
      liveBytes += Self.weight(skeleton.count)
      entries.append(entry)
      slots[index].entry = UInt32(entries.count)
      while liveBytes > limits.mostBytes { reduceSample() }
    }
    if used * 3 > slots.count * 2 { grow() }
  }

  /// The memory for a skeleton with a given number of bytes, including its entry and the arrays of its examples.
  private static func weight(_ size: Int) -> Int { 3 * size + 160 }

  private func isSampled(_ hash: UInt64, count: Int) -> Bool { hash >> 32 < sampleLimit &* UInt64(min(count, 1 << 30)) }

  private func slot(_ hash: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].count > 0, slots[index].hash != hash { index = (index + 1) & mask }
    return index
  }

  /// Halves the threshold of the sample and removes the entries that exceed it.
  private mutating func reduceSample() {
    guard sampleLimit > 1 else {
      liveBytes = 0
      return
    }
    sampleLimit /= 2
    var keptBytes: [UInt8] = []
    var kept: [Entry] = []
    keptBytes.reserveCapacity(bytes.count / 2)
    liveBytes = 0
    exampleBytes = 0
    for var entry in entries {
      let index = slot(entry.hash)
      guard isSampled(entry.hash, count: entry.count) else {
        slots[index].entry = 0
        continue
      }
      let start = keptBytes.count
      keptBytes.append(contentsOf: bytes[entry.start..<entry.start + entry.size])
      entry.start = start
      kept.append(entry)
      slots[index].entry = UInt32(kept.count)
      liveBytes += Self.weight(entry.size)
      exampleBytes += entry.examples.size
    }
    bytes = keptBytes
    entries = kept
  }

  private mutating func grow() {
    if used > limits.mostCounts {
      slotLimit /= 2
      // The entries above the limit disappear with their slots.
      var kept: [Entry] = []
      for entry in entries where entry.hash >> 32 < slotLimit { kept.append(entry) }
      entries = kept
      rebuild(slots.count)
    } else {
      rebuild(slots.count * 2)
    }
  }

  private mutating func rebuild(_ size: Int) {
    let old = slots
    slots = [Slot](repeating: Slot(hash: 0, count: 0, entry: 0), count: size)
    used = 0
    for var item in old where item.count > 0 && item.hash >> 32 < slotLimit {
      item.entry = 0
      slots[slot(item.hash)] = item
      used += 1
    }
    for (index, entry) in entries.enumerated() { slots[slot(entry.hash)].entry = UInt32(index + 1) }
  }
}
