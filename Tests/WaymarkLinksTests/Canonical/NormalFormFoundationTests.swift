import Foundation
import TestSupport
import Testing
import WaymarkLinks

@Suite("NFC against Foundation")
struct NormalFormFoundationTests {
  /// The scalars of Unicode 15 for which Foundation and Unicode agree on composition.
  ///
  /// The list excludes Hangul and three scalars whose decompositions Foundation leaves unsorted. The list also excludes
  /// scalars above U+FFFF, because Foundation truncates each of them to 16 bits.
  private static let scalars: [Unicode.Scalar] = (0x80...0xFFFF).compactMap { Unicode.Scalar($0 as UInt32) }
    .filter { !(0x1100...0x11FF ~= $0.value || 0xAC00...0xD7A3 ~= $0.value) && isInUnicode15($0) }
    .filter { ![0xF73, 0xF75, 0xF81].contains($0.value) }

  private static func isInUnicode15(_ scalar: Unicode.Scalar) -> Bool {
    guard let age = scalar.properties.age else { return false }
    return (age.major, age.minor) <= (15, 0)
  }

  private func differences(_ texts: some Sequence<String>) -> [String] {
    texts.filter { text in
      !NormalForm.composed(text).unicodeScalars.elementsEqual(text.precomposedStringWithCanonicalMapping.unicodeScalars)
    }
  }

  @Test("NFC agrees with Foundation for each comparable scalar, whether alone, decomposed or between marks")
  func everyScalar() {
    #expect(differences(Self.scalars.lazy.map { String($0) }).isEmpty)
    #expect(differences(Self.scalars.lazy.map { String($0).decomposedStringWithCanonicalMapping }).isEmpty)
    #expect(differences(Self.scalars.lazy.map { "e\u{301}\(String($0))\u{323}\u{308}" }).isEmpty)
  }

  @Test("NFC follows Unicode for the scalars that Foundation composes incorrectly")
  func otherScalars() {
    let texts = [
      ("e\u{301}\u{F73}\u{323}", "\u{1EB9}\u{F71}\u{F72}\u{301}"),
      ("\u{10041}\u{323}", "\u{10041}\u{323}"),
      ("\u{11099}\u{110BA}", "\u{1109A}"),
      ("\u{1D15E}", "\u{1D157}\u{1D165}"),
    ]
    for (text, form) in texts {
      #expect(NormalForm.composed(text).unicodeScalars.elementsEqual(form.unicodeScalars), "\(text)")
    }
  }

  @Test("Random sequences of letters and combining marks have the same NFC as in Foundation", arguments: 24...25)
  func randomTexts(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let composing = Self.scalars.filter {
      $0.properties.canonicalCombiningClass != .notReordered
        || String($0).decomposedStringWithCanonicalMapping.unicodeScalars.count > 1
    }
    #expect(composing.count > 1_000)
    let texts = (0..<20_000).map { _ in
      (0...random.below(6)).map { _ in String(random.pick(composing)) }.joined(separator: random.once(in: 2) ? "a" : "")
    }
    #expect(differences(texts).isEmpty)
  }
}
