/// Functions that compose and decompose Hangul syllables (the Unicode Standard, section 3.12).
enum Hangul {
  private static let leads: ClosedRange<UInt32> = 0x1100...0x1112
  private static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
  private static let trails: ClosedRange<UInt32> = 0x11A8...0x11C2
  private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  /// A syllable has no trailing consonant or one of 27 trailing consonants.
  private static let trailChoices: UInt32 = 28

  static func decomposition(of value: UInt32) -> (lead: UInt32, vowel: UInt32, trail: UInt32?)? {
    guard syllables ~= value else { return nil }
    let index = value - syllables.lowerBound
    let trail = index % trailChoices
    let pair = index / trailChoices
    return (
      leads.lowerBound + pair / UInt32(vowels.count), vowels.lowerBound + pair % UInt32(vowels.count),
      trail == 0 ? nil : trails.lowerBound + trail - 1
    )
  }

  static func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
    if leads ~= first, vowels ~= second {
      let pair = (first - leads.lowerBound) * UInt32(vowels.count) + second - vowels.lowerBound
      return syllables.lowerBound + pair * trailChoices
    }
    let isOpen = syllables ~= first && (first - syllables.lowerBound) % trailChoices == 0
    return isOpen && trails ~= second ? first + second - trails.lowerBound + 1 : nil
  }
}
