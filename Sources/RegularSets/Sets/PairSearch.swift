/// A breadth-first search of the pairs of states that two automata reach on the same input.
struct PairSearch {
  /// The maximum number of pairs.
  static let mostPairs = 262_144
  /// The maximum product of the number of pairs and the number of byte classes.
  static let mostSteps = 4_194_304

  /// The classes of bytes that are equivalent in both automata.
  ///
  /// Each element contains the bytes of a class, and the index that the class has in each automaton.
  let classes: [(bytes: ByteSet, first: Int, second: Int)]
  /// The pairs of states that the search has reached, beginning with the pair of start states.
  private(set) var pairs: [(first: Int, second: Int)] = []
  private var numbers: [Int: Int] = [:]
  private let secondCount: Int
  private let mostPairs: Int

  init(_ first: RegularSet, _ second: RegularSet) {
    var members: [(first: Int, second: Int)] = []
    var classOfByte: [Int] = []
    var numbers = [Int](repeating: -1, count: first.classCount * second.classCount)
    for byte in 0..<256 {
      let firstClass = Int(first.classOfByte[byte])
      let secondClass = Int(second.classOfByte[byte])
      let place = firstClass * second.classCount + secondClass
      if numbers[place] < 0 {
        numbers[place] = members.count
        members.append((firstClass, secondClass))
      }
      classOfByte.append(numbers[place])
    }
    classes = zip(ByteSet.grouped(classOfByte, count: members.count), members).map { ($0, $1.first, $1.second) }
    secondCount = second.stateCount
    mostPairs = min(Self.mostPairs, Self.mostSteps / classes.count)
    pairs.append((first.start, second.start))
    self.numbers[first.start * secondCount + second.start] = 0
  }

  /// Returns the index of a pair of states in ``pairs``, and appends the pair if the pair is new.
  ///
  /// - Parameters:
  ///   - first: A state of the first automaton.
  ///   - second: A state of the second automaton.
  /// - Returns: The index of the pair in ``pairs``.
  /// - Throws: `TooManyStatesError` if the search exceeds its limits.
  mutating func number(of first: Int, _ second: Int) throws(TooManyStatesError) -> Int {
    let key = first * secondCount + second
    if let number = numbers[key] { return number }
    guard pairs.count < mostPairs else { throw TooManyStatesError() }
    numbers[key] = pairs.count
    pairs.append((first, second))
    return pairs.count - 1
  }
}
