/// A partition of the integers in the range `0..<count` into disjoint sets.
///
/// The caller marks some of the integers. The method ``split()`` divides each set into its marked integers and its
/// unmarked integers.
///
/// The data structure comes from Valmari and Lehtinen, "Efficient Minimization of DFAs with Partial Transition
/// Functions" (2008). Marking an element takes constant time. The time to split the sets grows linearly with the number
/// of marked elements.
struct Partition {
  private(set) var setCount: Int
  private(set) var elements: [Int]
  private(set) var setOf: [Int]
  private var placeOf: [Int]
  private var starts: [Int]
  private var ends: [Int]
  private var markedCount: [Int]
  private var touchedSets: [Int] = []

  init(count: Int) {
    setCount = count > 0 ? 1 : 0
    elements = Array(0..<count)
    placeOf = elements
    setOf = [Int](repeating: 0, count: count)
    starts = [0]
    ends = [count]
    markedCount = [0]
  }

  func places(of set: Int) -> Range<Int> { starts[set]..<ends[set] }

  mutating func mark(_ element: Int) {
    let set = setOf[element]
    let place = placeOf[element]
    let target = starts[set] + markedCount[set]
    let other = elements[target]
    elements[place] = other
    placeOf[other] = place
    elements[target] = element
    placeOf[element] = target
    if markedCount[set] == 0 { touchedSets.append(set) }
    markedCount[set] += 1
  }

  mutating func split() {
    while let set = touchedSets.popLast() {
      let middle = starts[set] + markedCount[set]
      let markedCount = markedCount[set]
      self.markedCount[set] = 0
      guard middle < ends[set] else { continue }
      if markedCount <= ends[set] - middle {
        starts.append(starts[set])
        ends.append(middle)
        starts[set] = middle
      } else {
        starts.append(middle)
        ends.append(ends[set])
        ends[set] = middle
      }
      self.markedCount.append(0)
      for place in starts[setCount]..<ends[setCount] { setOf[elements[place]] = setCount }
      setCount += 1
    }
  }
}
