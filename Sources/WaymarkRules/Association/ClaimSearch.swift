import AppleFormats
import RegularSets

/// Goes through the components of an association file with some URLs, and says which of them it does not claim.
///
/// The first component that matches a URL decides, so each takes its part out of what is left of them.
struct ClaimSearch {
  /// URLs that do not open the app.
  struct Gap {
    let box: ClaimBox
    /// The component that excludes them; nil where none matches.
    let excluding: Int?
  }

  let components: [AssociationFile.Component]
  private let forms: [(caseSensitive: Bool, percentEncoded: Bool)]
  private let index: ComponentIndex
  private var globs: GlobSets
  private var sets: [Int: ComponentSets?] = [:]
  /// States of sets that may be made: seconds' worth, in a debug build.
  private var statesLeft = 1_500_000
  /// Whether something was left open when gaps were looked for last, as it would take too long to find out.
  private(set) var isIncomplete = false

  /// More parts than any link falls into.
  private static let mostBoxes = 64
  private static let mostGaps = 8

  /// - Parameter details: Those of one app, in their order.
  init(_ file: AssociationFile, _ details: [AssociationFile.Details]) {
    components = details.flatMap(\.components)
    forms = details.flatMap { details in details.components.map { file.options(of: $0, in: details) } }
    index = ComponentIndex(components)
    globs = GlobSets(file.substitutionVariables)
  }

  /// The URLs that a component would match if it were alone, as far as they can be told.
  private mutating func box(of component: Int) -> ClaimBox? {
    guard let sets = sets(of: component) else { return nil }
    var box = ClaimBox(path: Self.paths)
    for item in sets.items { box.query[item.key] = item.set }
    if let fragment = sets.fragment { box.fragment = fragment }
    if let path = sets.path {
      guard let own = try? path.intersection(Self.paths) else { return nil }
      box.path = own
    }
    return box
  }

  /// The URLs that a component decides about, as far as they can be told.
  mutating func decided(by component: Int) -> [ClaimBox] {
    guard let box = box(of: component) else { return [] }
    var left = [box]
    for number in index.components(overlapping: prefix(of: component)) where number < component && !left.isEmpty {
      left = split(left, by: number).outside
    }
    return left
  }

  /// What all paths that a component matches start with, as far as it is written out.
  func prefix(of component: Int) -> String { index.prefixes[component] }

  mutating func startOver() { isIncomplete = false }

  /// URLs among some that the file does not claim, of each kind some.
  ///
  /// - Parameter prefix: What all of their paths start with.
  mutating func gaps(in boxes: [ClaimBox], startingWith prefix: String) -> [Gap] {
    var left = boxes
    var gaps: [Gap] = []
    startOver()
    for number in index.components(overlapping: prefix) where !left.isEmpty && gaps.count < Self.mostGaps {
      let parts = split(left, by: number)
      if components[number].isExcluded { gaps += parts.inside.map { Gap(box: $0, excluding: number) } }
      left = parts.outside
    }
    return gaps + left.prefix(Self.mostGaps).map { Gap(box: $0, excluding: nil) }
  }

  private mutating func split(_ boxes: [ClaimBox], by component: Int) -> (inside: [ClaimBox], outside: [ClaimBox]) {
    guard let sets = sets(of: component) else { return ([], boxes) }
    var inside: [ClaimBox] = []
    var outside: [ClaimBox] = []
    for box in boxes {
      statesLeft -= box.stateCount + sets.stateCount
      guard statesLeft > 0, outside.count < Self.mostBoxes else {
        isIncomplete = true
        return ([], [])
      }
      do throws(TooManyStatesError) {
        if let parts = try box.split(by: sets) {
          inside.append(parts.inside)
          outside += parts.outside
        } else {
          outside.append(box)
        }
      } catch {
        isIncomplete = true
        return ([], [])
      }
    }
    return (inside, outside)
  }

  /// nil where it cannot be told: a query as a whole is no product of its keys.
  private mutating func sets(of component: Int) -> ComponentSets? {
    if let known = sets[component] { return known }
    let made = makeSets(of: component)
    sets[component] = .some(made)
    return made
  }

  private mutating func makeSets(of number: Int) -> ComponentSets? {
    let component = components[number]
    func form(isPath: Bool) -> GlobSets.Form {
      GlobSets.Form(
        isPath: isPath, isCaseSensitive: forms[number].caseSensitive,
        isPercentEncoded: forms[number].percentEncoded)
    }
    var sets = ComponentSets()
    if let path = component.path {
      // A pattern may leave out the slash at its start.
      let written = path.hasPrefix("/") || path.hasPrefix("*") || path.hasPrefix("?") ? path : "/" + path
      guard let own = texts(of: written, form(isPath: true)) else { return nil }
      sets.path = own
    }
    if let fragment = component.fragment {
      guard let own = texts(of: fragment, form(isPath: false)) else { return nil }
      sets.fragment = own
    }
    switch component.query {
    case nil: break
    case .text("*"): break
    case .text: return nil
    case .items(let items):
      for item in items {
        guard let values = texts(of: item.pattern, form(isPath: false)),
          let once = try? values.affixed(prefix: [UInt8(ascii: "=")], suffix: []),
          let own = values.containsEmptyText ? try? once.union(.emptyText) : once
        else { return nil }
        sets.items.append((item.key, own))
      }
    }
    return sets
  }

  private mutating func texts(of pattern: String, _ form: GlobSets.Form) -> RegularSet? {
    let texts = globs.texts(of: pattern, form)
    if texts == nil { isIncomplete = true }
    return texts
  }

  /// The paths of URLs that are not refused, but for segments of dots.
  private static let paths: RegularSet = {
    guard let paths = try? RegularSet.matching("/|(/[^/]+)+/?") else { preconditionFailure("paths are regular") }
    return paths
  }()
}

/// Components by what their paths start with, so that few of them are compared with a link.
private struct ComponentIndex {
  let prefixes: [String]
  /// By the first segment, where that is written out and ends.
  private var bySegment: [Substring: [Int]] = [:]
  private var others: [Int] = []

  init(_ components: [AssociationFile.Component]) {
    prefixes = components.map { $0.path.map(Self.prefix(ofPattern:)) ?? "" }
    for (number, prefix) in prefixes.enumerated() {
      if let segment = Self.firstSegment(prefix) {
        bySegment[segment, default: []].append(number)
      } else {
        others.append(number)
      }
    }
  }

  /// Those that may match a path that starts with a text, in their order.
  func components(overlapping prefix: String) -> [Int] {
    let prefix = Self.comparable(prefix)
    guard let segment = Self.firstSegment(prefix) else {
      return prefixes.indices.filter { Self.overlap(prefixes[$0], prefix) }
    }
    return ((bySegment[segment] ?? []) + others).filter { Self.overlap(prefixes[$0], prefix) }.sorted()
  }

  private static func overlap(_ prefix: String, _ other: String) -> Bool {
    prefix.hasPrefix(other) || other.hasPrefix(prefix)
  }

  private static func firstSegment(_ prefix: String) -> Substring? {
    let rest = prefix.dropFirst()
    return prefix.hasPrefix("/") && rest.contains("/") ? rest.prefix { $0 != "/" } : nil
  }

  /// What a pattern's texts start with, as far as that stands for itself however it is compared.
  private static func prefix(ofPattern pattern: String) -> String {
    let prefix = comparable(String(pattern.prefix { !"*?$%".contains($0) }))
    return prefix.hasPrefix("/") || prefix.isEmpty ? prefix : "/" + prefix
  }

  private static func comparable(_ text: String) -> String {
    String(text.prefix { $0.isASCII && $0 != "%" }).lowercased()
  }
}
