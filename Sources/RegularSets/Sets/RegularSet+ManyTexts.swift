extension RegularSet {
  /// The shortest strings come first.
  package func firstTexts(_ most: Int) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    // For each length, the states from which some string of that length leads to an accepting state.
    var leadsOn = [accepting]
    var emptyLengths = 0
    while texts.count < most, emptyLengths <= stateCount {
      let length = leadsOn.count - 1
      if leadsOn[length][start] {
        emptyLengths = 0
        appendTexts(from: start, [], leadsOn[...length], most, to: &texts)
      } else {
        // If as many consecutive lengths as states have no string, no longer string exists (pumping lemma).
        emptyLengths += 1
      }
      leadsOn.append(states(before: leadsOn[length]))
    }
    return texts
  }

  private func states(before targets: [Bool]) -> [Bool] {
    // The function scans the whole table for each length of each type. The loop uses pointers, because a debug build of
    // the tool otherwise spends half its time in this function.
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
