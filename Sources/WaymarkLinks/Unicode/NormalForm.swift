/// Functions for Unicode normalization form C (Unicode Standard Annex #15).
///
/// The module includes the data of one Unicode version, so a URL has the same canonical form on every system.
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

/// A Unicode scalar and the canonical combining class of the scalar.
private struct NormalScalar {
  let value: UInt32
  let combiningClass: UInt8

  init(_ value: UInt32, combiningClass: UInt8) {
    self.value = value
    self.combiningClass = combiningClass
  }
}
