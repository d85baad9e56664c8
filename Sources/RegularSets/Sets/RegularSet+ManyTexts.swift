extension RegularSet {
  /// The first texts of the set as UTF-8: shorter ones first, and those of one length as their bytes go. A set of fewer
  /// texts gives all of them.
  ///
  /// - Complexity: O(texts × length × classes of bytes), and O(length × states) for the lengths that have none.
  package func firstTexts(_ most: Int) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    // For each number of bytes, the states that some text of so many bytes leads on from to an accepting one.
    var leadsOn = [accepting]
    var emptyLengths = 0
    while texts.count < most, emptyLengths <= stateCount {
      let length = leadsOn.count - 1
      if leadsOn[length][start] {
        emptyLengths = 0
        appendTexts(from: start, [], leadsOn[...length], most, to: &texts)
      } else {
        // A longer text goes round in the automaton, and without the round there would be one here.
        emptyLengths += 1
      }
      leadsOn.append(
        (0..<stateCount).map { state in (0..<classCount).contains { leadsOn[length][next(state, $0)] } })
    }
    return texts
  }

  /// Appends the texts of one length from a state on.
  private func appendTexts(
    from state: Int, _ bytes: [UInt8], _ leadsOn: ArraySlice<[Bool]>, _ most: Int, to texts: inout [[UInt8]]
  ) {
    guard leadsOn.count > 1 else {
      texts.append(bytes)
      return
    }
    for byte in UInt8.min...UInt8.max where texts.count < most {
      let target = next(state, Int(classOfByte[Int(byte)]))
      if leadsOn[leadsOn.endIndex - 2][target] {
        appendTexts(from: target, bytes + [byte], leadsOn.dropLast(), most, to: &texts)
      }
    }
  }
}
