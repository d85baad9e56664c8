// Generates the data of Unicode normalization form C, in the Unicode version of the standard library:
//
//     swift Scripts/normal-form.swift >Sources/WaymarkLinks/Unicode/NormalFormData.swift
//
// The script requires a Linux toolchain, because other toolchains do not expose the normalization functions.

@_spi(_Unicode) import Swift

extension Unicode.Scalar {
  var isHangulSyllable: Bool { 0xAC00...0xD7A3 ~= value }
}

let scalars = (0...0x10FFFF).lazy.compactMap { Unicode.Scalar($0 as UInt32) }.filter { !$0.isHangulSyllable }

let mappings = Dictionary(
  uniqueKeysWithValues: scalars.lazy.map { ($0, Array(String($0)._nfd)) }.filter { [$0] != $1 })
/// The composite of each decomposition into several scalars. If several composites are equivalent, the least
/// scalar is used.
let wholes = Dictionary(mappings.filter { $1.count > 1 }.map { ($1, $0) }) { min($0, $1) }

/// Returns the table entry of a decomposition.
///
/// An entry contains a flag bit, the scalar, and the one or two scalars of its decomposition. Each scalar has 21 bits.
/// The flag bit is set if the scalars of the decomposition compose to the original scalar.
func entry(_ scalar: Unicode.Scalar, _ mapping: [Unicode.Scalar]) -> UInt64 {
  let composes: UInt64 = Array(String(scalar)._nfc) == [scalar] ? 1 << 63 : 0
  let first = mapping.count < 3 ? mapping[0] : wholes[Array(mapping.dropLast())]!
  let second = mapping.count == 1 ? 0 : UInt64(mapping[mapping.count - 1].value)
  return composes | UInt64(scalar.value) << 42 | UInt64(first.value) << 21 | second
}
let decompositions = mappings.sorted { $0.key < $1.key }.map { entry($0.key, $0.value) }

/// The runs of scalars with one combining class: the first scalar, the number of scalars, and the class.
var classes: [UInt64] = []
var last: (scalar: UInt32, count: UInt64, combiningClass: UInt64) = (0, 0, 0)
for scalar in scalars {
  let combiningClass = UInt64(scalar.properties.canonicalCombiningClass.rawValue)
  guard combiningClass != 0 else { continue }
  if last.count > 0, last.scalar + UInt32(last.count) == scalar.value, last.combiningClass == combiningClass {
    last.count += 1
    classes[classes.count - 1] += 1 << 8
  } else {
    last = (scalar.value, 1, combiningClass)
    classes.append(UInt64(scalar.value) << 24 | 1 << 8 | combiningClass)
  }
}

func printTable(_ name: String, _ comment: String, _ values: [UInt64]) {
  print("\n  /// \(comment)\n  static let \(name): [UInt64] = [")
  for start in stride(from: 0, to: values.count, by: 5) {
    let row = values[start..<min(start + 5, values.count)]
    print("    " + row.map { "0x\(String($0, radix: 16, uppercase: true))" }.joined(separator: ", ") + ",")
  }
  print("  ]")
}

print(
  """
  // Written by Scripts/normal-form.swift.
  // swift-format-ignore-file

  /// The data of Unicode normalization form C, without Hangul syllables.
  ///
  /// The type ``Hangul`` computes the decompositions of Hangul syllables.
  enum NormalFormData {
  """, terminator: "")
printTable(
  "decompositions",
  "The canonical decompositions, sorted by scalar.\n  ///\n"
    + "  /// Each entry contains a flag bit, the scalar, and the one or two scalars of its decomposition.\n"
    + "  /// Each scalar has 21 bits. The flag bit is set if the scalars of the decomposition compose to the original scalar.",
  decompositions)
printTable(
  "combiningClasses",
  "The runs of scalars with the same canonical combining class, except for class 0.\n  ///\n"
    + "  /// Each entry contains the first scalar, the number of scalars in 16 bits, and the class in 8 bits.",
  classes)
print("}")
