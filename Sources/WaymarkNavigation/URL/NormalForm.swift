import Foundation

/// Unicode's normalization form C.
enum NormalForm {
  /// The text in NFC.
  ///
  /// Foundation's composition of Hangul leaves a syllable and a trailing consonant apart and takes old jamo for modern ones,
  /// so that it sees one piece of Hangul at a time and the composing is done here (the Unicode Standard, section 3.12).
  static func composed(_ text: String) -> String {
    // Below U+0300, whose first byte this is, nothing combines.
    guard text.utf8.contains(where: { $0 >= 0xCC }) else { return text }
    guard text.unicodeScalars.contains(where: isHangul) else { return text.precomposedStringWithCanonicalMapping }
    var result = ""
    var piece = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let syllable = piece.last.flatMap({ syllable($0, scalar) }) {
        piece.removeLast()
        piece.append(syllable)
        continue
      }
      if isHangul(scalar) {
        result += String(piece).precomposedStringWithCanonicalMapping
        piece = String.UnicodeScalarView()
      }
      piece.append(scalar)
    }
    return result + String(piece).precomposedStringWithCanonicalMapping
  }

  private static let leads: ClosedRange<UInt32> = 0x1100...0x1112
  private static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
  private static let trails: ClosedRange<UInt32> = 0x11A8...0x11C2
  private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  /// A vowel's syllables: without a trailing consonant, and with each of them.
  private static let trailChoices: UInt32 = 28

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    0x1100...0x11FF ~= scalar.value || syllables ~= scalar.value
  }

  /// What two neighbours compose to, if they do.
  private static func syllable(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    if leads ~= first.value, vowels ~= second.value {
      let vowel = (first.value - leads.lowerBound) * UInt32(vowels.count) + second.value - vowels.lowerBound
      return Unicode.Scalar(syllables.lowerBound + vowel * trailChoices)
    }
    let isOpen = syllables ~= first.value && (first.value - syllables.lowerBound) % trailChoices == 0
    guard isOpen, trails ~= second.value else { return nil }
    return Unicode.Scalar(first.value + second.value - trails.lowerBound + 1)
  }
}

extension Unicode.Scalar {
  /// Whether it is of the category Cc, which is fixed; the table of all categories takes a search.
  var isControl: Bool { value < 0x20 || 0x7F..<0xA0 ~= value }
}
