import RegularSets
import SpecText

/// Visits the components in order, because the first that matches a URL decides, and removes the URLs that each
/// matches.
struct ClaimSearch {
  struct Gap {
    let box: ClaimBox
    /// The index of the component that excludes the URLs, or `nil` if no component matches the URLs.
    let excluding: Int?
  }

  let components: [AssociationFile.Component]
  private let forms: [(caseSensitive: Bool, percentEncoded: Bool)]
  private let index: ComponentIndex
  private var globs: GlobSets
  private var sets: [Int: ComponentSets?] = [:]
  /// A release build takes 5.4 s with 900 components and 400 links.
  private var statesLeft = 1_500_000
  private(set) var isIncomplete = false
  var linksIgnoreCase = false

  private static let mostBoxes = 64
  private static let mostGaps = 8

  init(_ file: AssociationFile, _ details: [AssociationFile.Details]) {
    components = details.flatMap(\.components)
    forms = details.flatMap { details in details.components.map { file.options(of: $0, in: details) } }
    index = ComponentIndex(components)
    globs = GlobSets(file.substitutionVariables)
  }

  /// If the component ignores case, but the links do not, the box has only the spelling of the component.
  private mutating func box(of component: Int) -> ClaimBox? {
    let isSensitive = forms[component].caseSensitive || linksIgnoreCase
    guard let sets = isSensitive ? sets(of: component) : makeSets(of: component, isCaseSensitive: true) else {
      return nil
    }
    var box = ClaimBox(path: Self.paths)
    for item in sets.items { box.query[item.key] = item.set }
    do throws(TooManyStatesError) {
      if let fragment = sets.fragment { box.fragment = try fragment.intersection(Self.fragments) }
      if let path = sets.path { box.path = try path.intersection(Self.paths) }
    } catch {
      return nil
    }
    return box
  }

  /// If the URLs of an earlier component cannot be computed, the function ignores the earlier component.
  mutating func decided(by component: Int) -> [ClaimBox] {
    guard let box = box(of: component) else { return [] }
    var left = [box]
    for number in index.components(overlapping: prefix(of: component)) where number < component && !left.isEmpty {
      left = split(left, by: number).outside
    }
    return left
  }

  func prefix(of component: Int) -> String { index.prefixes[component] }
  mutating func startOver() { isIncomplete = false }

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

  /// `nil` for one pattern for the whole query, which does not define a set of values for each key.
  private mutating func sets(of component: Int) -> ComponentSets? {
    if let known = sets[component] { return known }
    let made = makeSets(of: component, isCaseSensitive: forms[component].caseSensitive)
    sets[component] = .some(made)
    return made
  }

  private mutating func makeSets(of number: Int, isCaseSensitive: Bool) -> ComponentSets? {
    let component = components[number]
    func form(hasSegments: Bool) -> GlobSets.Form {
      GlobSets.Form(
        hasSegments: hasSegments, isCaseSensitive: isCaseSensitive, isPercentEncoded: forms[number].percentEncoded)
    }
    var sets = ComponentSets()
    if let path = component.path {
      let paths = globs.paths(
        of: path, isCaseSensitive: isCaseSensitive, isPercentEncoded: forms[number].percentEncoded)
      guard let own = paths else {
        isIncomplete = true
        return nil
      }
      sets.path = own
    }
    if let fragment = component.fragment {
      guard let own = texts(of: fragment, form(hasSegments: true)) else { return nil }
      sets.fragment = own
    }
    switch component.query {
    case nil: break
    case .text("*"): break
    case .text: return nil
    case .items(let items):
      for item in items {
        guard let values = texts(of: item.pattern, form(hasSegments: false)),
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

  /// The set of all URL paths without a slash at the end, including paths with dot segments.
  private static let paths = LinkBoxes.expression("/|(/[^/]+)+")
  /// The set of all fragments without empty segments. No pattern of a link matches other fragments.
  private static let fragments = LinkBoxes.expression(#"/?([^/?]+(/[^/?]+)*)?(\?.*)?"#)
}

/// Finds components by the prefix of their path patterns, so each link is compared with only a few.
private struct ComponentIndex {
  let prefixes: [String]
  private var bySegment: [Substring: [Int]] = [:]
  private var others: [Int] = []

  init(_ components: [AssociationFile.Component]) {
    // The last path pattern is the shortest.
    prefixes = components.map {
      $0.path.flatMap { AssociationPatternPart.paths(of: $0).last }.map(Self.prefix(ofPattern:)) ?? ""
    }
    for (number, prefix) in prefixes.enumerated() {
      if let segment = Self.firstSegment(prefix) {
        bySegment[segment, default: []].append(number)
      } else {
        others.append(number)
      }
    }
  }

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

  /// The prefix ends before the first wildcard, variable, percent escape, or non-ASCII character.
  private static func prefix(ofPattern pattern: String) -> String {
    guard case .text(let text)? = AssociationPatternPart.all(in: pattern).first else { return "" }
    return comparable(text)
  }

  private static func comparable(_ text: String) -> String {
    String(text.prefix { $0.isASCII && $0 != "%" }).lowercased()
  }
}
