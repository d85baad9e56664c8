// The built-in types of the language, as the section "Types as sets of strings" of its reference defines them.
extension RegularSet {
  /// Nonempty, without control characters, in well-formed UTF-8 (RFC 3629).
  package static let anyText = builtIn(".+")

  package static let bool = builtIn("true|false")

  package static let slug = builtIn("[A-Za-z0-9_-]+")

  /// RFC 9562, section 4, in either case.
  package static let uuid = builtIn("[0-9A-Fa-f]{8}-([0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}")

  /// The proleptic Gregorian calendar from year 0000 to 9999, in ISO 8601: days 1 to 28, days 29 and 30 outside
  /// February, day 31, and February 29 in leap years.
  package static let date = builtIn(
    #"""
    \d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])|\d{4}-(0[13-9]|1[0-2])-(29|30)|\d{4}-(0[13578]|1[02])-31|\#
    (\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29
    """#)

  private static func builtIn(_ expression: String) -> RegularSet {
    do throws(RegularExpressionError) {
      return try matching(expression)
    } catch {
      preconditionFailure("\(expression): \(error.message)")
    }
  }
}

extension RegularSet {
  package static let lowerCase: RegularSet = {
    var upper: [ClosedRange<UInt32>] = []
    // No assigned script with case lies beyond the Supplementary Multilingual Plane.
    for value in UInt32(0x41)..<0x2_0000 {
      guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenLowercased else { continue }
      if let last = upper.last, last.upperBound + 1 == value {
        upper[upper.count - 1] = last.lowerBound...value
      } else {
        upper.append(value...value)
      }
    }
    return texts(of: ScalarSet(upper).inverted)
  }()

  package static let ascii = texts(of: ScalarSet([0x20...0x7E]))

  package static let lowerCaseASCII = texts(of: ScalarSet([0x20...0x40, 0x5B...0x7E]))

  private static func texts(of scalars: ScalarSet) -> RegularSet {
    let expression = RegularExpression.repeated(.character(scalars), least: 1, most: nil)
    guard let set = try? NondeterministicAutomaton(expression).determinized(mostStates: mostStates).minimized() else {
      preconditionFailure("characters have few states")
    }
    return set
  }

  package func lowercasedASCII() throws(TooManyStatesError) -> RegularSet {
    try mapped { (0x41...0x5A).contains($0) ? [$0 | 0x20] : [$0] }.limited(to: stateCount)
  }

  /// The texts with each ASCII letter in either case.
  package func ignoringCase() throws(TooManyStatesError) -> RegularSet {
    try mapped { (0x41...0x5A).contains($0 & ~0x20) ? [$0 | 0x20, $0 & ~0x20] : [$0] }
  }

  private func mapped(_ replacements: (UInt8) -> [UInt8]) throws(TooManyStatesError) -> RegularSet {
    guard !isEmpty else { return self }
    var automaton = NondeterministicAutomaton()
    for _ in 0..<stateCount { _ = automaton.draft.state() }
    // State 0 becomes the start state, because the dead state is not needed.
    automaton.silentMove(0, start)
    for state in 1..<stateCount {
      for byte in UInt8.min...UInt8.max {
        let target = next(state, Int(classOfByte[Int(byte)]))
        guard target != Self.dead else { continue }
        automaton.draft.move(state, on: ByteSet(replacements(byte)), target)
      }
      if accepting[state] { automaton.draft.accept(state) }
    }
    return try automaton.determinized(mostStates: 2 * Self.mostStates).minimized()
  }
}
