extension RegularSet {
  /// A string of the set that has the fewest bytes; `nil` if the set is empty.
  ///
  /// If several strings are equally short, the property prefers a string with readable characters, such as lowercase
  /// letters.
  package var shortestText: String? {
    guard !isEmpty else { return nil }
    let distances = distancesToText()
    var bytes: [UInt8] = []
    var state = start
    while distances[state] > 0 {
      let isNearer = (0..<classCount).map { distances[next(state, $0)] == distances[state] - 1 }
      guard let byte = Self.bytesAsTheyRead.first(where: { isNearer[Int(classOfByte[Int($0)])] }) else { return nil }
      bytes.append(byte)
      state = next(state, Int(classOfByte[Int(byte)]))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the number of bytes from each state to the nearest accepting state, or -1 for the dead state.
  private func distancesToText() -> [Int] {
    let incoming = Adjacency(moves.map { Int($0) }, count: stateCount)
    var distances = [Int](repeating: -1, count: stateCount)
    var order = (0..<stateCount).filter { accepting[$0] }
    for state in order { distances[state] = 0 }
    var next = 0
    while next < order.count {
      let state = order[next]
      for entry in incoming.range(of: state) {
        let source = incoming.order[entry] / classCount
        guard distances[source] < 0 else { continue }
        distances[source] = distances[state] + 1
        order.append(source)
      }
      next += 1
    }
    return distances
  }

  /// The order is lowercase letters, digits, uppercase letters, other printable ASCII characters, the UTF-8 bytes of
  /// accented Latin letters, and all other bytes.
  static let bytesAsTheyRead: [UInt8] = {
    let ranges: [ClosedRange<UInt8>] = [
      0x61...0x7A, 0x30...0x39, 0x41...0x5A, 0x2D...0x2E, 0x5F...0x5F, 0x7E...0x7E, 0x21...0x7E, 0xC3...0xC3,
      0xA0...0xBF, 0...255,
    ]
    return ranges.flatMap { Array($0) }
  }()
}
