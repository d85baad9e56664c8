import RegularSets
import SpecText

/// A converter of the regular expressions of captures to types, which keeps its results.
struct ExpressionTypes {
  /// For one file, which limits the time for hostile files.
  private static let mostExpressions = 2_000
  private static let longest = PatternNotation.longest
  private static let mostGroups = 16
  private var meanings: [String: CaptureMeaning] = [:]
  /// The automaton states that the expressions of one file can have. Most expressions have fewer than 50 states.
  private var statesLeft = 20_000

  mutating func meaning(of expression: String) -> CaptureMeaning {
    guard expression.utf8.count <= Self.longest else {
      return Self.refused(expression, "it has more than \(Self.longest) bytes", nil)
    }
    if let meaning = meanings[expression] { return meaning }
    guard meanings.count < Self.mostExpressions, statesLeft > 0 else {
      return Self.refused(expression, "the file has too many or too complex expressions", nil)
    }
    let meaning = newMeaning(of: expression)
    meanings[expression] = meaning
    return meaning
  }

  mutating func supports(_ expression: String) -> Bool {
    guard statesLeft > 0, expression.utf8.count <= Self.longest, let set = try? set(expression) else { return false }
    return !set.containsEmptyText && !set.isEmpty
  }

  mutating func supports(_ pattern: ImportedPattern) -> Bool {
    let types =
      (pattern.segments + (pattern.fragment ?? [])).map { segment -> ImportedPattern.CaptureType? in
        if case .capture(let capture, _, _) = segment { capture.type } else { nil }
      } + pattern.query.map { if case .capture(let capture) = $0.value { capture.type } else { nil } }
    return types.allSatisfy { if case .matching(let expression)? = $0 { supports(expression) } else { true } }
  }

  private mutating func set(_ expression: String) throws(RegularExpressionError) -> RegularSet {
    do throws(RegularExpressionError) {
      let set = try RegularSet.matching(expression)
      statesLeft -= set.stateCount
      return set
    } catch {
      // The automaton of a long expression may have been computed in part.
      statesLeft -= expression.contains("{") ? RegularSet.mostStates : 0
      throw error
    }
  }

  private mutating func newMeaning(of original: String) -> CaptureMeaning {
    // The expression is the content of a group.
    guard !original.hasPrefix("?") || original.hasPrefix("?:") else {
      return Self.refused(original, "a group can start with `(?:`, but not with `(\(original.prefix(2))`", nil)
    }
    let expression = Self.bare(String(original.trimmed.dropFirst(original.hasPrefix("?:") ? 2 : 0)))
    if let values = Self.literals(expression) { return CaptureMeaning(.values(values)) }
    do throws(RegularExpressionError) {
      let set = try self.set(expression)
      if let meaning = Self.builtIn(set) { return meaning }
      guard !set.isEmpty else { return Self.refused(original, "it matches no text", nil) }
      guard !set.containsEmptyText else {
        return Self.refused(original, "it matches the empty text, which is no segment", nil)
      }
      guard (try? set.isDisjoint(with: Known.severalSegments)) == false else {
        return CaptureMeaning(.matching(expression))
      }
      let note = ImportNote(
        .decision, "the expression \(Quoted(original)) matches several segments, so its values are not checked")
      return CaptureMeaning(.string, isRest: true, notes: [note])
    } catch { return Self.refused(original, error.message, error.help) }
  }

  private static func refused(_ expression: String, _ reason: String, _ help: String?) -> CaptureMeaning {
    CaptureMeaning(
      .string,
      notes: [
        ImportNote(
          .decision, "the expression \(Quoted(expression)) is not supported: \(reason)",
          help: help ?? "the capture is a `String`; check the value in the app")
      ])
  }

  static func bare(_ expression: String) -> String {
    var text = expression
    for _ in 0..<mostGroups {
      let before = text.utf8.count
      if text.hasPrefix("^") { text.removeFirst() }
      if text.hasSuffix("$"), !text.hasSuffix(#"\$"#) { text.removeLast() }
      let scalars = Array(text.unicodeScalars)
      if text.hasPrefix("("), !text.hasPrefix("(?") || text.hasPrefix("(?:"),
        Brackets.end(in: scalars, from: 0, to: scalars.count) == scalars.count - 1
      {
        text.removeLast()
        text.removeFirst(text.hasPrefix("(?:") ? 3 : 1)
      }
      if text.utf8.count == before { break }
    }
    return text
  }

  /// Such as `a|b|c`; `nil` for any other expression.
  static func literals(_ expression: String) -> [String]? {
    var values: [String] = []
    for value in expression.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed.unquoted) {
      guard !value.isEmpty, value.unicodeScalars.allSatisfy({ $0.continuesName || $0 == "-" }) else { return nil }
      if !values.contains(value) { values.append(value) }
    }
    return values
  }

  private static func builtIn(_ set: RegularSet) -> CaptureMeaning? {
    switch set {
    case Known.digits, Known.digitsOrEmpty: return CaptureMeaning(.uint)
    case Known.integers: return CaptureMeaning(.int)
    case Known.decimals: return CaptureMeaning(.double)
    case Known.oneSegment, Known.oneSegmentOrEmpty: return CaptureMeaning(.string)
    case Known.anyOrEmpty: return CaptureMeaning(.string, isRest: true, isOptional: true)
    case .anyText: return CaptureMeaning(.string, isRest: true)
    case .bool: return CaptureMeaning(.bool)
    case .slug: return CaptureMeaning(.slug)
    case .date, Known.dates: return CaptureMeaning(.date)
    default:
      let isUUID =
        (try? set.isSubset(of: Known.uuidCharacters)) == true && (try? Known.lowercaseUUIDs.isSubset(of: set)) == true
      return isUUID ? CaptureMeaning(.uuid) : nil
    }
  }

  private enum Known {
    static let digits = set("[0-9]+")
    static let digitsOrEmpty = set("[0-9]*")
    static let integers = set("-?[0-9]+")
    static let decimals = set(#"-?[0-9]+(\.[0-9]+)?"#)
    static let oneSegment = set("[^/]+")
    static let oneSegmentOrEmpty = set("[^/]*")
    static let anyOrEmpty = set(".*")
    static let dates = set(#"\d{4}-\d{2}-\d{2}"#)
    static let severalSegments = set(".*/.*")
    static let uuidCharacters = set("[0-9A-Fa-f-]{36}")
    static let lowercaseUUIDs = set("[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}")

    private static func set(_ expression: String) -> RegularSet { (try? RegularSet.matching(expression)) ?? .empty }
  }
}
