import RegularSets
import SpecModel

/// A nonempty set of strings in a ``CellTable``. Equal sets have equal indices.
struct Cell: Hashable {
  /// Negative for a regular set.
  let number: Int32

  /// A single string, or all strings that differ from it only in the case of ASCII letters.
  var isText: Bool { number >= 0 }

  /// The empty string represents the end of a path or an absent query key.
  static let end = Cell(number: 0)
}

/// The distinct sets of strings that link patterns accept, and their relations.
struct CellTable: ~Copyable {
  private(set) var texts: [[UInt8]] = []
  private var textNumbers: [[UInt8]: Int32] = [:]
  /// The numbers of texts in any case. The keys are in lowercase.
  private var numbersInAnyCase: [[UInt8]: Int32] = [:]
  private var textsInAnyCase: Set<Int32> = []
  /// The numbers of all texts that differ only in case. The keys are in lowercase.
  private var casings: [[UInt8]: [Int32]] = [:]
  /// Otherwise, each text is a single string.
  let ignoresCase: Bool
  private var sets: [RegularSet] = []
  private var setNumbers: [RegularSet: Int32] = [:]
  private var relations: [UInt64: SetRelation?] = [:]
  private var work = 0
  private(set) var isIncomplete = false
  private let limit: Int

  init(_ limits: SearchLimits, ignoringCase: Bool) {
    limit = limits.pairsOfStates
    ignoresCase = ignoringCase
    _ = cell(text: [])
  }

  mutating func cell(text: [UInt8]) -> Cell {
    if let number = textNumbers[text] { return Cell(number: number) }
    let number = add(text)
    textNumbers[text] = number
    return Cell(number: number)
  }

  private mutating func add(_ text: [UInt8]) -> Int32 {
    let number = Int32(texts.count)
    texts.append(text)
    if ignoresCase { casings[text.lowercasedASCII, default: []].append(number) }
    return number
  }

  mutating func cell(inAnyCase text: [UInt8]) -> Cell {
    let key = text.lowercasedASCII
    guard key.contains(where: { $0 &- 0x61 < 26 }) else { return cell(text: text) }
    if let number = numbersInAnyCase[key] { return Cell(number: number) }
    let number = add(text)
    numbersInAnyCase[key] = number
    textsInAnyCase.insert(number)
    return Cell(number: number)
  }

  func isSingle(_ cell: Cell) -> Bool { cell.isText && !isInAnyCase(cell) }
  private func isInAnyCase(_ cell: Cell) -> Bool { ignoresCase && textsInAnyCase.contains(cell.number) }

  private func casings(_ cell: Cell) -> [Int32] { casings[text(cell).lowercasedASCII] ?? [] }

  /// Texts with different results are disjoint.
  func firstCasing(_ cell: Cell) -> Cell { ignoresCase && cell.isText ? Cell(number: casings(cell)[0]) : cell }

  /// The string is disjoint from all other texts.
  func isAlone(_ cell: Cell) -> Bool { isSingle(cell) && (!ignoresCase || casings(cell).count == 1) }

  mutating func cell(_ set: RegularSet) -> Cell? {
    if let number = setNumbers[set] { return Cell(number: number) }
    let few = set.firstTexts(2)
    guard let first = few.first else { return nil }
    if few.count == 1 {
      let cell = cell(text: first)
      setNumbers[set] = cell.number
      return cell
    }
    if ignoresCase, let casings = try? RegularSet.text(first).ignoringCase(), casings == set {
      let cell = cell(inAnyCase: first)
      setNumbers[set] = cell.number
      return cell
    }
    sets.append(set)
    let number = -Int32(sets.count)
    setNumbers[set] = number
    return Cell(number: number)
  }

  var textCount: Int { texts.count }
  var setCount: Int { sets.count }
  func text(_ cell: Cell) -> [UInt8] { texts[Int(cell.number)] }
  private func set(_ cell: Cell) -> RegularSet { sets[-1 - Int(cell.number)] }

  func regularSet(_ cell: Cell) throws(TooManyStatesError) -> RegularSet {
    guard cell.isText else { return set(cell) }
    let single = try RegularSet.text(text(cell))
    return isInAnyCase(cell) ? try single.ignoringCase() : single
  }

  func contains(_ text: some Sequence<UInt8>, _ cell: Cell) -> Bool {
    guard cell.isText else { return set(cell).contains(text) }
    guard isInAnyCase(cell) else { return self.text(cell).elementsEqual(text) }
    return self.text(cell).lowercasedASCII.elementsEqual(Array(text).lowercasedASCII)
  }

  func firstTexts(_ cell: Cell, _ most: Int) -> [[UInt8]] {
    isSingle(cell) ? [text(cell)] : (try? regularSet(cell).firstTexts(most)) ?? []
  }

  mutating func relation(_ cell: Cell, _ other: Cell) -> SetRelation? {
    if cell == other { return .equal }
    switch (cell.isText, other.isText) {
    case (true, true):
      guard ignoresCase, firstCasing(cell) == firstCasing(other) else { return .disjoint }
      return isInAnyCase(cell) ? .superset : isInAnyCase(other) ? .subset : .disjoint
    case (true, false) where isInAnyCase(cell), (false, true) where isInAnyCase(other): break
    case (true, false): return set(other).contains(text(cell)) ? .subset : .disjoint
    case (false, true): return set(cell).contains(text(other)) ? .superset : .disjoint
    case (false, false): break
    }
    guard cell.number > other.number else { return relation(other, cell)?.inverted }
    let key = UInt64(UInt32(bitPattern: cell.number)) << 32 | UInt64(UInt32(bitPattern: other.number))
    if let known = relations[key] { return known }
    guard let set = try? regularSet(cell), let others = try? regularSet(other) else {
      isIncomplete = true
      return nil
    }
    let relation = compared(set, others)
    relations[key] = .some(relation)
    return relation
  }

  private mutating func compared(_ set: RegularSet, _ other: RegularSet) -> SetRelation? {
    work += min(set.stateCount * other.stateCount, 65_536)
    guard work <= limit else {
      isIncomplete = true
      return nil
    }
    do throws(TooManyStatesError) {
      if try set.isDisjoint(with: other) { return .disjoint }
      return SetRelation(isSubset: try set.isSubset(of: other), isSuperset: try other.isSubset(of: set))
    } catch {
      isIncomplete = true
      return nil
    }
  }
}

package enum SetRelation: Sendable {
  case disjoint
  case equal
  case subset
  case superset
  case overlapping

  package var inverted: SetRelation {
    switch self {
    case .subset: .superset
    case .superset: .subset
    case .disjoint, .equal, .overlapping: self
    }
  }

  /// This value relates *A* and *C*, and `other` *B* and *D*. All four sets must be nonempty.
  package func times(_ other: SetRelation) -> SetRelation {
    if self == .disjoint || other == .disjoint { return .disjoint }
    if self == .equal { return other }
    return other == .equal || other == self ? self : .overlapping
  }

  init(isSubset: Bool, isSuperset: Bool) {
    self = isSubset ? (isSuperset ? .equal : .subset) : isSuperset ? .superset : .overlapping
  }

  var isSubset: Bool { self == .equal || self == .subset }
  var isSuperset: Bool { self == .equal || self == .superset }
}

struct DisjointUnion {
  private var overlaps = false
  private var isSubset = true
  private var isSuperset = true

  /// Adds the relation of a part of both sets, such as the web URLs of two links. Both parts must be nonempty.
  mutating func add(_ relation: SetRelation) {
    if relation != .disjoint { overlaps = true }
    if !relation.isSubset { isSubset = false }
    if !relation.isSuperset { isSuperset = false }
  }

  mutating func addToFirst() { isSubset = false }
  mutating func addToSecond() { isSuperset = false }
  var relation: SetRelation { overlaps ? SetRelation(isSubset: isSubset, isSuperset: isSuperset) : .disjoint }
}
