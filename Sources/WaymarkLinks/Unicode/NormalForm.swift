/// Unicode normalization form C (Unicode Standard Annex #15). The data of one Unicode version makes canonical forms
/// equal on every system.
package enum NormalForm {
  package static func composed(_ text: String) -> String {
    // No scalar below U+0300 combines, and 0xCC is the first UTF-8 byte of U+0300.
    guard text.utf8.contains(where: { $0 >= 0xCC }) else { return text }
    var scalars: [NormalScalar] = []
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { appendDecomposition(of: scalar.value, to: &scalars) }
    order(&scalars)
    compose(&scalars)
    var result = ""
    for scalar in scalars { result.unicodeScalars.append(Unicode.Scalar(scalar.value)!) }
    return result
  }

  private static func appendDecomposition(of value: UInt32, to scalars: inout [NormalScalar]) {
    // U+00C0 is the first scalar with a decomposition.
    if value < 0xC0 {
      scalars.append(NormalScalar(value, combiningClass: 0))
    } else if let (lead, vowel, trail) = Hangul.decomposition(of: value) {
      scalars.append(NormalScalar(lead, combiningClass: 0))
      scalars.append(NormalScalar(vowel, combiningClass: 0))
      if let trail { scalars.append(NormalScalar(trail, combiningClass: 0)) }
    } else if let (first, second) = NormalFormData.decomposition(of: value) {
      appendDecomposition(of: first, to: &scalars)
      if let second { appendDecomposition(of: second, to: &scalars) }
    } else {
      scalars.append(NormalScalar(value, combiningClass: NormalFormData.combiningClass(of: value)))
    }
  }

  /// Combining marks of the same class keep their order.
  private static func order(_ scalars: inout [NormalScalar]) {
    var start = 0
    while start < scalars.count {
      guard scalars[start].combiningClass != 0 else {
        start += 1
        continue
      }
      var end = start + 1
      while end < scalars.count, scalars[end].combiningClass != 0 { end += 1 }
      if end - start > 1 {
        // Offsets make the sort stable, because the standard library does not guarantee a stable sort.
        let run = scalars[start..<end].enumerated().sorted {
          ($0.element.combiningClass, $0.offset) < ($1.element.combiningClass, $1.offset)
        }
        for (offset, element) in run.enumerated() { scalars[start + offset] = element.element }
      }
      start = end
    }
  }

  private static func compose(_ scalars: inout [NormalScalar]) {
    var starter: Int?
    var end = 0
    for index in scalars.indices {
      let scalar = scalars[index]
      // A mark of the same or a higher class between a mark and its starter blocks the mark.
      if let start = starter, start == end - 1 || scalars[end - 1].combiningClass < scalar.combiningClass,
        let composite = Hangul.composition(of: scalars[start].value, scalar.value)
          ?? NormalFormData.composition(of: scalars[start].value, scalar.value)
      {
        scalars[start] = NormalScalar(composite, combiningClass: 0)
        continue
      }
      if scalar.combiningClass == 0 { starter = end }
      scalars[end] = scalar
      end += 1
    }
    scalars.removeLast(scalars.count - end)
  }
}

private struct NormalScalar {
  let value: UInt32
  let combiningClass: UInt8

  init(_ value: UInt32, combiningClass: UInt8) {
    self.value = value
    self.combiningClass = combiningClass
  }
}

/// The Unicode Standard, section 3.12.
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

extension NormalFormData {
  private static let scalarMask: UInt64 = 1 << 21 - 1
  /// Sorted pairs of scalars that compose. Each entry contains the first scalar, the second scalar, and the composite,
  /// in 21 bits each.
  private static let compositions: [UInt64] = decompositions.filter { $0 >> 63 == 1 }
    .map { ($0 << 22) >> 1 | $0 >> 42 & scalarMask }.sorted()

  static func decomposition(of scalar: UInt32) -> (first: UInt32, second: UInt32?)? {
    let index = decompositions.firstIndex { $0 >> 42 & scalarMask >= UInt64(scalar) }
    guard index < decompositions.count else { return nil }
    let entry = decompositions[index]
    guard entry >> 42 & scalarMask == UInt64(scalar) else { return nil }
    let second = UInt32(truncatingIfNeeded: entry & scalarMask)
    return (UInt32(truncatingIfNeeded: entry >> 21 & scalarMask), second == 0 ? nil : second)
  }

  static func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
    let pair = UInt64(first) << 21 | UInt64(second)
    let index = compositions.firstIndex { $0 >> 21 >= pair }
    guard index < compositions.count, compositions[index] >> 21 == pair else { return nil }
    return UInt32(truncatingIfNeeded: compositions[index] & scalarMask)
  }

  static func combiningClass(of scalar: UInt32) -> UInt8 {
    // The first run that ends after the scalar is the only run that can contain the scalar.
    let index = combiningClasses.firstIndex { $0 >> 24 + $0 >> 8 & 0xFFFF > UInt64(scalar) }
    guard index < combiningClasses.count, combiningClasses[index] >> 24 <= UInt64(scalar) else { return 0 }
    return UInt8(truncatingIfNeeded: combiningClasses[index])
  }
}

extension [UInt64] {
  fileprivate func firstIndex(_ holds: (UInt64) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Unicode.Scalar {
  /// Faster than the general category. Unicode never changes the set of control characters.
  var isControl: Bool { value < 0x20 || 0x7F..<0xA0 ~= value }
}
