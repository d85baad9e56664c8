import RegularSets
import SpecModel

/// A nonempty set of strings in a ``CellTable``. Equal sets have equal indices.
struct Cell: Hashable {
  /// Nonnegative for a single string, and negative for several strings.
  let number: Int32

  var isText: Bool { number >= 0 }

  /// The empty string represents the end of a path or an absent query key.
  static let end = Cell(number: 0)
}

/// The distinct sets of strings that link patterns accept, and their relations.
struct CellTable: ~Copyable {
  private(set) var texts: [[UInt8]] = []
  private var textNumbers: [[UInt8]: Int32] = [:]
  private var sets: [RegularSet] = []
  private var setNumbers: [RegularSet: Int32] = [:]
  private var relations: [UInt64: SetRelation?] = [:]
  private var work = 0
  private(set) var isIncomplete = false
  private let limit: Int

  init(_ limits: SearchLimits) {
    limit = limits.pairsOfStates
    _ = cell(text: [])
  }

  mutating func cell(text: [UInt8]) -> Cell {
    if let number = textNumbers[text] { return Cell(number: number) }
    let number = Int32(texts.count)
    texts.append(text)
    textNumbers[text] = number
    return Cell(number: number)
  }

  mutating func cell(_ set: RegularSet) -> Cell? {
    if let number = setNumbers[set] { return Cell(number: number) }
    let few = set.firstTexts(2)
    guard let first = few.first else { return nil }
    if few.count == 1 {
      let cell = cell(text: first)
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
    cell.isText ? try .text(text(cell)) : set(cell)
  }

  func contains(_ text: some Sequence<UInt8>, _ cell: Cell) -> Bool {
    cell.isText ? self.text(cell).elementsEqual(text) : set(cell).contains(text)
  }

  func firstTexts(_ cell: Cell, _ most: Int) -> [[UInt8]] { cell.isText ? [text(cell)] : set(cell).firstTexts(most) }

  mutating func relation(_ cell: Cell, _ other: Cell) -> SetRelation? {
    if cell == other { return .equal }
    switch (cell.isText, other.isText) {
    case (true, true): return .disjoint
    case (true, false): return set(other).contains(text(cell)) ? .subset : .disjoint
    case (false, true): return set(cell).contains(text(other)) ? .superset : .disjoint
    case (false, false): break
    }
    guard cell.number > other.number else { return relation(other, cell)?.inverted }
    let key = UInt64(UInt32(bitPattern: cell.number)) << 32 | UInt64(UInt32(bitPattern: other.number))
    if let known = relations[key] { return known }
    let relation = compared(set(cell), set(other))
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
