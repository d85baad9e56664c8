import RegularSets
import TestSupport

/// The tree of a random regular expression.
///
/// The tree can print the expression, and can match texts by trying all possibilities.
indirect enum RandomExpression {
  case emptyText
  /// A set of characters of ``alphabet``, with the text of the expression.
  case character(Set<Unicode.Scalar>, written: String)
  case sequence([RandomExpression])
  case choice([RandomExpression])
  case repeated(RandomExpression, ClosedRange<Int>, written: String)

  /// The characters of random texts: one for each length in UTF-8, and a second character of one byte.
  static let alphabet: [Unicode.Scalar] = ["a", "b", "é", "€", "😀"]

  static func random(depth: Int = 4, using random: inout SplitMix64) -> RandomExpression {
    switch depth == 0 ? 0 : random.below(8) {
    case 0, 1: return character(using: &random)
    case 2 where random.once(in: 3): return .emptyText
    case 2, 3, 4:
      return .sequence((0..<2 + random.below(2)).map { _ in .random(depth: depth - 1, using: &random) })
    case 5: return .choice((0..<2 + random.below(2)).map { _ in .random(depth: depth - 1, using: &random) })
    default:
      let part = RandomExpression.random(depth: depth - 1, using: &random)
      let least = random.below(3)
      let most = least + random.below(3)
      // No text of these tests is longer than 100 characters.
      let choices: [(ClosedRange<Int>, String)] = [
        (0...100, "*"), (1...100, "+"), (0...1, "?"), (least...least, "{\(least)}"), (least...100, "{\(least),}"),
        (least...most, "{\(least),\(most)}"),
      ]
      let (counts, written) = random.pick(choices)
      return .repeated(part, counts, written: written + (random.once(in: 4) ? "?" : ""))
    }
  }

  private static func character(using random: inout SplitMix64) -> RandomExpression {
    let one = random.pick(alphabet)
    let two: Set<Unicode.Scalar> = [one, random.pick(alphabet)]
    let list = two.sorted().map { "\($0)" }.joined()
    let all = Set(alphabet)
    switch random.below(10) {
    case 0: return .character([one], written: "\\u{\(String(one.value, radix: 16))}")
    case 1: return .character(all, written: ".")
    case 2: return .character(two, written: "[\(list)]")
    case 3: return .character(all.subtracting(two), written: "[^\(list)]")
    case 4: return .character(["a", "b"], written: random.pick(["[a-b]", #"\w"#, "[a-z]", #"[\wx]"#]))
    case 5: return .character(["é", "€", "😀"], written: random.pick([#"\W"#, "[^a-z]", #"[\u0080-\u{10FFFF}]"#]))
    case 6: return .character(["é", "€"], written: random.pick(["[é-€]", "[é-\u{FFFF}]", #"[\u00e9\u20aC]"#]))
    default: return .character([one], written: "\(one)")
    }
  }

  // MARK: Printing

  var written: String { written(in: .choice) }

  private enum Place: Comparable {
    case choice, sequence, repeated
  }

  private func written(in place: Place) -> String {
    switch self {
    case .emptyText: place > .choice ? "()" : ""
    case .character(_, let written): written
    case .sequence(let parts):
      Self.grouped(parts.map { $0.written(in: .sequence) }.joined(), place > .sequence)
    case .choice(let choices):
      Self.grouped(choices.map { $0.written(in: .sequence) }.joined(separator: "|"), place > .choice)
    case .repeated(let part, _, let quantifier):
      Self.grouped(part.written(in: .repeated) + quantifier, place == .repeated)
    }
  }

  private static func grouped(_ text: String, _ isNeeded: Bool) -> String { isNeeded ? "(?:\(text))" : text }

  // MARK: Matching

  func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return ends(in: scalars, from: 0).contains(scalars.count)
  }

  /// Returns the indices at which a match that starts at an index may end.
  private func ends(in text: [Unicode.Scalar], from start: Int) -> Set<Int> {
    switch self {
    case .emptyText: return [start]
    case .character(let scalars, _): return start < text.count && scalars.contains(text[start]) ? [start + 1] : []
    case .choice(let choices): return choices.reduce(into: []) { $0.formUnion($1.ends(in: text, from: start)) }
    case .sequence(let parts):
      return parts.reduce([start]) { starts, part in
        starts.reduce(into: []) { $0.formUnion(part.ends(in: text, from: $1)) }
      }
    case .repeated(let part, let counts, _):
      var ends: Set<Int> = counts.lowerBound == 0 ? [start] : []
      var starts: Set<Int> = [start]
      for count in 1...max(1, counts.upperBound) where count <= counts.upperBound {
        let next = starts.reduce(into: Set<Int>()) { $0.formUnion(part.ends(in: text, from: $1)) }
        if count > counts.lowerBound, next.isSubset(of: ends) { break }
        if count >= counts.lowerBound { ends.formUnion(next) }
        starts = next
      }
      return ends
    }
  }
}

/// A random expression with its set.
struct Sample {
  let expression: RandomExpression
  let set: RegularSet

  init(using random: inout SplitMix64) throws {
    expression = .random(using: &random)
    set = try .matching(expression.written)
  }

  /// Returns all texts of the alphabet up to a length.
  static func texts(upTo length: Int) -> [String] {
    var texts = [""]
    var longest = texts
    for _ in 0..<length {
      longest = longest.flatMap { text in RandomExpression.alphabet.map { text + String($0) } }
      texts += longest
    }
    return texts
  }
}

extension RegularSet {
  func contains(_ text: String) -> Bool { contains(text.utf8) }
}
