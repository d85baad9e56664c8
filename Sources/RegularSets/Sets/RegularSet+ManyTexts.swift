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
      leadsOn.append(states(before: leadsOn[length]))
    }
    return texts
  }

  /// The states from which some byte leads to one of those.
  private func states(before targets: [Bool]) -> [Bool] {
    // With pointers and without closures, as this goes over the whole table for each length, of each type of a spec, and a debug
    // build of the tool has half its time in it otherwise.
    [Bool](unsafeUninitializedCapacity: stateCount) { states, count in
      moves.withUnsafeBufferPointer { moves in
        targets.withUnsafeBufferPointer { targets in
          var move = 0
          while count < stateCount {
            let end = move + classCount
            var leads = false
            while move < end {
              if targets[Int(moves[move])] { leads = true }
              move += 1
            }
            states.initializeElement(at: count, to: leads)
            count += 1
          }
        }
      }
    }
  }

  /// Appends the texts of one length from a state on.
  private func appendTexts(
    from state: Int, _ bytes: [UInt8], _ leadsOn: ArraySlice<[Bool]>, _ most: Int, to texts: inout [[UInt8]]
  ) {
    guard leadsOn.count > 1 else {
      texts.append(bytes)
      return
    }
    let targets = leadsOn[leadsOn.endIndex - 2]
    var byte = 0
    while byte < 256, texts.count < most {
      let target = next(state, Int(classOfByte[byte]))
      if targets[target] { appendTexts(from: target, bytes + [UInt8(byte)], leadsOn.dropLast(), most, to: &texts) }
      byte += 1
    }
  }
}
