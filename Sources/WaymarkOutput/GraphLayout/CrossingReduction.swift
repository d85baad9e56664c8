/// A search for an order of the vertices with few crossings. It sorts each column by the medians of the adjacent
/// vertices, exchanges neighbors as long as the crossings decrease, and restarts from different orders. See Gansner,
/// Koutsofios, North, and Vo, "A Technique for Drawing Directed Graphs", IEEE Transactions on Software Engineering
/// 19(3), 1993.
struct CrossingReduction {
  private(set) var columns: Columns
  private var places: [Int]
  private var work = 0

  /// A number of elementary steps, not a time, so the result is the same on every machine.
  private static let mostWork = 10_000_000

  struct Effort {
    let starts: Int
    let sweeps: Int
    let futileSweeps: Int

    static let full = Effort(starts: 24, sweeps: 24, futileSweeps: 6)
    static let estimate = Effort(starts: 1, sweeps: 4, futileSweeps: 2)
  }

  struct Result {
    let columns: Columns
    let crossings: Int
    let work: Int
  }

  private init(_ columns: Columns) {
    self.columns = columns
    places = Array(repeating: 0, count: columns.vertices.count)
    for column in columns.order.indices { updatePlaces(in: column) }
  }

  static func reduced(_ columns: Columns, _ effort: Effort) -> Result {
    var best = CrossingReduction(columns)
    var fewest = best.crossings()
    var work = 0
    var random = UInt64(1)
    for start in 0..<effort.starts where fewest > 0 && work < mostWork {
      var next = CrossingReduction(columns)
      if start > 1 { next.shuffle(&random) }
      next.search(effort, isForward: start % 2 == 0, &best, &fewest)
      work += next.work
    }
    return Result(columns: best.columns, crossings: fewest, work: work)
  }

  private mutating func search(_ effort: Effort, isForward: Bool, _ best: inout Self, _ fewest: inout Int) {
    var own = Int.max
    var futile = 0
    for sweep in 0..<effort.sweeps {
      // The medians and the number of crossings.
      work += 10 * columns.vertices.count
      sortByMedians(isForward: (sweep % 2 == 0) == isForward)
      exchangeNeighbors(exchangesEqual: sweep % 4 > 1)
      let crossings = crossings()
      if crossings < fewest { (best, fewest) = (self, crossings) }
      futile = crossings < own ? 0 : futile + 1
      own = min(own, crossings)
      if own == 0 || futile == effort.futileSweeps || work > Self.mostWork { return }
    }
  }

  private mutating func updatePlaces(in column: Int) {
    for (place, vertex) in columns.order[column].enumerated() { places[vertex] = place }
  }

  private mutating func shuffle(_ random: inout UInt64) {
    for column in columns.order.indices {
      for block in blocks(of: column) {
        for place in block.dropFirst() {
          random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let other = block.lowerBound + Int(random >> 33) % (place - block.lowerBound + 1)
          columns.order[column].swapAt(place, other)
        }
      }
      updatePlaces(in: column)
    }
  }

  private func blocks(of column: Int) -> [Range<Int>] {
    let order = columns.order[column]
    var blocks: [Range<Int>] = []
    var start = 0
    for place in order.indices
    where place + 1 == order.count || columns.vertices[order[place]].lane != columns.vertices[order[place + 1]].lane {
      blocks.append(start..<place + 1)
      start = place + 1
    }
    return blocks
  }
}

extension CrossingReduction {
  private mutating func sortByMedians(isForward: Bool) {
    let all = Array(columns.order.indices)
    for column in isForward ? all : all.reversed() {
      for block in blocks(of: column) {
        // Vertices without adjacent vertices keep their places.
        var free: [Int] = []
        var sorted: [(median: Double, vertex: Int)] = []
        for place in block {
          let vertex = columns.order[column][place]
          let adjacent = isForward ? columns.vertices[vertex].left : columns.vertices[vertex].right
          guard let median = median(of: adjacent) else { continue }
          free.append(place)
          sorted.append((median, vertex))
        }
        sorted.sort { ($0.median, places[$0.vertex]) < ($1.median, places[$1.vertex]) }
        for (place, entry) in zip(free, sorted) { columns.order[column][place] = entry.vertex }
      }
      updatePlaces(in: column)
    }
  }

  private func median(of vertices: [Int]) -> Double? {
    let places = vertices.map { self.places[$0] }.sorted()
    let middle = places.count / 2
    switch places.count {
    case 0: return nil
    case 2: return Double(places[0] + places[1]) / 2
    case let count where count % 2 == 1: return Double(places[middle])
    default:
      let left = Double(places[middle - 1] - places[0])
      let right = Double(places[places.count - 1] - places[middle])
      guard left + right > 0 else { return Double(places[middle]) }
      return (Double(places[middle - 1]) * right + Double(places[middle]) * left) / (left + right)
    }
  }
}

extension CrossingReduction {
  private mutating func exchangeNeighbors(exchangesEqual: Bool) {
    var exchangesEqual = exchangesEqual
    var isImproved = true
    while isImproved {
      isImproved = false
      for column in columns.order.indices {
        for place in columns.order[column].indices.dropLast() {
          let (upper, lower) = (columns.order[column][place], columns.order[column][place + 1])
          guard columns.canExchange(upper, lower) else { continue }
          let gain = gain(upper, lower)
          guard gain > 0 || (gain == 0 && exchangesEqual) else { continue }
          columns.exchange(at: place, in: column)
          (places[upper], places[lower]) = (place + 1, place)
          if gain > 0 { isImproved = true }
        }
      }
      exchangesEqual = false
    }
  }

  private mutating func gain(_ upper: Int, _ lower: Int) -> Int {
    gain(columns.vertices[upper].left, columns.vertices[lower].left)
      + gain(columns.vertices[upper].right, columns.vertices[lower].right)
  }

  private mutating func gain(_ upper: [Int], _ lower: [Int]) -> Int {
    work += 1 + upper.count * lower.count
    var gain = 0
    for first in upper {
      let place = places[first]
      for second in lower { gain += (place - places[second]).signum() }
    }
    return gain
  }
}

extension CrossingReduction {
  private func crossings() -> Int { columns.order.indices.dropLast().reduce(0) { $0 + crossings(after: $1) } }

  /// O(*m* log *n*) for *m* segments and *n* vertices of the next column. See Barth, Mutzel, and Jünger, "Simple and
  /// Efficient Bilayer Cross Counting", Journal of Graph Algorithms and Applications 8(2), 2004.
  private func crossings(after column: Int) -> Int {
    let count = columns.order[column + 1].count
    var sums = [Int](repeating: 0, count: count + 1)
    var (crossings, total) = (0, 0)
    for vertex in columns.order[column] {
      let ends = columns.vertices[vertex].right.map { places[$0] }
      for end in ends {
        // The number of earlier segments that end at this place or above.
        var (index, atOrAbove) = (end + 1, 0)
        while index > 0 {
          atOrAbove += sums[index]
          index &= index - 1
        }
        crossings += total - atOrAbove
      }
      // Segments from the same vertex don't cross.
      for end in ends {
        var index = end + 1
        while index <= count {
          sums[index] += 1
          index += index & -index
        }
      }
      total += ends.count
    }
    return crossings
  }
}
