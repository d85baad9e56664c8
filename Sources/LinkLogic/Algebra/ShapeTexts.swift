import LinkResolving
import RegularSets
import SpecModel
import WaymarkLinks

package struct CaptureShape: Hashable {
  /// The position restricts the values of a capture. For example, a path segment cannot be `..`.
  package enum Role: Int {
    case value
    case segment
    /// The first path segment of a custom-scheme URL, which must be in lowercase and cannot be `.` or `..`.
    case foldedSegment
    /// The first path segment of a redirect's target with a custom scheme, whose value is converted to lowercase.
    case loweredSegment
  }

  package let type: ValueType
  package var prefix = ""
  package var suffix = ""
  package var role = Role.value
  /// The texts of an enum match in either case. In a path, the prefix and the suffix do too, and are in lowercase here.
  package private(set) var ignoresCase = false

  package init(_ type: ValueType, _ role: Role, ignoringCase: Bool = false) {
    self.type = type
    self.role = role
    ignoresCase = ignoringCase
  }

  package init(_ capture: Pattern.Capture, _ role: Role, ignoringCase: Bool = false) {
    self.init(capture.type, role, ignoringCase: ignoringCase)
    prefix = hasAffixesInEitherCase ? capture.prefix.lowercasedASCII : capture.prefix
    suffix = hasAffixesInEitherCase ? capture.suffix.lowercasedASCII : capture.suffix
  }

  /// On a custom scheme, the first segment of each URL is in lowercase.
  fileprivate var hasAffixesInEitherCase: Bool { ignoresCase && role == .segment }

  /// Link tables store no positions: a canonical URL never contains a string that is invalid at its position.
  package var asWritten: CaptureShape {
    var shape = self
    shape.role = .value
    shape.ignoresCase = false
    return shape
  }

  package var hasLiterals: Bool { !prefix.isEmpty || !suffix.isEmpty }

  /// An index for nearly all shapes, which is faster than hashing the type and the literals.
  package var plainNumber: Int? {
    guard case .primitive(let type) = type, !hasLiterals else { return nil }
    return Int(type.rawValue) * 4 + role.rawValue
  }

  package static let plainNumbers = (Int(PrimitiveType.allCases.map(\.rawValue).max() ?? 0) + 1) * 4
}

/// A limited cache of the strings that captures can match, because a spec may come from an untrusted source.
package struct ShapeTexts {
  let sets: TypeSets
  private var made: [CaptureShape: RegularSet?] = [:]
  private var examples: [CaptureShape: [UInt8]?] = [:]
  private var onlyTexts: [ValueType: String?] = [:]
  private let foldsAllLetters: Bool
  private var work = 0
  package private(set) var isIncomplete = false

  private let limit: Int

  init(_ model: NavigationModel, _ limits: SearchLimits) {
    limit = limits.statesOfCaptures
    sets = TypeSets(model.types, ignoringCase: model.hasLinksIgnoringCase)
    // Computing the set of all uppercase letters takes longer than checking most specs.
    func startsWithLetters(_ pattern: Pattern) -> Bool {
      guard pattern.isOnCustomSchemes, let capture = pattern.path.firstCapture else { return false }
      return model.hasLetters(capture.type)
    }
    foldsAllLetters =
      model.links.indices.contains { index in
        startsWithLetters(model.links[index].pattern)
          || model.links[index].redirect.map { startsWithLetters($0.target) } ?? false
      } || model.claims.contains(where: startsWithLetters)
  }

  /// Excludes the dot segments `.` and `..` (RFC 3986, section 3.3).
  static let segments: RegularSet = {
    guard let segments = try? RegularSet.anyText.subtracting(dots) else { preconditionFailure("dots are few") }
    return segments
  }()

  private static let dots: RegularSet = {
    guard let dots = try? RegularSet.texts([".", ".."]) else { preconditionFailure("dots are few") }
    return dots
  }()

  mutating func texts(of shape: CaptureShape) -> RegularSet? {
    if let known = made[shape] { return known }
    let texts = try? makeTexts(of: shape)
    if texts == nil { isIncomplete = true }
    made[shape] = .some(texts)
    return texts
  }

  private mutating func makeTexts(of shape: CaptureShape) throws(TooManyStatesError) -> RegularSet {
    var texts = sets.texts(of: shape.type, ignoringCase: shape.ignoresCase)
    // The literals of a first segment are already in lowercase.
    switch shape.role {
    case .value, .segment: break
    case .foldedSegment: texts = try folded(texts)
    case .loweredSegment: texts = try lowered(texts)
    }
    if shape.hasLiterals {
      guard spend(texts.stateCount + shape.prefix.utf8.count + shape.suffix.utf8.count) else {
        throw TooManyStatesError()
      }
      let (prefix, suffix) = (Self.decoded(shape.prefix), Self.decoded(shape.suffix))
      texts =
        try shape.hasAffixesInEitherCase
        ? .concatenation([.text(prefix).ignoringCase(), texts, .text(suffix).ignoringCase()])
        : texts.affixed(prefix: prefix, suffix: suffix)
    }
    if shape.role != .value, texts.contains(".".utf8) || texts.contains("..".utf8) {
      texts = texts == .anyText ? Self.segments : try texts.subtracting(Self.dots)
    }
    return texts
  }

  /// Unchanged if ``foldsAllLetters`` is `false`.
  private func folded(_ texts: RegularSet) throws(TooManyStatesError) -> RegularSet {
    if foldsAllLetters { return try texts.intersection(.lowerCase) }
    if texts == .anyText { return texts }
    return try texts.isSubset(of: .ascii) ? texts.intersection(.lowerCaseASCII) : texts.intersection(.lowerCase)
  }

  private static let mostLoweredTexts = 1_000

  private func lowered(_ texts: RegularSet) throws(TooManyStatesError) -> RegularSet {
    if texts == .anyText { return try folded(texts) }
    if try texts.isSubset(of: .ascii) { return try texts.lowercasedASCII() }
    if try texts.isSubset(of: .lowerCase) { return texts }
    let few = texts.firstTexts(Self.mostLoweredTexts + 1)
    guard few.count <= Self.mostLoweredTexts else { throw TooManyStatesError() }
    return try .texts(few.map { String(decoding: $0, as: UTF8.self).lowercased() })
  }

  package mutating func areEqual(_ shape: CaptureShape, _ other: CaptureShape) -> Bool {
    guard shape != other else { return true }
    guard shape.role == other.role, let own = texts(of: shape), let others = texts(of: other) else { return false }
    return own == others
  }

  package mutating func isProperSubset(_ shape: CaptureShape, _ other: CaptureShape) -> Bool {
    guard shape.role == other.role else { return false }
    if let answer = isSubsetByLiterals(shape, other) ?? isSubsetByValues(shape, other) { return answer }
    guard let own = texts(of: shape), let others = texts(of: other), own != others else { return false }
    guard spend(own.stateCount + min(own.stateCount * others.stateCount, 65_536) / 16),
      let isSubset = try? own.isSubset(of: others)
    else {
      isIncomplete = true
      return false
    }
    return isSubset
  }

  private func isSubsetByLiterals(_ shape: CaptureShape, _ other: CaptureShape) -> Bool? {
    guard other.type == .primitive(.string) else { return nil }
    let isBetween = shape.prefix.hasPrefix(other.prefix) && shape.suffix.hasSuffix(other.suffix)
    if shape.type == .primitive(.string) { return isBetween && shape != other }
    return isBetween && shape.prefix + shape.suffix != other.prefix + other.suffix ? true : nil
  }

  private func isSubsetByValues(_ shape: CaptureShape, _ other: CaptureShape) -> Bool? {
    guard shape.role == .value, !shape.ignoresCase, let values = sets.values(of: shape.type) else { return nil }
    guard values.allSatisfy({ contains(Self.decoded(shape.prefix) + $0 + Self.decoded(shape.suffix), other) }) else {
      return false
    }
    return sets.values(of: other.type).map { values.count < $0.count }
  }

  private mutating func spend(_ states: Int) -> Bool {
    work += states
    return work <= limit
  }

  package mutating func onlyText(of type: ValueType) -> String? {
    if let known = onlyTexts[type] { return known }
    let few = sets.texts(of: type).firstTexts(2)
    let text = few.count == 1 ? String(decoding: few[0], as: UTF8.self) : nil
    onlyTexts[type] = .some(text)
    return text
  }

  package mutating func example(of shape: CaptureShape) -> [UInt8]? {
    if let known = examples[shape] { return known }
    let example: [UInt8]?
    // The literals around the example of the type yield the same string without computing the set.
    if shape.role == .foldedSegment || shape.role == .loweredSegment || !shape.hasLiterals {
      example = texts(of: shape)?.shortestText.map { Array($0.utf8) }
    } else {
      let joined = self.example(of: CaptureShape(shape.type, .value)).map {
        Self.decoded(shape.prefix) + $0 + Self.decoded(shape.suffix)
      }
      let isDots = joined.map { Self.dots.contains($0) } ?? false
      example = isDots ? texts(of: shape)?.shortestText.map { Array($0.utf8) } : joined
    }
    examples[shape] = .some(example)
    return example
  }

  package func contains(_ text: [UInt8], _ shape: CaptureShape) -> Bool {
    let prefix = Self.decoded(shape.prefix)
    let suffix = Self.decoded(shape.suffix)
    let folded = shape.hasAffixesInEitherCase ? text.lowercasedASCII : text
    guard text.count > prefix.count + suffix.count, folded.starts(with: prefix),
      folded.suffix(suffix.count).elementsEqual(suffix)
    else { return false }
    return sets.texts(of: shape.type, ignoringCase: shape.ignoresCase)
      .contains(text[prefix.count..<text.count - suffix.count])
  }

  private static func decoded(_ text: String) -> [UInt8] {
    text.isEmpty ? [] : Array(PercentCoding.decoded(text.utf8).utf8)
  }
}

extension [UInt8] {
  var lowercasedASCII: [UInt8] { map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 } }
}

extension String {
  var lowercasedASCII: String { String(decoding: Array(utf8).lowercasedASCII, as: UTF8.self) }
}

extension Pattern.Path {
  fileprivate var firstCapture: Pattern.Capture? {
    if case .capture(let capture)? = segments.first { return capture }
    if case .optional(let capture) = tail, segments.isEmpty { return capture }
    return nil
  }
}

extension NavigationModel {
  /// A rule such as a regular expression restricts letters.
  fileprivate func hasLetters(_ type: ValueType) -> Bool {
    switch type {
    case .primitive(.slug), .primitive(.uuid): true
    case .primitive: false
    case .declared(let index): if case .refinement = types[index].kind { true } else { false }
    }
  }
}
