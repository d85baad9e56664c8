import SpecModel
import SpecText
import WaymarkLinks

struct ClaimedApp {
  let file: AssociationFile
  private let matcher: AssociationMatcher
  private var comparisons = 0
  /// In a debug build, comparing this number of characters takes a few seconds.
  private static let mostComparisons = 200_000_000

  private init(_ file: AssociationFile) {
    self.file = file
    matcher = AssociationMatcher(file)
  }

  /// All apps of the file if the spec has no app IDs, but only the first of apps with the same entries.
  static func all(in file: AssociationFile, of model: NavigationModel) -> [ClaimedApp] {
    let named = model.spec.root.apple?.appIDs.map(\.string) ?? []
    var seen: Set<[Int]> = []
    return (named.isEmpty ? file.details.flatMap(\.appIDs) : named).compactMap { appID in
      let own = file.details.indices.filter { file.details[$0].appIDs.contains(appID) }
      guard !own.isEmpty, seen.insert(own).inserted else { return nil }
      var part = file
      part.details = own.map { file.details[$0] }
      return ClaimedApp(part)
    }
  }

  static func claims(_ file: AssociationFile) -> ClaimedApp { ClaimedApp(file) }

  func excluding(_ url: String) -> AssociationFile.Component? {
    guard case .excluded(let place) = matcher.decision(url) else { return nil }
    return file.details[place.details].components[place.component]
  }

  /// After the limit is exceeded, no further URL is checked.
  var isSpent: Bool { comparisons > Self.mostComparisons }

  /// The result is `false` if the outcome is unknown.
  mutating func leaves(_ url: String) -> Bool {
    guard !isSpent else { return false }
    switch matcher.decision(url, comparisons: &comparisons) {
    case .excluded, .unclaimed: return true
    case .opensApp, .unknown: return false
    }
  }

  mutating func claiming(_ url: String) -> AssociationFile.Component? {
    guard !isSpent, case .opensApp(let place) = matcher.decision(url, comparisons: &comparisons) else { return nil }
    return file.details[place.details].components[place.component]
  }

  var search: ClaimSearch { ClaimSearch(file, file.details) }

  /// Comments are ignored.
  func saysTheSame(as other: AssociationFile) -> Bool {
    Self.components(file) == Self.components(other) && file.substitutionVariables == other.substitutionVariables
      && file.defaults == other.defaults && file.details.map(\.defaults) == other.details.map(\.defaults)
  }

  private static func components(_ file: AssociationFile) -> [AssociationFile.Component] {
    file.details.flatMap(\.components).map(\.withoutComment)
  }
}

extension LinkTable {
  func lands(_ url: String) -> Bool {
    switch resolve(url) {
    case .landed, .redirected: true
    case .unmatched, .rejected: false
    }
  }

  func knowsNothing(of url: String) -> Bool { if case .unmatched = resolve(url) { true } else { false } }
}

struct PatternSamples {
  private let file: AssociationFile

  init(_ file: AssociationFile) { self.file = file }

  func urls(of component: AssociationFile.Component, on start: String) -> [String] {
    ["more", "more/pages", "", "1"].map { any in
      var path = text(of: component.path ?? "/", any: any)
      if !path.hasPrefix("/") { path = "/" + path }
      return start + written(path) + query(component.query) + fragment(component.fragment, any)
    }
  }

  private func query(_ query: AssociationFile.Query?) -> String {
    switch query {
    case nil: return ""
    case .text(let pattern): return "?" + text(of: pattern, any: "")
    case .items(let items):
      let texts = items.compactMap { item in
        let value = text(of: item.pattern, any: "")
        return value.isEmpty ? nil : "\(item.key)=\(PercentCoding.canonical(value, keeping: .queryValue) ?? "")"
      }
      return texts.isEmpty ? "" : "?" + texts.joined(separator: "&")
    }
  }

  private func fragment(_ pattern: String?, _ any: String) -> String {
    // No pattern of a link matches a fragment with a slash at the end.
    var text = pattern.map { self.text(of: $0, any: any) } ?? ""
    while text.last == "/" { text.removeLast() }
    return text.isEmpty ? "" : "#" + written(text)
  }

  private func text(of pattern: String, any: String) -> String {
    let parts = AssociationPatternPart.all(in: pattern)
    var result = ""
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text): result += text
      // `?*` is replaced by one text of any length.
      case .one: result += !any.isEmpty && index + 1 < parts.count && parts[index + 1] == .any ? "" : "1"
      case .any: result += any
      case .variable(let name):
        let texts = file.substitutionVariables[name] ?? AssociationFile.systemVariables[name] ?? []
        result += texts.first ?? ""
      }
    }
    return result
  }

  /// A segment that already contains a percent sign stays unchanged.
  private func written(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      segment.contains("%") ? String(segment) : PercentCoding.canonical(String(segment), keeping: .segment) ?? ""
    }.joined(separator: "/")
  }
}
