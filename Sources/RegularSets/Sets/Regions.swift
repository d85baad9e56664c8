/// The parts of a set of strings that other sets distinguish: each of the others contains all strings of a part or none.
///
/// A single search visits the tuples of states that all sets reach on the same input. Two sets at a time would need a
/// union, intersection, or difference for each part and set, whose costs multiply.
package struct Regions {
  package struct Region: Sendable {
    /// The indices of the sets that contain the strings, in ascending order.
    package let members: [Int]
    /// Prefers readable characters, such as lowercase letters.
    package let shortestText: [UInt8]
  }

  /// Memory, in states of all tuples and in moves between tuples.
  private static let mostStates = 8_388_608

  /// The regions with the shortest strings come first.
  package private(set) var all: [Region] = []
  private let classes: JointClasses
  private var regionOfTuple: [Int32] = []
  private var moves: [Int32] = []

  private static let none: Int32 = -1

  /// The search subtracts its moves, one for each set and class of bytes, from `movesLeft`, and ends at 0.
  package init(of whole: RegularSet, by sets: [RegularSet], movesLeft: inout Int) throws(TooManyStatesError) {
    let automata = [whole] + sets
    classes = JointClasses(automata)
    movesLeft -= 256 * automata.count
    guard !whole.isEmpty else { return }
    var tuples = TupleTable(width: automata.count)
    var origins: [(tuple: Int, byte: UInt8)] = [(0, 0)]
    var regions: [[Int]: Int32] = [:]
    _ = tuples.number(of: automata.map { Int32($0.start) })
    var target = [Int32](repeating: 0, count: automata.count)
    var tuple = 0
    while tuple < tuples.count {
      movesLeft -= automata.count * classes.count
      guard movesLeft > 0, tuples.stateCount + moves.count < Self.mostStates else { throw TooManyStatesError() }
      let row = tuple * automata.count
      addRegion(of: tuple, Array(tuples.states[row..<row + automata.count]), automata, origins, &regions)
      for number in 0..<classes.count {
        for index in automata.indices {
          let state = Int(tuples.states[row + index])
          target[index] = Int32(automata[index].next(state, classes.classes[number * automata.count + index]))
        }
        guard target[0] != RegularSet.dead else {
          moves.append(Self.none)
          continue
        }
        let next = tuples.number(of: target)
        if next == origins.count { origins.append((tuple, classes.bytes[number])) }
        moves.append(Int32(next))
      }
      tuple += 1
    }
  }

  /// The search finds tuples in the order of their shortest strings.
  private mutating func addRegion(
    of tuple: Int, _ states: [Int32], _ sets: [RegularSet], _ origins: [(tuple: Int, byte: UInt8)],
    _ regions: inout [[Int]: Int32]
  ) {
    guard sets[0].isAccepting(Int(states[0])) else { return regionOfTuple.append(Self.none) }
    let members = states.indices.dropFirst().filter { sets[$0].isAccepting(Int(states[$0])) }.map { $0 - 1 }
    if let known = regions[members] { return regionOfTuple.append(known) }
    var bytes: [UInt8] = []
    var origin = tuple
    while origin != 0 {
      bytes.append(origins[origin].byte)
      origin = origins[origin].tuple
    }
    regions[members] = Int32(all.count)
    regionOfTuple.append(Int32(all.count))
    all.append(Region(members: members, shortestText: bytes.reversed()))
  }

  /// The index of the region with a string, or `nil` if the whole set doesn't contain the string.
  package func region(of text: [UInt8]) -> Int? {
    guard !all.isEmpty else { return nil }
    var tuple = 0
    for byte in text {
      let next = moves[tuple * classes.count + classes.numberOfByte[Int(byte)]]
      guard next != Self.none else { return nil }
      tuple = Int(next)
    }
    let region = regionOfTuple[tuple]
    return region == Self.none ? nil : Int(region)
  }

  /// The shortest strings come first. The automaton is minimal, because the search for strings takes a step for each
  /// state and length.
  package func firstTexts(ofRegion region: Int, _ most: Int) -> [[UInt8]] {
    var draft = AutomatonDraft()
    let labels = ByteSet.grouped(classes.numberOfByte, count: classes.count).map { draft.label($0) }
    for own in regionOfTuple { _ = draft.state(accepting: own == Int32(region)) }
    for tuple in regionOfTuple.indices {
      for (number, label) in labels.enumerated() {
        let target = moves[tuple * classes.count + number]
        if target != Self.none { draft.move(tuple, label, Int(target)) }
      }
    }
    return draft.minimized().firstTexts(most)
  }
}

/// The classes of bytes that no set distinguishes, with the most readable bytes first.
private struct JointClasses {
  /// The most readable byte of each class.
  private(set) var bytes: [UInt8] = []
  private(set) var numberOfByte = [Int](repeating: 0, count: 256)
  /// For each joint class, the class in each set.
  private(set) var classes: [Int] = []

  var count: Int { bytes.count }

  init(_ sets: [RegularSet]) {
    var joint = [Int](repeating: 0, count: 256)
    var count = 1
    for set in sets {
      var numbers = [Int](repeating: -1, count: count * set.classCount)
      count = 0
      for byte in 0..<256 {
        let key = joint[byte] * set.classCount + Int(set.classOfByte[byte])
        if numbers[key] < 0 {
          numbers[key] = count
          count += 1
        }
        joint[byte] = numbers[key]
      }
    }
    var order = [Int](repeating: -1, count: 256)
    for byte in RegularSet.bytesAsTheyRead where order[joint[Int(byte)]] < 0 {
      order[joint[Int(byte)]] = bytes.count
      bytes.append(byte)
      classes += sets.map { Int($0.classOfByte[Int(byte)]) }
    }
    numberOfByte = joint.map { order[$0] }
  }
}

/// A hash table of tuples of states, without an array for each tuple.
private struct TupleTable {
  private let width: Int
  /// The states of all tuples, one after the other.
  private(set) var states: [Int32] = []
  private(set) var count = 0
  private var slots = [Int32](repeating: -1, count: 64)

  var stateCount: Int { states.count }

  init(width: Int) { self.width = width }

  mutating func number(of tuple: [Int32]) -> Int {
    if 2 * count >= slots.count { grow() }
    let slot = slot(of: tuple[...])
    if slots[slot] >= 0 { return Int(slots[slot]) }
    slots[slot] = Int32(count)
    states += tuple
    count += 1
    return count - 1
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: 2 * slots.count)
    for number in 0..<count { slots[slot(of: states[number * width..<(number + 1) * width])] = Int32(number) }
  }

  private func slot(of tuple: ArraySlice<Int32>) -> Int {
    var hasher = Hasher()
    for state in tuple { hasher.combine(state) }
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] >= 0, !states[Int(slots[slot]) * width..<(Int(slots[slot]) + 1) * width].elementsEqual(tuple) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
