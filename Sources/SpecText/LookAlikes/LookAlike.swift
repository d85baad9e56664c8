/// A character that looks like an ASCII character, or is invisible. Editors, chat programs, and web pages insert them.
package struct LookAlike: Sendable {
  package let scalar: Unicode.Scalar
  package let meant: String

  package init?(_ scalar: Unicode.Scalar) {
    guard scalar.value > 0x7F, let meant = Self.meaning(of: scalar) else { return nil }
    self.scalar = scalar
    self.meant = meant
  }

  package var isSpace: Bool { meant == " " }
  package var isInvisible: Bool { meant.isEmpty }
  package var isQuote: Bool { meant == "\"" || meant == "'" }
  package var isDash: Bool { meant == "-" }
  package var isBullet: Bool { [0x2022, 0x2023, 0x25E6, 0x2219, 0xB7].contains(scalar.value) }

  /// Such as "a Greek small letter upsilon (U+03C5)".
  package static func description(of scalar: Unicode.Scalar) -> String { LookAlike(naming: scalar).phrase }

  private init(naming scalar: Unicode.Scalar) {
    self.scalar = scalar
    meant = ""
  }

  private var name: String {
    switch scalar.value {
    case 0xA0: "non-breaking space"
    case 0x200B: "zero-width space"
    case 0xFEFF: "byte order mark"
    default:
      (scalar.properties.name?.lowercased() ?? "character").replacing("cyrillic", with: "Cyrillic")
        .replacing("greek", with: "Greek").replacing("latin", with: "Latin")
    }
  }

  private var code: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "(U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits))"
  }

  package var phrase: String { "\("aeiou".contains(name.prefix(1)) ? "an" : "a") \(name) \(code)" }

  package var plural: String { "\(name)s \(code)" }
  package var isLetter: Bool { Self.letters[scalar] != nil }

  private static let letters: [Unicode.Scalar: String] = {
    let pairs = zip(
      "авекмнорстухіјѕԁһАВЕКМНОРСТУХІЈЅοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars,
      "abekmhopctyxijsdhABEKMHOPCTYXIJSoABEZHIKMNOPTYX")
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0, String($1)) })
  }()

  private static func meaning(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: ""
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: "-"
    case 0xB4, 0x2018...0x201B, 0x2032: "'"
    case 0xAB, 0xBB, 0x201C...0x201F, 0x2033: "\""
    case 0x2026: "..."
    case 0x2044, 0x2215: "/"
    case 0x2236, 0xA789: ":"
    case 0x37E: ";"
    case 0x3001: ","
    case 0x2022, 0x2023, 0x25E6, 0x2219, 0xB7: "-"
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0).map(String.init)
    default: letters[scalar]
    }
  }
}

extension String {
  package var withoutLookAlikes: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let lookAlike = LookAlike(scalar) { text += lookAlike.meant } else { text.unicodeScalars.append(scalar) }
    }
  }
}
