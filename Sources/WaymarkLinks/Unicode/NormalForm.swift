/// Unicode's normalization form C (Unicode Standard Annex #15).
///
/// The data is part of the module, in one version of Unicode, so that a URL has the same canonical form on every system.
package enum NormalForm {
  /// Returns the text in NFC.
  ///
  /// - Complexity: O(*n* log *n*) for *n* scalars.
  package static func composed(_ text: String) -> String {
    // Below U+0300, whose first byte this is, nothing combines.
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

  /// Appends the canonical decomposition of a scalar.
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

  /// Sorts each run of combining marks by combining class and keeps the order of marks of the same class.
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
        // With positions, as the sort need not be stable.
        let run = scalars[start..<end].enumerated().sorted {
          ($0.element.combiningClass, $0.offset) < ($1.element.combiningClass, $1.offset)
        }
        for (offset, element) in run.enumerated() { scalars[start + offset] = element.element }
      }
      start = end
    }
  }

  /// Composes each starter with the marks and letters after it.
  private static func compose(_ scalars: inout [NormalScalar]) {
    var starter: Int?
    var end = 0
    for index in scalars.indices {
      let scalar = scalars[index]
      // A mark is blocked if a mark of the same class, or of a higher one, is between it and the starter.
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

/// A scalar with its canonical combining class.
private struct NormalScalar {
  let value: UInt32
  let combiningClass: UInt8

  init(_ value: UInt32, combiningClass: UInt8) {
    self.value = value
    self.combiningClass = combiningClass
  }
}
