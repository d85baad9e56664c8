/// A breadth-first search of the pairs of states that two automata reach on the same input.
struct PairSearch {
  static let mostPairs = 262_144
  static let mostSteps = 4_194_304

  let classes: [(bytes: ByteSet, first: Int, second: Int)]
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

  mutating func number(of first: Int, _ second: Int) throws(TooManyStatesError) -> Int {
    let key = first * secondCount + second
    if let number = numbers[key] { return number }
    guard pairs.count < mostPairs else { throw TooManyStatesError() }
    numbers[key] = pairs.count
    pairs.append((first, second))
    return pairs.count - 1
  }
}
